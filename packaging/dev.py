"""Everything a developer does, by one command: ``python3 packaging/dev.py VERB``.

Standard library only. It makes the virtual environment by itself and keeps it up to date. This file
must stay readable for old Pythons, so that they can say what is wrong; the work is in ``devtools``.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Horologium needs Python 3.11 or newer and this is %d.%d: install one, then start this file with it."  # noqa: UP031
        % sys.version_info[:2]
    )

from devtools.verbs import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
