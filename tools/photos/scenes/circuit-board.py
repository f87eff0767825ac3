"""A board under the nozzle of a pick-and-place machine."""

from math import cos, pi, sin
from random import Random

from studio.light import camera, lamp, room_light
from studio.materials import glow, metal, paint, rubber
from studio.shapes import box, cylinder, part, pipe, place, sheet

DEVELOPMENT = {'exposure': 0.75, 'warmth': 0.03, 'glare': 0.08}
# A tenth of a metre stands for a centimetre, so that the camera has the depth of field of a macro lens.
BOARD = (3.4, 2.6)


def build():
    chance = Random(21)
    mask, gold, tin = paint('#0d5a45', 0.24, coat=0.5, uneven=0.05), metal('#d9b56a', 0.22), metal('#c9ced2', 0.25)
    for step in range(-1, 3):
        _build_board(chance if step == 0 else Random(21 + step), (0, step * 2.9, 0), mask, gold, tin)
    _build_rails()
    _build_nozzle((-0.28, -0.18, 0.42))
    for index in range(5):
        box(
            (0.3, 0.1, 1.4),
            (-4 + index * 2.1, 7.5, 1.5),
            glow(('#ffe0b0', '#bfe4ff', '#fff0d8', '#9fe8ff', '#ffdca8')[index], 4.0),
            0.02,
        )
    lamp((-3, 1, 3), (0, 0, 0), (2, 2.5), 230, '#fff2e2')
    lamp((3.4, 2.4, 1.6), (0, 0, 0), (0.6, 3), 130, '#cfe8ff')
    lamp((0.4, -3, 1.4), (0, 0, 0), (3, 0.6), 26, '#eaf4ff')
    room_light('#7f9aa8', 0.2)
    camera((0.95, -2.1, 0.86), (-0.05, 0.16, 0.17), 46, focus=(-0.2, -0.42, 0.12), aperture=1.4)


def _build_board(chance, at, mask, gold, tin):
    with part() as board:
        box((*BOARD, 0.05), (0, 0, -0.025), mask, 0.008)
        for index in range(60):
            x, y = chance.uniform(-1.6, 1.5), chance.uniform(-1.2, 1.1)
            bend = chance.choice((-0.2, 0.2))
            pipe(
                [(x, y, 0.0), (x + 0.3, y, 0.0), (x + 0.3 + abs(bend), y + bend, 0.0), (x + 0.9, y + bend, 0.0)],
                0.004,
                paint('#15755b', 0.22),
            )
        for x in (-1.55, 1.55):
            for y in (-1.15, 1.15):
                cylinder(0.08, 0.006, (x, y, 0.002), gold, 0)
                cylinder(0.05, 0.008, (x, y, 0.003), paint('#0a0c0b', 0.8), 0)
        _build_chip((-0.3, -0.2), 0.62, 16, tin)
        _build_chip((0.75, 0.45), 0.44, 11, tin)
        _build_chip((-1.1, 0.65), 0.36, 9, tin)
        _build_chip((0.95, -0.7), 0.3, 7, tin)
        taken = [(-0.3, -0.2, 0.52), (0.75, 0.45, 0.4), (-1.1, 0.65, 0.36), (0.95, -0.7, 0.32)]
        _scatter(chance, taken, tin, gold)
        _build_tall(tin)
    place(board, at)


def _build_chip(at, size, legs, tin):
    x, y = at
    body = paint('#17191b', 0.38, grain=80, bump=0.05)
    box((size, size, 0.075), (x, y, 0.055), body, 0.008)
    cylinder(0.018, 0.002, (x - size * 0.4, y + size * 0.4, 0.093), paint('#2b2e31', 0.3), 0)
    with part() as leg:
        box((0.02, 0.05, 0.008), (0, -0.015, 0.045), tin, 0.002)
        box((0.02, 0.01, 0.045), (0, -0.04, 0.025), tin, 0.002)
        box((0.02, 0.05, 0.008), (0, -0.062, 0.006), tin, 0.002)
    for side in range(4):
        for index in range(legs):
            along = (index - (legs - 1) / 2) * size * 0.9 / legs
            angle = side * 90
            dx, dy = along, -size / 2 - 0.005
            turned = (
                dx * cos(angle * pi / 180) - dy * sin(angle * pi / 180),
                dx * sin(angle * pi / 180) + dy * cos(angle * pi / 180),
            )
            place(leg, (x + turned[0], y + turned[1], 0), (0, 0, angle))


