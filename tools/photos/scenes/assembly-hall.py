"""Robots weld and lift along a line of conveyors in a hall with light from above."""

from studio.light import camera, lamp, room_light
from studio.materials import floor, glow, metal, paint
from studio.machines import build_robot, build_conveyor, build_fence
from studio.shapes import box, cylinder, part, pipe, place, sheet

DEVELOPMENT = {'exposure': 0.2, 'warmth': 0.06, 'glare': 0.07}
BAY = 6.0


def build():
    steel = paint('#3c5a66', 0.5)
    _build_shell(steel)
    line = build_conveyor(26, 0.9, 0.72)
    place(line, (0, 9, 0), (0, 0, 90))
    orange = paint('#e8742c', 0.34, coat=0.3)
    poses = [(38, 18, 62, 40), (12, 30, 48, 52), (-20, 8, 80, 40), (30, 34, 40, 60)]
    for index in range(5):
        y = 1.6 + index * 3.6
        robot = build_robot(orange, *poses[index % 4])
        place(robot, (-1.75, y, 0.25), (0, 0, 0))
        box((0.8, 0.8, 0.25), (-1.75, y, 0.125), paint('#30363b', 0.5), 0.02)
        other = build_robot(orange, *poses[(index + 2) % 4])
        place(other, (1.75, y + 1.5, 0.25), (0, 0, 180))
        box((0.8, 0.8, 0.25), (1.75, y + 1.5, 0.125), paint('#30363b', 0.5), 0.02)
    _build_goods()
    fence = build_fence(22)
    for x in (-3.3, 3.3):
        place(fence, (x, 10, 0), (0, 0, 90))
    _build_cabinets()
    lamp((-9, 2, 8.5), (0, 8, 0), (3, 14), 1500, '#fff0d8')
    lamp((8.5, 10, 6), (0, 9, 1), (2, 16), 420, '#dbeeff')
    room_light('#c4d4e0', 0.14)
    camera((-0.5, -2.9, 1.9), (0.1, 6.5, 1.3), 27, focus=(-1.2, 1.7, 1.4), aperture=2.8)


def _build_goods():
    """Gear boxes on their carriers, on the way along the line."""
    cast, bright, dark = metal('#8f979d', 0.42, bump=0.05), metal('#d6d9db', 0.2), paint('#20262b', 0.5)
    green = paint('#2b7a78', 0.4, coat=0.2)
    with part() as goods:
        box((0.72, 0.62, 0.04), (0, 0, 0.02), dark, 0.006)
        box((0.52, 0.4, 0.3), (0, 0, 0.22), green, 0.03)
        box((0.58, 0.46, 0.03), (0, 0, 0.1), green, 0.008)
        box((0.3, 0.3, 0.06), (-0.06, 0, 0.4), cast, 0.012)
        for x in (-1, 1):
            for y in (-1, 1):
                cylinder(0.016, 0.03, (x * 0.25, y * 0.19, 0.13), bright, 0.003, sides=6)
                cylinder(0.013, 0.02, (-0.06 + x * 0.12, y * 0.12, 0.435), bright, 0.002, sides=6)
        cylinder(0.13, 0.06, (0, -0.23, 0.22), cast, 0.012, (90, 0, 0))
        cylinder(0.045, 0.24, (0, -0.31, 0.22), bright, 0.004, (90, 0, 0))
        cylinder(0.05, 0.1, (0.14, 0, 0.41), bright, 0.006)
    for index in range(10):
        place(goods, (0, -1.15 + index * 1.8, 0.78), (0, 0, 0))


def _build_cabinets():
    gray, light = paint('#cfd6da', 0.4), paint('#eef2f4', 0.35)
    with part() as cabinet:
        box((0.8, 0.6, 2.0), (0, 0, 1.05), gray, 0.012)
        box((0.74, 0.02, 1.86), (0, -0.305, 1.06), light, 0.006)
        box((0.36, 0.02, 0.24), (0, -0.32, 1.55), paint('#101418', 0.2), 0.006)
        box((0.32, 0.01, 0.2), (0, -0.331, 1.55), glow('#2bd4c4', 1.6), 0)
        for index, color in enumerate(('#45ff8a', '#ffc24a', '#ff5a4a')):
            cylinder(0.035, 0.07, (0.25, 0, 2.14 + index * 0.075), glow(color, 5.0 if index == 0 else 0.3), 0.004)
    for index in range(6):
        place(cabinet, (-4.0, 1.0 + index * 3.2, 0), (0, 0, 90))
        place(cabinet, (4.0, 2.4 + index * 3.2, 0), (0, 0, -90))


def _build_shell(steel):
    sheet(60, 80, (0, 20, 0), floor('#7f8f93', 0.16, 0.2, 0.35))
    yellow, green = paint('#e3b62c', 0.5), floor('#2f6f6a', 0.2, 0.15, 0.5)
    for side in (-1, 1):
        sheet(0.1, 60, (side * 3.62, 22, 0.004), yellow)
        sheet(0.1, 60, (side * 5.2, 22, 0.004), yellow)
        sheet(1.46, 60, (side * 4.42, 22, 0.003), green)
    wall, roof = paint('#c9d3d8', 0.6), paint('#9fb0b8', 0.7)
    for side in (-1, 1):
        sheet(80, 9, (side * 12, 22, 4.5), wall, (90, 0, -90 * side))
        for bay in range(8):
            box((0.06, 4.2, 1.6), (side * 11.9, bay * BAY, 6.4), glow('#dff0ff', 3.0), 0)
    sheet(24, 9, (0, 44, 4.5), wall, (90, 0, 0))
    sheet(24, 80, (0, 22, 9), roof, (180, 0, 0))
    with part() as frame:
        for side in (-1, 1):
            box((0.3, 0.3, 8), (side * 7, 0, 4), steel, 0.01)
            box((0.5, 0.34, 0.3), (side * 6.7, 0, 6.2), steel, 0.01)
        for level in (7.5, 8.6):
            box((24, 0.16, 0.16), (0, 0, level), steel, 0.01)
        for index in range(16):
            x = -11.25 + index * 1.5
            pipe([(x - 0.75, 0, 7.5), (x, 0, 8.6), (x + 0.75, 0, 7.5)], 0.045, steel)
    for bay in range(9):
        place(frame, (0, bay * BAY - 2, 0))
    for side in (-1, 1):
        box((0.18, 60, 0.4), (side * 6.5, 20, 6.55), paint('#d9a521', 0.45), 0.02)
    box((13, 0.5, 0.7), (0, 22, 7.05), paint('#e3ae22', 0.4), 0.03)
    box((1.1, 1.0, 0.6), (1.5, 22, 6.6), paint('#3b4146', 0.4), 0.04)
    for bay in range(8):
        for x in (-3.6, 0, 3.6):
            box((0.34, 1.5, 0.08), (x, bay * 4.4, 7.25), glow('#fff3e0', 14.0), 0.01)
            lamp((x, bay * 4.4, 7.18), (x, bay * 4.4, 0), (0.34, 1.5), 75, '#fff0dc')
    for run, (x, radius, color) in enumerate(((-5.6, 0.16, '#b9c3c8'), (-5.2, 0.07, '#3a7bb0'), (5.5, 0.2, '#b9c3c8'))):
        pipe(
            [(x, -4, 6.9 - run * 0.1), (x, 44, 6.9 - run * 0.1)],
            radius,
            metal(color, 0.35) if run != 1 else paint(color),
        )
