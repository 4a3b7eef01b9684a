"""Good files, spoilt: bytes turned, lost and doubled, values changed somewhere deep inside."""

from __future__ import annotations

WORDS = ("", "member-1", "one", "done", "\x00", "\u202e", "../x", "é", "0", "x" * 300_000, "flag:y")


def spoilt_bytes(data, chance):
    """A file that was cut off, or in which bytes have turned, gone, or come."""
    data = bytearray(data)
    match chance.randrange(5):
        case 0:
            return bytes(data[: chance.randrange(len(data))])
        case 1:
            for _ in range(chance.randrange(1, 30)):
                data[chance.randrange(len(data))] = chance.randrange(256)
        case 2:
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        case 3:
            start = chance.randrange(len(data))
            del data[start : start + chance.randrange(1, 200)]
        case _:
            start = chance.randrange(len(data))
            data[start:start] = data[: chance.randrange(1, 200)]
    return bytes(data)


def some_value(chance, depth=2):
    """Any value that JSON can have."""
    kind = chance.randrange(8 if depth else 6)
    if kind == 6:
        return [some_value(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind == 7:
        return {chance.choice(WORDS): some_value(chance, depth - 1) for _ in range(chance.randrange(4))}
    return [None, True, chance.choice(WORDS), chance.randrange(-3, 12), 2 ** chance.randrange(80), 1.5][kind]


def spoilt_value(data, chance):
    """Something inside is replaced, removed, renamed or doubled; the data themselves are changed."""
    place = data
    while True:
        keys = list(place) if isinstance(place, dict) else range(len(place))
        key = chance.choice([*keys])
        inner = place[key]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.8:
            place = inner
            continue
        match chance.randrange(5):
            case 0:
                del place[key]
            case 1 if isinstance(place, dict):
                place[chance.choice(WORDS)] = place.pop(key)
            case 2 if isinstance(place, list):
                place.append(inner)
            case 3 if isinstance(inner, int):
                place[key] = inner + chance.choice([-(10**6), -1, 1, 10**6])
            case _:
                place[key] = some_value(chance)
        return data
