"""High shelves with pallets, and a transport robot on its way between them."""

from random import Random

from studio.light import camera, lamp, room_light
from studio.materials import floor, glow, paint, pane, rubber, wood
from studio.shapes import box, cylinder, part, pipe, place, sheet

DEVELOPMENT = {'exposure': 0.3, 'warmth': 0.04, 'glare': 0.08}
BAY, LEVEL, DEEP = 2.7, 1.75, 1.1
BAYS, LEVELS, AISLE = 13, 5, 2.9


def build():
    chance = Random(31)
    loads = [_build_load(chance) for _ in range(9)]
    blue, orange = paint('#1f4f7a', 0.42), paint('#e0762a', 0.4)
    for side in (-1, 1):
        x = side * (AISLE / 2 + DEEP / 2)
        for bay in range(-1, BAYS):
            _build_bay(x, bay * BAY, blue, orange)
            for level in range(LEVELS):
                for half in (-1, 1):
                    if chance.random() < 0.9:
                        at = (
                            x + chance.uniform(-0.04, 0.04),
                            bay * BAY + BAY / 2 + half * 0.63,
                            level * LEVEL + (0.17 if level else 0.0),
                        )
                        place(chance.choice(loads), at, (0, 0, chance.choice((90, -90))))
    _build_hall()
    _build_carrier((0.1, 3.6, 0), loads[2])
    _build_carrier((0.45, 15, 0), loads[4])
    camera((-0.75, -2.3, 1.5), (0.32, 9, 2.25), 25, focus=(0.05, 3.4, 0.7), aperture=2.4)


def _build_bay(x, y, blue, orange):
    for deep in (-0.5, 0.5):
        box((0.09, 0.09, LEVELS * LEVEL), (x + deep, y, LEVELS * LEVEL / 2), blue, 0.006)
    for step in range(LEVELS * 2):
        low = step * LEVEL / 2
        pipe([(x - 0.5, y, low + 0.1), (x + 0.5, y, low + LEVEL / 2)], 0.016, blue)
    for level in range(1, LEVELS + 1):
        for deep in (-0.5, 0.5):
            box((0.05, BAY - 0.09, 0.13), (x + deep, y + BAY / 2, level * LEVEL + 0.08), orange, 0.006)
    box((0.1, 0.14, 0.5), (x - 0.5 if x > 0 else x + 0.5, y, 0.25), paint('#e9bf2d', 0.45), 0.02)


def _build_load(chance):
    timber, film = wood('#b58f62'), pane('#f2f7fa', 0.14)
    card = [paint(color, 0.75, bump=0.04) for color in ('#b8895a', '#a97b4f', '#c49a6b')]
    tape, label = paint('#d8c49a', 0.3), paint('#f1f1ee', 0.5)
    with part() as load:
        for board in range(7):
            box((0.12, 0.8, 0.02), (-0.54 + board * 0.18, 0, 0.135), timber, 0.003)
        for beam in (-0.34, 0, 0.34):
            box((1.2, 0.1, 0.09), (0, beam, 0.08), timber, 0.003)
            box((1.2, 0.1, 0.02), (0, beam, 0.012), timber, 0.003)
        kind = chance.random()
        if kind < 0.18:
            for x in (-0.29, 0.29):
                for y in (-0.2, 0.2):
                    drum = paint(chance.choice(('#1d6a8f', '#2a7d6d', '#27618a')), 0.35)
                    cylinder(0.19, 0.8, (x * 0.9, y * 0.98, 0.55), drum, 0.02)
                    for ring in (0.4, 0.7):
                        cylinder(0.197, 0.025, (x * 0.9, y * 0.98, ring), drum, 0.008)
        elif kind < 0.34:
            box(
                (1.14, 0.76, 0.95),
                (0, 0, 0.63),
                paint(chance.choice(('#dfe6ea', '#c9d7df')), 0.25, coat=0.4, bump=0.1),
                0.04,
            )
            box((0.3, 0.004, 0.2), (0.2, -0.385, 0.75), label, 0)
        else:
            columns, rows, tiers = chance.choice(((3, 2, 3), (2, 2, 2), (4, 2, 4), (3, 2, 4)))
            height = chance.uniform(0.85, 1.2) / tiers
            for tier in range(tiers):
                for column in range(columns):
                    for row in range(rows):
                        if tier == tiers - 1 and chance.random() < 0.15:
                            continue
                        size = (1.16 / columns - 0.012, 0.78 / rows - 0.012, height - 0.008)
                        at = (
                            -0.58 + (column + 0.5) * 1.16 / columns,
                            -0.39 + (row + 0.5) * 0.78 / rows,
                            0.15 + (tier + 0.5) * height,
                        )
                        box(size, at, chance.choice(card), 0.006, (0, 0, chance.uniform(-1.2, 1.2)))
                        box((0.05, size[1] + 0.002, size[2] + 0.002), at, tape, 0)
                        side = -1 if row == 0 else 1
                        box(
                            (size[0] * 0.3, 0.002, size[2] * 0.34),
                            (at[0] + size[0] * 0.25, at[1] + side * size[1] / 2 + side * 0.004, at[2]),
                            label,
                            0,
                        )
            if kind > 0.8:
                box((1.18, 0.8, height * tiers), (0, 0, 0.15 + height * tiers / 2), film, 0.02)
    return load


