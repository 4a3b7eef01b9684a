; The Windows installer, for one person and without asking for rights: makensis is called by bundle/windows.py with
; /DVERSION, /DPROGRAM (the folder of the bundle), /DICON, /DLICENCE and /DOUT.
Unicode true
!include "MUI2.nsh"
Name "Horologium"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Horologium"
InstallDirRegKey HKCU "Software\Horologium" "InstallDir"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Horologium"
VIAddVersionKey "FileDescription" "Horologium installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\horologium.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Horologium"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; A kind of file: its ending, its class, and what the system calls it.
!macro Associate ENDING CLASS WORDS
  WriteRegStr HKCU "Software\Classes\${ENDING}\OpenWithProgids" "${CLASS}" ""
  WriteRegStr HKCU "Software\Classes\${ENDING}" "" "${CLASS}"
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "${WORDS}"
  WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" '"$INSTDIR\horologium.exe",0'
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\horologium.exe" "%1"'
!macroend

!macro Dissociate ENDING CLASS
  DeleteRegValue HKCU "Software\Classes\${ENDING}\OpenWithProgids" "${CLASS}"
  ReadRegStr $0 HKCU "Software\Classes\${ENDING}" ""
  StrCmp $0 "${CLASS}" 0 +2
  DeleteRegKey HKCU "Software\Classes\${ENDING}"
  DeleteRegKey HKCU "Software\Classes\${CLASS}"
!macroend

!macro TellTheSystem
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  ; The libraries of an older version must not stay beside those of the new one.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*.*"
  CreateShortcut "$SMPROGRAMS\Horologium.lnk" "$INSTDIR\horologium.exe"
  !insertmacro Associate ".horologium" "Horologium.Campaign" "Horologium campaign"
  !insertmacro Associate ".horologium-campaign" "Horologium.Export" "Horologium campaign to pass on"
  !insertmacro Associate ".horologium-hero" "Horologium.Hero" "Horologium hero"
  !insertmacro Associate ".horologium-pack" "Horologium.Pack" "Horologium content pack"
  !insertmacro TellTheSystem
  WriteRegStr HKCU "Software\Horologium" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Horologium"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\horologium.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  WriteUninstaller "$INSTDIR\uninstall.exe"
SectionEnd

Section "Uninstall"
  Delete "$SMPROGRAMS\Horologium.lnk"
  ; Only what was installed: somebody may have chosen a folder that holds other things.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\horologium.exe"
  Delete "$INSTDIR\horologium-console.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  !insertmacro Dissociate ".horologium" "Horologium.Campaign"
  !insertmacro Dissociate ".horologium-campaign" "Horologium.Export"
  !insertmacro Dissociate ".horologium-hero" "Horologium.Hero"
  !insertmacro Dissociate ".horologium-pack" "Horologium.Pack"
  !insertmacro TellTheSystem
  DeleteRegKey HKCU "Software\Horologium"
  DeleteRegKey HKCU "${UNINSTALL}"
  MessageBox MB_OK "Horologium is removed. Your campaigns stay in $LOCALAPPDATA\horologium." /SD IDOK
SectionEnd
