"""Columns, tanks and pipes of a chemical plant after sunset."""

from math import cos, pi, sin
from random import Random

from studio.light import bulb, camera, lamp, sky
from studio.materials import floor, glow, metal, paint
from studio.shapes import ball, box, cylinder, lathe, part, pipe, place, sheet

DEVELOPMENT = {'exposure': 0.35, 'warmth': -0.4, 'glare': 0.16, 'corners': 0.3}


def build():
    chance = Random(5)
    steel, frame, bright = metal('#b9bfc4', 0.3), paint('#59656c', 0.5), glow('#ffc98a', 26.0)
    sheet(600, 600, (0, 100, 0), floor('#4b5257', 0.13, 0.3, 0.08))
    columns = [
        (-11, 30, 27, 1.5),
        (-6.2, 33, 34, 1.25),
        (-1.5, 29, 22, 1.8),
        (4.4, 36, 30, 1.2),
        (10, 40, 25, 1.5),
        (16.5, 34, 18, 2.0),
        (-19, 40, 24, 1.4),
    ]
    for x, y, height, radius in columns:
        _build_column((x, y), height, radius, steel, frame, bright)
    for x, y in ((21, 29), (28.5, 33), (24, 45)):
        _build_sphere((x, y), frame, bright)
    for x, y in ((-22, 28), (-28, 37)):
        cylinder(4.2, 8, (x, y, 4), paint('#d4d9db', 0.4), 0.1, sides=96)
        lathe([(4.2, 8), (2, 8.8), (0, 9.0)], (x, y, 0), paint('#c3c9cc', 0.4))
        _build_ring((x, y), 4.3, 8.05, frame, bright, 14)
    _build_racks(chance, steel, frame, bright)
    _build_stack((33, 70), 46)
    _build_stack((-36, 76), 40)
    sky(-3.2, 14, 2.6, dust=0.3)
    lamp((-26, 8, 16), (0, 32, 10), (8, 6), 1500, '#ffd2a0')
    lamp((30, 16, 12), (8, 34, 8), (6, 6), 700, '#bcd8ff')
    camera((-1.5, -9, 3.1), (0.6, 30, 12.2), 30)


def _build_ring(at, radius, height, frame, bright, lights):
    """A platform with its railing and lamps."""
    x, y = at
    lathe(
        [(radius - 0.1, 0), (radius + 0.9, 0), (radius + 0.9, 0.1), (radius - 0.1, 0.1)],
        (x, y, height),
        frame,
        sides=40,
    )
    for level in (0.55, 1.1):
        ring = [(radius + 0.85) * 1.0] * 33
        pipe(
            [(x + r * cos(2 * pi * i / 32), y + r * sin(2 * pi * i / 32), height + level) for i, r in enumerate(ring)],
            0.035,
            frame,
        )
    for index in range(16):
        angle = 2 * pi * index / 16
        place_of = (x + (radius + 0.85) * cos(angle), y + (radius + 0.85) * sin(angle), height + 0.55)
        cylinder(0.03, 1.1, place_of, frame, 0, sides=8)
    for index in range(lights):
        angle = 2 * pi * index / lights + 0.3
        ball(0.11, (x + (radius + 0.8) * cos(angle), y + (radius + 0.8) * sin(angle), height + 1.35), bright)
    bulb((x + 0.3, y - radius - 0.9, height + 1.5), 70)


