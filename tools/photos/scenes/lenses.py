"""Lenses on a tray under the light of an inspection bench."""

from math import asin, cos, sin

from studio.light import camera, lamp, room_light
from studio.materials import glass, glow, metal, paint
from studio.shapes import box, cylinder, lathe, part, place, sheet

DEVELOPMENT = {'exposure': 0.2, 'warmth': -0.05, 'glare': 0.1}
PITCH = 0.062


def build():
    lens, empty = _build_seat(True), _build_seat(False)
    for row in range(-2, 9):
        for column in range(-5, 6):
            is_empty = (row * 7 + column * 3) % 17 == 4
            place(empty if is_empty else lens, (column * PITCH + (row % 2) * PITCH / 2, row * PITCH * 0.88, 0))
    box((1.2, 1.2, 0.012), (0, 0.2, -0.012), paint('#1c242b', 0.35, coat=0.2), 0.004)
    _build_objective((0.03, 0.12, 0.12))
    for index, color in enumerate(('#ffd9a6', '#a9dcff', '#8feee2', '#ffe9cf', '#9fc8ff')):
        box(
            (0.16, 0.02, 0.1 + 0.05 * (index % 3)),
            (-0.9 + index * 0.46, 2.0, 0.22 + 0.06 * (index % 2)),
            glow(color, 5.0),
            0.01,
        )
    sheet(8, 8, (0, 0, -0.3), paint('#2a343b', 0.4))
    lamp((-0.6, 0.5, 0.6), (0, 0, 0), (0.3, 0.9), 10, '#eaf4ff')
    lamp((0.7, 0.3, 0.5), (0, 0, 0), (0.15, 0.8), 6, '#bfe6ff')
    lamp((0, 1.1, 0.5), (0, 0.1, 0), (1.0, 0.3), 9, '#fff1de')
    room_light('#53707f', 0.16)
    camera((0.1, -0.3, 0.145), (0.0, 0.06, 0.022), 55, focus=(0.02, -0.03, 0.012), aperture=4.5)


def _build_seat(has_lens):
    """A brass ring, and the coated lens that lies in it."""
    black, ring = paint('#0f1316', 0.4), metal('#c9a45c', 0.25, grain=80)
    with part() as seat:
        lathe(
            [
                (0.021, -0.006),
                (0.021, 0.002),
                (0.0235, 0.002),
                (0.0235, 0.006),
                (0.0265, 0.006),
                (0.0275, 0.005),
                (0.0275, -0.006),
            ],
            material=ring,
            sides=96,
        )
        cylinder(0.021, 0.001, (0, 0, -0.005), black, 0)
        if has_lens:
            lathe(
                [*_draw_face(0.0228, 0.034, 0.0065, 1), *reversed(_draw_face(0.0228, 0.05, 0.002, -1))],
                material=glass('#dff4ff'),
                sides=128,
            )
    return seat


def _draw_face(radius, curve, edge, way):
    """One face of a lens, from its middle to its edge."""
    widest = asin(radius / curve)
    return [
        (curve * sin(widest * step / 24), edge + way * curve * (cos(widest * step / 24) - cos(widest)))
        for step in range(25)
    ]


def _build_objective(at):
    """The camera that looks for scratches, with its ring of lights."""
    x, y, z = at
    black, steel = paint('#161b1f', 0.3, coat=0.2), metal('#aab1b6', 0.25)
    lathe(
        [
            (0.0, 0.03),
            (0.018, 0.03),
            (0.022, 0.0),
            (0.028, 0.0),
            (0.034, 0.03),
            (0.034, 0.1),
            (0.04, 0.11),
            (0.04, 0.4),
            (0, 0.4),
        ],
        at,
        black,
    )
    for band in (0.045, 0.06, 0.075):
        cylinder(0.0352, 0.006, (x, y, z + band), steel, 0.001)
    with part() as light:
        cylinder(0.0035, 0.003, (0.046, 0, 0), glow('#dff1ff', 18.0), 0)
    for index in range(20):
        place(light, (x, y, z + 0.012), (0, 0, index * 18))
    lathe([(0.038, 0.012), (0.038, 0.02), (0.055, 0.02), (0.055, 0.013)], at, steel)