def _build_carrier(at, load):
    white, dark, tire = paint('#e9edef', 0.3, coat=0.3), paint('#22282d', 0.45), rubber()
    x, y, z = at
    with part() as carrier:
        box((0.95, 1.35, 0.2), (0, 0, 0.2), white, 0.05)
        box((0.97, 1.37, 0.06), (0, 0, 0.14), dark, 0.02)
        box((0.86, 1.2, 0.05), (0, 0, 0.33), dark, 0.02)
        box((0.86, 0.012, 0.018), (0, -0.682, 0.2), glow('#35e0d0', 9.0), 0)
        box((0.012, 1.2, 0.018), (0.482, 0, 0.2), glow('#35e0d0', 6.0), 0)
        box((0.012, 1.2, 0.018), (-0.482, 0, 0.2), glow('#35e0d0', 6.0), 0)
        cylinder(0.07, 0.06, (0, -0.64, 0.33), dark, 0.008)
        for side in (-0.38, 0.38):
            cylinder(0.09, 0.06, (side, 0, 0.09), tire, 0.01, (0, 90, 0))
            for end in (-0.5, 0.5):
                cylinder(0.06, 0.05, (side, end, 0.06), tire, 0.01, (0, 90, 0))
    place(carrier, at)
    place(load, (x, y, z + 0.355), (0, 0, 90))


def _build_hall():
    length = BAYS * BAY
    sheet(40, length + 30, (0, length / 2, 0), floor('#a0a6a8', 0.1, 0.22, 0.4))
    yellow = paint('#e4b62d', 0.5)
    for side in (-1, 1):
        sheet(0.09, length + 10, (side * (AISLE / 2 - 0.12), length / 2, 0.003), yellow)
    roof, beam = paint('#d9dfe2', 0.7), paint('#aab4ba', 0.5)
    sheet(40, length + 30, (0, length / 2, 11.2), roof, (180, 0, 0))
    sheet(40, 12, (0, length + 6, 6), paint('#cfd7db', 0.6), (90, 0, 0))
    box((3.4, 0.1, 4.4), (0, length + 5.9, 2.2), glow('#f4f9ff', 3.2), 0)
    for side in (-1, 1):
        sheet(length + 30, 12, (side * 12, length / 2, 6), paint('#c3ccd1', 0.6), (90, 0, -90 * side))
    for frame in range(9):
        box((26, 0.22, 0.5), (0, frame * 4.6 - 2, 10.7), beam, 0.02)
    for index in range(14):
        y = index * 2.7 - 1.6
        box((0.3, 1.5, 0.06), (0, y, 9.9), glow('#fff4e4', 10.0), 0.01)
        lamp((0, y, 9.84), (0, y, 0), (0.5, 1.5), 215, '#fff2e0')
    lamp((0, -4.5, 5), (0, 3, 1), (3, 2), 260, '#f2f6ff')
    room_light('#c9d6e0', 0.16)