def _build_column(at, height, radius, steel, frame, bright):
    x, y = at
    lathe(
        [
            (radius * 1.15, 0),
            (radius, 1.4),
            (radius, height * 0.62),
            (radius * 0.8, height * 0.66),
            (radius * 0.8, height - 0.6),
            (radius * 0.55, height - 0.1),
            (0, height),
        ],
        at=(x, y, 0),
        material=steel,
    )
    for band in range(int(height / 2.2)):
        size = radius if band * 2.2 < height * 0.6 else radius * 0.8
        cylinder(size + 0.05, 0.12, (x, y, 1.8 + band * 2.2), steel, 0.02)
    levels = [height * share for share in (0.22, 0.42, 0.62, 0.82, 0.97)]
    for index, level in enumerate(levels):
        _build_ring(at, radius if level < height * 0.64 else radius * 0.8, level, frame, bright, 6)
        cylinder(0.16, 1.6, (x + radius + 0.5, y - 0.4, level - 0.7), steel, 0.02, (0, 90, 0))
    pipe(
        [
            (x + radius * 0.4, y - 0.3, height - 0.2),
            (x + radius * 0.4, y - 0.3, height + 1.4),
            (x + radius + 1.4, y - 0.9, height + 1.4),
            (x + radius + 1.4, y - 0.9, 5),
            (x + radius + 3, y - 0.9, 5),
        ],
        0.26,
        steel,
        bend=0.8,
    )
    for side in (-0.22, 0.22):
        cylinder(0.035, height, (x - radius - 0.35, y - 0.9 + side, height / 2), frame, 0, sides=8)
    for rung in range(int(height / 0.5)):
        cylinder(0.025, 0.44, (x - radius - 0.35, y - 0.9, rung * 0.5), frame, 0, (90, 0, 0), 6)


def _build_sphere(at, frame, bright):
    x, y = at
    ball(3.4, (x, y, 5.4), paint('#dfe3e4', 0.35))
    for leg in range(8):
        angle = 2 * pi * leg / 8
        cylinder(0.2, 5.4, (x + 3.3 * cos(angle), y + 3.3 * sin(angle), 2.7), frame, 0)
    _build_ring((x, y), 0.6, 8.8, frame, bright, 5)
    _build_ring((x, y), 3.3, 5.2, frame, bright, 8)


def _build_racks(chance, steel, frame, bright):
    with part() as bent:
        for x in (-2.4, 2.4):
            box((0.3, 0.3, 7), (x, 0, 3.5), frame, 0.02)
        for level in (3.6, 5.2, 6.8):
            box((5.4, 0.26, 0.26), (0, 0, level), frame, 0.02)
    for index in range(17):
        place(bent, (-40 + index * 5, 22, 0), (0, 0, 90))
    for level in (3.85, 5.45, 7.05):
        for line in range(9):
            radius = chance.choice((0.1, 0.14, 0.2, 0.26))
            color = chance.choice((steel, steel, steel, paint('#c8a13a', 0.4), paint('#3f7f9a', 0.4)))
            pipe([(-44, 19.9 + line * 0.52, level + radius), (44, 19.9 + line * 0.52, level + radius)], radius, color)
    for index in range(11):
        x = -34 + index * 6.4
        pipe(
            [(x, 20.2 + index % 3, 7.2), (x, 20.2 + index % 3, 9.2 + index % 4), (x + 0.4, 28, 9.2 + index % 4)],
            0.16,
            steel,
            bend=0.6,
        )
        box((0.5, 0.16, 0.1), (x, 19.4, 7.4), bright, 0.02)
        box((0.5, 0.16, 0.1), (x + 3, 19.4, 3.4), bright, 0.02)
    for index in range(6):
        bulb((-30 + index * 11, 18.9, 3.3), 110)
    for index in range(7):
        x = -17 + index * 5.4
        cylinder(0.8, 3.4, (x, 25.4, 1.5), steel, 0.1, (0, 90, 0))
        box((0.4, 1.2, 0.9), (x - 1, 25.4, 0.5), frame, 0.03)
        box((0.4, 1.2, 0.9), (x + 1, 25.4, 0.5), frame, 0.03)
        box((0.9, 0.6, 0.6), (x, 18.2, 0.5), paint('#2f6f8f', 0.4), 0.05)
        cylinder(0.3, 1.0, (x + 0.9, 18.2, 0.6), paint('#2f6f8f', 0.4), 0.04, (0, 90, 0))


def _build_stack(at, height):
    x, y = at
    lathe([(2.2, 0), (1.3, height), (1.1, height), (1.1, height - 2)], (x, y, 0), paint('#c9ced0', 0.6))
    for level in (0.75, 0.9):
        cylinder(1.62, 2.2, (x, y, height * level), paint('#b5452f', 0.6), 0, top=1.5)
    for angle in range(4):
        ball(
            0.28,
            (x + 1.5 * cos(angle * pi / 2 - 0.7), y + 1.5 * sin(angle * pi / 2 - 0.7), height - 1),
            glow('#ff3b2a', 22.0),
        )