def _scatter(chance, taken, tin, gold):
    kinds = [
        (0.1, 0.05, 0.045, paint('#c3a27c', 0.4)),
        (0.1, 0.05, 0.03, paint('#1c1d1f', 0.35)),
        (0.16, 0.09, 0.075, paint('#b98f66', 0.4)),
        (0.07, 0.035, 0.03, paint('#c3a27c', 0.4)),
    ]
    items = []
    for length, width, height, body in kinds:
        with part() as item:
            box((length * 0.62, width, height), (0, 0, height / 2 + 0.004), body, 0.004)
            for side in (-1, 1):
                box(
                    (length * 0.2, width * 1.02, height * 1.02),
                    (side * length * 0.4, 0, height / 2 + 0.004),
                    tin,
                    0.004,
                )
                box((length * 0.3, width * 1.3, 0.006), (side * length * 0.48, 0, 0.002), gold, 0.001)
        items.append(item)
    row = 0
    while row < 230:
        x, y = round(chance.uniform(-1.5, 1.5) / 0.09) * 0.09, round(chance.uniform(-1.1, 1.1) / 0.1) * 0.1
        row += 1
        if any(abs(x - left) < apart and abs(y - low) < apart for left, low, apart in taken):
            continue
        taken.append((x, y, 0.13))
        place(chance.choice(items), (x, y, 0), (0, 0, chance.choice((0, 90))))


def _build_tall(tin):
    can, black, white = metal('#c7ccd0', 0.28), paint('#15181b', 0.4), paint('#e9eceb', 0.35)
    for index in range(4):
        x, y = -1.35 + index * 0.27, -0.95
        cylinder(0.1, 0.26, (x, y, 0.15), can, 0.012)
        cylinder(0.103, 0.02, (x, y, 0.02), black, 0.004)
        box((0.07, 0.17, 0.004), (x + 0.045, y, 0.281), black, 0)
    for index in range(2):
        box((0.3, 0.3, 0.2), (0.2 + index * 0.4, 0.98, 0.105), paint('#3b3f43', 0.5), 0.02)
        cylinder(0.09, 0.01, (0.2 + index * 0.4, 0.98, 0.205), metal('#a86a42', 0.35), 0.003)
    box((0.2, 0.9, 0.2), (1.55, 0.1, 0.1), white, 0.012)
    for pin in range(8):
        box((0.03, 0.03, 0.14), (1.55, -0.28 + pin * 0.108, 0.2), tin, 0.004)


def _build_rails():
    steel, dark = metal('#aab0b5', 0.25), rubber('#1a1d20')
    for side in (-1, 1):
        box((0.16, 20, 0.3), (side * 1.84, 4, -0.08), steel, 0.02)
        box((0.1, 20, 0.04), (side * 1.68, 4, -0.07), dark, 0.006)
    sheet(30, 30, (0, 4, -0.6), paint('#20292e', 0.35))


def _build_nozzle(at):
    x, y, z = at
    steel, dark, white = metal('#c3c8cc', 0.2), paint('#191e22', 0.4), paint('#dfe4e6', 0.3)
    body = paint('#17191b', 0.4)
    box((0.4, 0.4, 0.06), (x - 0.02, y + 0.02, z - 0.03), body, 0.008)
    cylinder(0.05, 0.16, (x, y, z + 0.08), dark, 0.004, top=0.075)
    cylinder(0.085, 0.2, (x, y, z + 0.26), steel, 0.008)
    cylinder(0.14, 0.06, (x, y, z + 0.38), dark, 0.01)
    cylinder(0.11, 0.7, (x, y, z + 0.7), steel, 0.01)
    for index in range(-2, 4):
        if index == 0:
            continue
        cylinder(0.085, 0.2, (x + index * 0.52, y + 0.25, z + 0.7), steel, 0.008)
        cylinder(0.05, 0.16, (x + index * 0.52, y + 0.25, z + 0.52), dark, 0.004, top=0.075)
        cylinder(0.11, 0.5, (x + index * 0.52, y + 0.25, z + 1.0), steel, 0.01)
    box((3.6, 0.5, 0.6), (x + 0.4, y + 0.35, z + 1.3), white, 0.06)
