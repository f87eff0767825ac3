"""An office in the morning: long desks, screens with charts, plants, a city outside."""

from random import Random

from studio.furniture import build_chair, build_plant, build_screen
from studio.light import camera, lamp, sky, sun
from studio.materials import floor, glow, metal, paint, pane, wood
from studio.shapes import box, cylinder, part, pipe, place, sheet

DEVELOPMENT = {'exposure': 0.6, 'warmth': 0.1, 'glare': 0.09}


def build():
    chance = Random(17)
    oak, white, black = wood('#c29a6c', 2.2), paint('#eceae6', 0.45), paint('#1d2124', 0.45)
    chair, plant = build_chair(paint('#2f4f58', 0.8)), build_plant(chance)
    screens = [build_screen(chance, black) for _ in range(4)]
    with part() as row:
        for seat in range(3):
            y = seat * 1.7
            box((1.5, 1.66, 0.035), (0, y, 0.74), oak, 0.008)
            for x in (-0.66, 0.66):
                for end in (-0.72, 0.72):
                    box((0.05, 0.05, 0.72), (x, y + end, 0.36), white, 0.006)
            box((0.02, 1.5, 0.4), (0, y, 0.95), paint('#7f979a', 0.9, bump=0.1), 0.008)
    for x in (-1.6, 2.0):
        for block in range(2):
            place(row, (x, 1.4 + block * 6.2, 0))
            for seat in range(3):
                for side in (-1, 1):
                    y = 1.4 + block * 6.2 + seat * 1.7 + chance.uniform(-0.08, 0.08)
                    place(
                        chance.choice(screens), (x + side * 0.26, y, 0.757), (0, 0, side * 90 + chance.uniform(-7, 7))
                    )
                    place(
                        chair,
                        (x + side * 1.15, y + chance.uniform(-0.15, 0.15), 0),
                        (0, 0, side * 90 + chance.uniform(-28, 28)),
                    )
                    _lay_out(chance, x + side * 0.5, y, side, white, black)
    for at, size in (((0.2, 6.8, 0), 1.15), ((-3.7, 5.5, 0), 1.2), ((3.9, 0.4, 0), 0.9)):
        place(plant, at, (0, 0, chance.uniform(0, 360)), size)
    _build_room(black, white)
    _build_city(chance)
    sky(16, 250, 0.7, dust=1.6)
    sun(19, -112, 6.5, '#ffdcb0')
    lamp((-4.7, 5, 1.9), (0, 5, 1.2), (12, 2.4), 420, '#e8f2ff')
    lamp((0, -1.5, 2.7), (0, 4, 0.6), (4, 1), 40, '#fff3e2')
    lamp((4.6, 5, 1.6), (0, 5, 1.0), (2.2, 9), 110, '#fff0dc')
    camera((0.1, -2.2, 1.42), (-0.25, 5, 1.12), 24, focus=(-0.9, 1.4, 1.0), aperture=3.5)


def _lay_out(chance, x, y, side, white, black):
    box((0.14, 0.42, 0.012), (x, y, 0.766), paint('#d9dcdc', 0.4), 0.004)
    for line in range(4):
        for key in range(13):
            box((0.024, 0.026, 0.008), (x - 0.045 + line * 0.03, y - 0.18 + key * 0.03, 0.774), white, 0.003)
    box((0.06, 0.1, 0.02), (x, y + side * 0.3, 0.768), white, 0.009)
    if chance.random() < 0.6:
        color = chance.choice(('#e4e0d8', '#2d6a6c', '#d08a4a', '#33404a'))
        cylinder(0.04, 0.09, (x + 0.03, y - side * 0.36, 0.803), paint(color, 0.3, coat=0.4), 0.004)
    if chance.random() < 0.6:
        box(
            (0.21, 0.15, 0.02),
            (x + side * 0.05, y - side * 0.55, 0.768),
            paint(chance.choice(('#2b3a44', '#b56a3c', '#4c6b5c')), 0.6),
            0.003,
            (0, 0, chance.uniform(-20, 20)),
        )


def _build_room(black, white):
    sheet(12, 24, (0, 6, 0), wood('#a98763', 1.1, 0.3))
    wall, ceiling, concrete = paint('#e9e6e0', 0.7), paint('#d9d8d4', 0.8), floor('#a5a39d', 0.5, 0.2, 1.2)
    sheet(12, 24, (0, 6, 3.3), ceiling, (180, 0, 0))
    sheet(24, 3.3, (5.2, 6, 1.65), wall, (90, 0, -90))
    box((9.9, 0.1, 3.3), (0, 15.5, 1.65), concrete, 0)
    for index in range(9):
        y = -4.5 + index * 2.5
        box((0.14, 0.09, 3.3), (-4.9, y, 1.65), black, 0.006)
        box((0.02, 2.41, 3.1), (-4.9, y + 1.25, 1.65), pane('#f2f8f7', 0.05), 0)
    for level in (0.05, 0.75, 3.26):
        box((0.12, 24, 0.07), (-4.9, 6, level), black, 0.006)
    for y in (3.2, 9.4):
        box((0.5, 0.5, 3.3), (4.6, y, 1.65), concrete, 0.01)
    for index in range(6):
        for x in (-1.6, 2.0):
            y = 0.4 + index * 2.2
            box((0.09, 1.5, 0.06), (x, y, 2.6), black, 0.008)
            box((0.07, 1.46, 0.01), (x, y, 2.567), glow('#fff0d8', 7.0), 0)
            for end in (-0.6, 0.6):
                cylinder(0.004, 0.7, (x, y + end, 2.95), black, 0)
    pipe([(0.2, -4, 3.0), (0.2, 15.4, 3.0)], 0.16, metal('#b8bcbd', 0.4))
    pipe([(3.7, -4, 3.1), (3.7, 15.4, 3.1)], 0.05, paint('#b8432f', 0.5))
    shelf = wood('#b98f62', 2.0)
    chance = Random(3)
    for level in range(5):
        box((3.4, 0.32, 0.03), (2.4, 15.2, 0.4 + level * 0.45), shelf, 0.004)
        x = 0.8
        while x < 4.0 and level < 4:
            wide, tall = chance.uniform(0.03, 0.07), chance.uniform(0.2, 0.34)
            if chance.random() < 0.8:
                box(
                    (wide, 0.2, tall),
                    (x, 15.15, 0.42 + level * 0.45 + tall / 2),
                    paint(chance.choice(('#35586b', '#c9793f', '#d9d2c4', '#557a68', '#8c3b34', '#2b3238')), 0.6),
                    0.003,
                )
            x += wide + 0.004


def _build_city(chance):
    for index in range(44):
        x, y = -28 - chance.uniform(0, 70), -20 + index * 3.2
        height = chance.uniform(6, 34)
        box(
            (chance.uniform(4, 9), chance.uniform(4, 8), height + 20),
            (x, y, height / 2 - 20),
            paint(chance.choice(('#8a97a3', '#a3acb4', '#77858f', '#b3a99b')), 0.6),
            0.05,
        )
