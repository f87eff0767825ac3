"""Bottles of milk on a line, on their way out of a filler."""

from math import sin

from studio.light import camera, lamp, room_light
from studio.materials import floor, glow, liquid, metal, paint
from studio.shapes import box, cylinder, lathe, part, pipe, place, sheet

DEVELOPMENT = {'exposure': 0.55, 'warmth': -0.02, 'glare': 0.07}


def build():
    bottle = _build_bottle()
    steel, brushed = metal('#cfd3d6', 0.24), metal('#b9bec2', 0.34)
    for line, offset in ((0, 0.0), (1, 0.045), (2, 0.02)):
        for index in range(-3, 46):
            place(bottle, (_bend(index * 0.098 + offset) + line * 0.34, index * 0.098 + offset, 0.0))
    for line in range(3):
        _build_lane(line * 0.34, steel, brushed)
    _build_filler(steel, brushed)
    _build_room(brushed)
    lamp((-1.5, 0.3, 1.5), (0.1, 0.6, 0.1), (0.6, 2.6), 62, '#ffffff')
    lamp((1.7, 1.6, 1.2), (0.3, 0.9, 0.1), (0.5, 2.4), 34, '#d5ecff')
    lamp((0.4, 4.6, 1.8), (0.3, 1.6, 0.1), (2.4, 0.6), 60, '#e9f4ff')
    room_light('#b5c9d4', 0.22)
    camera((-0.4, -0.8, 0.46), (0.26, 0.85, 0.17), 36, focus=(0.02, 0.2, 0.14), aperture=4.5)


def _bend(y):
    """Bottles stand never quite in the middle."""
    return 0.004 * sin(y * 37)


def _build_bottle():
    milk, cap, label, accent = (
        liquid('#f6f3ea', 0.18),
        paint('#1c7f86', 0.3, coat=0.3),
        paint('#eaf3f1', 0.4),
        paint('#1c7f86', 0.4),
    )
    with part() as bottle:
        lathe(
            [
                (0, 0),
                (0.03, 0),
                (0.036, 0.005),
                (0.0375, 0.012),
                (0.0375, 0.118),
                (0.036, 0.134),
                (0.029, 0.152),
                (0.0205, 0.168),
                (0.0185, 0.176),
                (0.0185, 0.188),
                (0, 0.188),
            ],
            material=milk,
        )
        lathe([(0.0195, 0.177), (0.0215, 0.178), (0.0215, 0.196), (0.0205, 0.199), (0, 0.2)], material=cap)
        with part() as rib:
            box((0.0012, 0.0012, 0.016), (0.0217, 0, 0.1875), cap, 0.0003)
        for index in range(36):
            place(rib, (0, 0, 0), (0, 0, index * 10))
        lathe([(0.0379, 0.04), (0.0379, 0.104)], material=label)
        lathe([(0.0381, 0.04), (0.0381, 0.051)], material=accent)
        lathe([(0.0381, 0.094), (0.0381, 0.0965)], material=accent)
    return bottle


def _build_lane(x, steel, brushed):
    chain = metal('#a9aeb2', 0.3)
    with part() as link:
        box((0.085, 0.036, 0.006), (0, 0, 0), chain, 0.002)
        cylinder(0.003, 0.08, (0, 0.02, -0.003), brushed, 0, (0, 90, 0), 16)
    for index in range(130):
        place(link, (x, -0.5 + index * 0.0385, -0.004))
    for side in (-1, 1):
        box((0.012, 5.2, 0.07), (x + side * 0.06, 1.9, -0.03), steel, 0.003)
        for level in (0.055, 0.115):
            pipe([(x + side * 0.047, -0.8, level), (x + side * 0.047, 4.4, level)], 0.0045, steel)
        for post in range(9):
            y = -0.3 + post * 0.55
            box((0.008, 0.02, 0.17), (x + side * 0.066, y, 0.055), brushed, 0.002)
            cylinder(0.006, 0.026, (x + side * 0.056, y, 0.115), brushed, 0.001, (0, 90, 0))
            cylinder(0.006, 0.026, (x + side * 0.056, y, 0.055), brushed, 0.001, (0, 90, 0))


def _build_filler(steel, brushed):
    at = (0.34, 3.3)
    for level, radius in ((0.36, 0.72), (0.62, 0.6)):
        cylinder(radius, 0.1, (*at, level), steel, 0.02, sides=128)
    cylinder(0.42, 0.6, (*at, 0.8), brushed, 0.04, sides=96)
    lathe([(0.62, 1.1), (0.62, 1.5), (0.5, 1.64), (0, 1.7)], (*at, 0), steel, sides=128)
    with part() as valve:
        cylinder(0.02, 0.2, (0.64, 0, 0.28), steel, 0.003)
        cylinder(0.03, 0.05, (0.64, 0, 0.4), brushed, 0.004)
        cylinder(0.011, 0.08, (0.64, 0, 0.2), steel, 0.001)
    for index in range(30):
        place(valve, (*at, 0), (0, 0, index * 12))
    for x in (-0.6, 0.34, 1.3):
        box((0.05, 0.05, 2.2), (x, 2.5, 0.6), steel, 0.008)
    box((2.0, 0.05, 0.06), (0.34, 2.5, 1.25), steel, 0.008)
    box((0.34, 0.05, 0.24), (-0.82, 2.44, 0.66), paint('#20282d', 0.3), 0.01)
    box((0.3, 0.01, 0.2), (-0.82, 2.412, 0.66), glow('#39c9d6', 1.4), 0)
    for index, color in enumerate(('#52ff9a', '#ffc24a', '#ff5a4a')):
        cylinder(0.03, 0.06, (1.3, 2.5, 1.73 + index * 0.064), glow(color, 6.0 if index == 0 else 0.3), 0.003)


def _build_room(brushed):
    wall = paint('#dfe9ec', 0.4)
    sheet(14, 14, (0, 4, -0.95), floor('#6fa5a6', 0.12, 0.2))
    sheet(14, 6, (0, 6.5, 1.5), wall, (90, 0, 0))
    sheet(14, 6, (-3.6, 4, 1.5), wall, (90, 0, 90))
    for index in range(6):
        box((0.9, 0.03, 0.5), (-3.0 + index * 1.3, 6.45, 1.5), glow('#eaf6ff', 4.0), 0.01)
    for x, radius, height in ((-1.9, 0.6, 2.2), (-2.6, 0.5, 1.9), (2.1, 0.65, 2.4), (3.0, 0.5, 2.1)):
        lathe(
            [(radius, -0.4), (radius, height - 0.3), (radius * 0.6, height - 0.05), (0, height)], (x, 5.2, 0), brushed
        )
        lathe([(0, -0.7), (radius, -0.4)], (x, 5.2, 0), brushed)
    for run in range(4):
        pipe(
            [
                (-3.4, 5.9, 1.9 + run * 0.12),
                (0.2 + run * 0.1, 5.9, 1.9 + run * 0.12),
                (0.2 + run * 0.1, 3.5, 1.8 + run * 0.06),
            ],
            0.032,
            brushed,
            bend=0.25,
        )
