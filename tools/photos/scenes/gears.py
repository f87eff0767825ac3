"""Ground gears on the table of a machining cell, seen from close by."""

from math import cos, pi, sin

from studio.light import camera, lamp, room_light
from studio.materials import floor, glow, metal, paint
from studio.shapes import box, cylinder, extrude, lathe, part, place, sheet

DEVELOPMENT = {'exposure': -0.25, 'warmth': 0.1, 'glare': 0.07}


def build():
    large, small, blank = (
        _build_gear(36, 0.1, 0.036, 5),
        _build_gear(22, 0.062, 0.05, 0),
        _build_gear(54, 0.15, 0.03, 6),
    )
    place(large, (-0.045, 0.0, 0.048), (0, 0, 3))
    place(small, (0.125, -0.045, 0.055), (0, 0, 4))
    place(blank, (0.16, 0.29, 0.045), (0, 0, 2))
    place(large, (-0.3, 0.26, 0.048), (0, 0, 0))
    place(large, (-0.3, 0.26, 0.086), (0, 0, 4))
    place(large, (-0.3, 0.26, 0.124), (0, 0, 8))
    place(small, (-0.075, 0.5, 0.055))
    place(small, (0.42, 0.12, 0.055))
    place(small, (0.5, 0.45, 0.055))
    _build_table()
    _build_spindle((-0.045, 0.02, 0.30))
    _build_cell()
    lamp((-0.7, 0.1, 0.75), (0, 0, 0.03), (0.7, 1.0), 24, '#fff0dd')
    lamp((0.8, 0.7, 0.6), (0, 0.1, 0.04), (0.3, 0.8), 12, '#cfe6ff')
    lamp((0.2, -0.9, 0.35), (0, 0.1, 0.05), (0.8, 0.2), 2.0, '#e6f1ff')
    lamp((0.1, 0.9, 0.9), (0, 0.1, 0.0), (1.6, 0.9), 26, '#f4f7ff')
    room_light('#8fa3b0', 0.3)
    camera((0.2, -0.46, 0.25), (0.015, 0.07, 0.062), 48, focus=(-0.02, -0.085, 0.06), aperture=9.0)


def _build_gear(teeth, radius, height, holes):
    steel, ground, bore = metal('#cfccc6', 0.3, grain=60), metal('#e2e0dc', 0.22, grain=90), metal('#55585c', 0.4)
    with part() as gear:
        pitch = 2 * pi / teeth
        outline = []
        for tooth in range(teeth):
            for offset, depth in (
                (-0.27, -1.0),
                (-0.23, -0.86),
                (-0.15, 0.3),
                (-0.09, 0.9),
                (-0.07, 1.0),
                (0.07, 1.0),
                (0.09, 0.9),
                (0.15, 0.3),
                (0.23, -0.86),
                (0.27, -1.0),
            ):
                angle = (tooth + offset) * pitch
                size = radius + depth * radius * 2.1 / teeth
                outline.append((size * cos(angle), size * sin(angle)))
        round_holes = [
            (radius * 0.55 * cos(2 * pi * hole / holes), radius * 0.55 * sin(2 * pi * hole / holes), radius * 0.13)
            for hole in range(holes)
        ]
        extrude(outline, height, (0, 0, 0), steel, 0.0009, holes=[(0, 0, radius * 0.26), *round_holes])
        top = height / 2
        lathe(
            [
                (radius * 0.26, -top),
                (radius * 0.26, top + 0.008),
                (radius * 0.275, top + 0.0095),
                (radius * 0.36, top + 0.0095),
                (radius * 0.375, top + 0.008),
                (radius * 0.375, top),
            ],
            material=ground,
            sides=128,
        )
        lathe(
            [
                (radius * 0.8, top + 0.0002),
                (radius * 0.8, top + 0.0022),
                (radius * 0.86, top + 0.0022),
                (radius * 0.86, top + 0.0002),
            ],
            material=ground,
            sides=160,
        )
        lathe([(radius * 0.25, -top), (radius * 0.25, top)], material=bore)
    return gear


def _build_table():
    plate, slot, steel = metal('#a4a9ad', 0.42, grain=8, uneven=0.1), metal('#2c3034', 0.5), metal('#c9cdd0', 0.22)
    for index in range(-9, 10):
        box((1.6, 0.066, 0.03), (0.1, index * 0.08 + 0.2, 0.012), plate, 0.002)
    box((1.6, 1.6, 0.02), (0.1, 0.2, -0.01), slot, 0)
    for x, y in ((0.28, -0.12), (-0.2, -0.04), (0.33, 0.36)):
        cylinder(0.012, 0.018, (x, y, 0.036), steel, 0.0015, sides=6)
        cylinder(0.018, 0.004, (x, y, 0.029), steel, 0.001)
        cylinder(0.0065, 0.05, (x, y, 0.05), metal('#9a9ea2', 0.25), 0.001)


def _build_spindle(at):
    x, y, z = at
    steel, dark = metal('#b7bcc0', 0.2), paint('#1f262b', 0.4)
    gold = metal('#d9b25a', 0.22)
    lathe(
        [(0, 0.3), (0.085, 0.3), (0.085, 0.1), (0.07, 0.08), (0.055, 0.08), (0.05, 0.02), (0.035, 0), (0, 0)], at, steel
    )
    cylinder(0.1, 0.4, (x, y, z + 0.34), dark, 0.01)
    cylinder(0.0115, 0.1, (x, y, z - 0.04), gold, 0.001)
    cylinder(0.02, 0.05, (x, y, z - 0.005), steel, 0.003)


def _build_cell():
    wall = paint('#22363f', 0.4)
    box((4, 0.05, 3), (0, 1.6, 0.8), wall, 0)
    for index, color in enumerate(('#ffdca8', '#ffe6c4', '#bfe3ff', '#ffd9a0')):
        box((0.09, 0.02, 0.7), (-0.9 + index * 0.62, 1.5, 0.75), glow(color, 3.0), 0.01)
    box((0.9, 0.05, 0.5), (0.75, 1.3, 0.3), paint('#0f4a55', 0.35), 0.02)
    box((0.3, 0.02, 0.2), (0.55, 1.25, 0.36), glow('#39d6c8', 1.8), 0.005)
    cylinder(0.02, 0.06, (1.0, 1.24, 0.36), glow('#ff5a3c', 3.0), 0.003, (90, 0, 0))
    cylinder(0.02, 0.06, (0.9, 1.24, 0.36), glow('#4bff9c', 3.0), 0.003, (90, 0, 0))
    sheet(6, 6, (0, 0, -0.4), floor('#59646a', 0.3))
