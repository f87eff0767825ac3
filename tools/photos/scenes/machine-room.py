"""A cold aisle between two rows of racks, with trays of cable and a line of light above."""

from random import Random

from studio.light import camera, lamp, room_light
from studio.materials import floor, glow, metal, paint, rubber
from studio.shapes import box, cylinder, part, pipe, place, sheet

DEVELOPMENT = {'exposure': 0.45, 'warmth': -0.12, 'glare': 0.1}
RACKS = 11
WIDTH, DEPTH, HEIGHT = 0.6, 1.1, 2.15
AISLE = 1.5


def build():
    chance = Random(7)
    black = paint('#1b1f24', 0.38)
    racks = [_build_rack(chance, black) for _ in range(5)]
    for index in range(-3, RACKS):
        for side in (-1, 1):
            rack = racks[(index * 3 + (0 if side < 0 else 2)) % len(racks)]
            place(rack, (side * (AISLE / 2 + DEPTH / 2), index * (WIDTH + 0.01), 0), (0, 0, -90 * side))
    _build_room(black)
    camera((-0.3, -1.5, 1.3), (0.16, 4.2, 1.06), 26, focus=(0, 1.6, 1.2), aperture=4.0)


def _build_rack(chance, black):
    """Its front looks to -y."""
    steel, dark, face = metal('#8a9097', 0.35), paint('#0c0e11', 0.5), paint('#2a2f36', 0.45)
    colors = ('#5dffb0', '#53c8ff', '#9fe0ff', '#ffb347')
    lights = [glow(color, 5.0) for color in colors]
    with part() as rack:
        for x in (-1, 1):
            box((0.035, DEPTH, HEIGHT), (x * (WIDTH / 2 - 0.018), 0, HEIGHT / 2), black, 0.006)
            box((0.018, 0.02, HEIGHT - 0.2), (x * 0.245, -DEPTH / 2 + 0.05, HEIGHT / 2), steel, 0.002)
        box((WIDTH, DEPTH, 0.05), (0, 0, HEIGHT - 0.025), black, 0.008)
        box((WIDTH, DEPTH, 0.1), (0, 0, 0.05), black, 0.008)
        box((WIDTH - 0.07, 0.6, HEIGHT - 0.2), (0, 0.2, HEIGHT / 2), dark, 0.0)
        level = 0.14
        while level < HEIGHT - 0.14:
            units = chance.choice((1, 1, 2, 2, 2, 4))
            tall = min(units * 0.0445, HEIGHT - 0.08 - level)
            _build_unit(chance, level + tall / 2, tall - 0.004, face, dark, steel, lights)
            level += tall
    return rack


def _build_unit(chance, level, tall, face, dark, steel, lights):
    front = -DEPTH / 2 + 0.04
    if chance.random() < 0.12:
        box((0.48, 0.02, tall), (0, front + 0.02, level), dark, 0.003)
        return
    box((0.48, 0.5, tall), (0, front + 0.25, level), face, 0.003)
    if chance.random() < 0.42:
        count = 12
        for slot in range(count):
            x = -0.21 + slot * 0.033
            box((0.027, 0.012, tall * 0.72), (x, front - 0.002, level), dark, 0.002)
            box((0.019, 0.006, 0.004), (x, front - 0.010, level - tall * 0.22), steel, 0.001)
            if chance.random() < 0.85:
                box(
                    (0.0045, 0.004, 0.0045),
                    (x + 0.006, front - 0.009, level + tall * 0.26),
                    chance.choice(lights[:3]),
                    0,
                )
    else:
        for slot in range(16):
            box((0.017, 0.008, tall * 0.5), (-0.2 + slot * 0.021, front - 0.001, level), dark, 0.001)
        for light in range(chance.randint(2, 5)):
            box(
                (0.006, 0.004, 0.005),
                (0.16 + light * 0.013, front - 0.003, level + tall * 0.18),
                chance.choice(lights),
                0,
            )
    for x in (-0.232, 0.232):
        box((0.012, 0.03, tall * 0.6), (x, front - 0.014, level), steel, 0.003)


def _build_room(black):
    length = RACKS * (WIDTH + 0.01)
    middle = length / 2 - 0.3
    tile, joint = floor('#9aa3ab', 0.12, 0.14, 0.9), rubber('#2b3036')
    sheet(9, length + 12, (0, middle, -0.006), joint)
    for row in range(-4, 16):
        for column in range(-3, 3):
            box((0.594, 0.594, 0.01), (column * 0.6 + 0.3, row * 0.6, -0.005), tile, 0.002)
    grille = metal('#6d747b', 0.4)
    for row in range(0, 14, 2):
        for slot in range(12):
            box((0.52, 0.018, 0.006), (0.3 - 0.3, row * 0.6 - 0.25 + slot * 0.045, 0.003), grille, 0.001)
    wall, ceiling = paint('#c7ced6', 0.6), paint('#3a4047', 0.8)
    sheet(9, length + 12, (0, middle, 3.3), ceiling, (180, 0, 0))
    for side in (-1, 1):
        sheet(length + 12, 3.4, (side * 4.2, middle, 1.65), wall, (90, 0, -90 * side))
    box((AISLE + 2 * DEPTH + 0.2, 0.08, 3.3), (0, length - 0.1, 1.65), paint('#e3e8ee', 0.5), 0)
    box((1.3, 0.04, 2.1), (0, length - 0.17, 1.05), paint('#8fb2cc', 0.15), 0)
    for x in (-0.66, 0, 0.66):
        box((0.04, 0.06, 2.12), (x, length - 0.2, 1.06), black, 0.005)
    box((1.36, 0.06, 0.05), (0, length - 0.2, 2.12), black, 0.005)
    steel = metal('#aab0b6', 0.35)
    for side in (-1, 1):
        for rail in (-0.2, 0.2):
            box((0.02, length + 2, 0.06), (side * 1.02 + rail, middle, 2.55), steel, 0.003)
        for rung in range(26):
            box((0.4, 0.02, 0.015), (side * 1.02, -0.9 + rung * 0.3, 2.53), steel, 0.003)
        for cable, color in enumerate(('#1d5fa8', '#1d5fa8', '#e2b13a', '#23282e', '#1d5fa8', '#23282e')):
            x = side * 1.02 - 0.14 + cable * 0.055
            pipe([(x, -2, 2.57), (x + 0.02, 2, 2.575), (x - 0.01, length + 1, 2.57)], 0.017, paint(color, 0.45))
        for hanger in range(6):
            cylinder(0.006, 0.8, (side * 1.22, hanger * 1.3, 2.95), steel, 0)
    tube = glow('#e9f3ff', 16.0)
    for index in range(-1, 7):
        y = index * 1.15 - 0.9
        box((0.13, 0.95, 0.03), (0, y, 2.86), tube, 0.01)
        box((0.2, 1.0, 0.06), (0, y, 2.91), paint('#e8ecf0', 0.4), 0.01)
        lamp((0, y, 2.82), (0, y, 0), (0.13, 0.95), 22, '#e6f1ff')
    strip = glow('#4bb4ff', 3.2)
    for side in (-1, 1):
        box((0.012, length, 0.012), (side * (AISLE / 2 + 0.02), middle, 0.03), strip, 0)
    lamp((0, -2.2, 2.4), (0, 1.5, 0.8), (1.2, 0.8), 26, '#dfeeff')
    room_light('#8fa6c0', 0.1)
