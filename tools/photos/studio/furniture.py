"""What offices and control rooms are furnished with."""

from math import cos, pi, sin

from studio.materials import glow, metal, paint, rubber
from studio.shapes import ball, box, cylinder, lathe, part, pipe

CHART_COLORS = ('#37d0c0', '#5aa9ff', '#ffb65a', '#8f7bff', '#5fe08a')


def build_screen(chance, frame, width=0.62, strength=1.5):
    """A screen on its foot with a board of charts on it; it looks to -y."""
    high = width * 0.58
    with part() as screen:
        box((width, 0.02, high), (0, 0, 0.12 + high / 2), frame, 0.006)
        box((0.05, 0.03, 0.2), (0, 0.03, 0.12), frame, 0.005)
        box((0.24, 0.17, 0.012), (0, 0.03, 0.006), frame, 0.004)
        build_board(chance, width * 0.96, high * 0.94, (0, -0.0105, 0.12 + high / 2), strength)
    return screen


def build_board(chance, width, height, at, strength=1.5):
    """Charts that shine on a dark ground: curves, columns and rows of figures without letters."""
    x, y, z = at
    box((width, 0.002, height), at, glow('#0d1c2a', strength * 0.8), 0)
    columns, rows = 3, 2
    for column in range(columns):
        for row in range(rows):
            left, low = x - width / 2 + width * (column + 0.08) / columns, z - height / 2 + height * (row + 0.1) / rows
            wide, high = width * 0.84 / columns, height * 0.8 / rows
            box((wide, 0.002, high), (left + wide / 2, y - 0.001, low + high / 2), glow('#14293a', strength), 0)
            color = glow(chance.choice(CHART_COLORS), strength * 1.5)
            kind = chance.choice(('line', 'bars', 'rows'))
            if kind == 'line':
                points, level = [], 0.4
                for step in range(15):
                    level = min(max(level + chance.uniform(-0.16, 0.18), 0.1), 0.85)
                    points.append((left + wide * (0.05 + 0.9 * step / 14), y - 0.003, low + high * level))
                pipe(points, width * 0.0028, color)
            elif kind == 'bars':
                for bar in range(9):
                    tall = high * chance.uniform(0.2, 0.8)
                    box(
                        (wide * 0.06, 0.002, tall),
                        (left + wide * (0.1 + bar * 0.1), y - 0.003, low + high * 0.08 + tall / 2),
                        color,
                        0,
                    )
            else:
                for line in range(5):
                    long = wide * chance.uniform(0.3, 0.85)
                    box(
                        (long, 0.002, high * 0.06),
                        (left + wide * 0.06 + long / 2, y - 0.003, low + high * (0.15 + line * 0.18)),
                        color,
                        0,
                    )


def build_chair(cloth):
    """A swivel chair that looks to +y, i.e. towards a desk."""
    dark, steel = paint('#1f2326', 0.45), metal('#b7bbbe', 0.3)
    with part() as chair:
        box((0.5, 0.48, 0.08), (0, 0, 0.47), cloth, 0.035)
        box((0.46, 0.06, 0.52), (0, -0.25, 0.82), cloth, 0.028, (6, 0, 0))
        box((0.06, 0.03, 0.3), (0, -0.29, 0.6), dark, 0.01, (6, 0, 0))
        cylinder(0.03, 0.3, (0, 0, 0.3), steel, 0.003)
        for leg in range(5):
            angle = 2 * pi * leg / 5
            pipe([(0, 0, 0.14), (0.29 * cos(angle), 0.29 * sin(angle), 0.07)], 0.02, dark)
            ball(0.032, (0.3 * cos(angle), 0.3 * sin(angle), 0.032), rubber())
        for side in (-1, 1):
            pipe([(side * 0.2, 0, 0.45), (side * 0.3, 0, 0.47), (side * 0.3, 0, 0.66)], 0.015, dark, bend=0.05)
            box((0.06, 0.26, 0.03), (side * 0.3, 0, 0.67), dark, 0.012)
    return chair


def build_plant(chance, height=1.25):
    """A plant with long leaves in a pot."""
    pot, soil = paint('#d8d3ca', 0.6), paint('#3a2c22', 0.9)
    greens = [paint(color, 0.42, bump=0.05) for color in ('#2f6b3a', '#3b7d44', '#28583a')]
    with part() as plant:
        lathe([(0, 0), (0.15, 0), (0.2, 0.38), (0.185, 0.38), (0.18, 0.33), (0, 0.33)], material=pot)
        cylinder(0.18, 0.02, (0, 0, 0.33), soil, 0)
        for stem in range(30):
            angle, spread = chance.uniform(0, 2 * pi), chance.uniform(0.12, 0.5)
            top = chance.uniform(0.6, 1.0) * height
            tip = (spread * cos(angle), spread * sin(angle), top)
            pipe(
                [
                    (0.03 * cos(angle), 0.03 * sin(angle), 0.33),
                    (tip[0] * 0.4, tip[1] * 0.4, 0.33 + (top - 0.33) * 0.7),
                    tip,
                ],
                0.006,
                greens[2],
                bend=0.3,
            )
            leaf = ball(0.16, (tip[0] * 1.15, tip[1] * 1.15, top - 0.02), chance.choice(greens), (1.0, 0.36, 0.03))
            leaf.rotation_euler = (chance.uniform(-0.4, 0.4), chance.uniform(0.1, 0.9), angle)
    return plant
