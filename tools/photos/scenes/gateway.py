"""An edge gateway, a vibration sensor and a camera in the light of a studio."""

from math import cos, pi, sin

from studio.light import camera, lamp, room_light
from studio.materials import glass, glow, metal, paint, rubber
from studio.shapes import box, cylinder, lathe, part, pipe, place, sheet

DEVELOPMENT = {'exposure': 0.25, 'glare': 0.06, 'corners': 0.3}


def build():
    ground = paint('#1d4650', 0.5, uneven=0.05, bump=0)
    sheet(8, 8, (0, 0, 0), ground)
    sheet(8, 5, (0, 1.5, 2), ground, (90, 0, 0))
    plinth = paint('#245763', 0.5, uneven=0.05, bump=0)
    cylinder(0.25, 0.06, (-0.02, 0, 0.03), plinth, 0.004, sides=128)
    cylinder(0.13, 0.028, (0.32, -0.1, 0.014), plinth, 0.003, sides=128)
    _build_gateway((-0.05, 0.0, 0.06), -24)
    _build_sensor((0.31, -0.1, 0.028))
    _build_camera((0.18, 0.32, 0.0))
    lamp((-0.9, -0.5, 1.1), (0, 0, 0.1), (0.7, 0.5), 26, '#fff4e6')
    lamp((1.1, -0.1, 0.7), (0, 0, 0.1), (0.2, 0.9), 14, '#cfeaff')
    lamp((0.2, 1.2, 1.2), (0, 0, 0.1), (1.2, 0.25), 20, '#d6f6ff')
    lamp((0.0, 0.9, 0.2), (0.1, 1.5, 0.7), (1.0, 0.4), 7, '#7ee0e6')
    room_light('#6f98a3', 0.08)
    camera((0.2, -1.2, 0.4), (0.07, 0.02, 0.125), 62, focus=(-0.06, -0.08, 0.14), aperture=3.2)


def _build_gateway(at, turn):
    shell, dark, steel = paint('#d9dde0', 0.34, coat=0.2), paint('#20262b', 0.42), metal('#c6cbd0', 0.25)
    with part() as gateway:
        box((0.24, 0.17, 0.052), (0, 0, 0.036), shell, 0.007)
        box((0.242, 0.172, 0.006), (0, 0, 0.03), dark, 0.002)
        for fin in range(19):
            box((0.0045, 0.15, 0.02), (-0.1 + fin * 0.0111, 0, 0.068), shell, 0.0015)
        for x in (-0.09, 0.09):
            for y in (-0.06, 0.06):
                cylinder(0.01, 0.012, (x, y, 0.006), rubber(), 0.002)
        _build_front(dark, steel)
        for x in (-0.09, 0.09):
            cylinder(0.007, 0.016, (x, 0.092, 0.045), steel, 0.001, (90, 0, 0))
            cylinder(0.0055, 0.15, (x, 0.105, 0.12), dark, 0.003)
            cylinder(0.0075, 0.03, (x, 0.105, 0.05), dark, 0.002)
    place(gateway, at, (0, 0, turn))


def _build_front(dark, steel):
    front = -0.0855
    box((0.222, 0.003, 0.036), (0, front, 0.036), dark, 0.001)
    for port in range(4):
        x = -0.09 + port * 0.023
        box((0.018, 0.004, 0.016), (x, front - 0.001, 0.034), steel, 0.001)
        box((0.0145, 0.004, 0.0125), (x, front - 0.002, 0.0335), paint('#08090a', 0.7), 0.0005)
        box((0.003, 0.002, 0.0018), (x - 0.004, front - 0.003, 0.045), glow('#54ff9f', 6), 0)
        box((0.003, 0.002, 0.0018), (x + 0.004, front - 0.003, 0.045), glow('#ffb54d', 5), 0)
    green = paint('#1f8a5b', 0.4)
    box((0.062, 0.012, 0.016), (0.031, front - 0.005, 0.034), green, 0.001)
    for pole in range(8):
        cylinder(0.0024, 0.002, (0.0045 + pole * 0.0076, front - 0.0115, 0.038), steel, 0.0003, (90, 0, 0), 24)
        box((0.004, 0.002, 0.004), (0.0045 + pole * 0.0076, front - 0.0112, 0.030), paint('#0a0c0c', 0.8), 0)
    for light, color in enumerate(('#54ff9f', '#54ff9f', '#4fc3ff', '#54ff9f')):
        cylinder(0.0021, 0.003, (0.076 + light * 0.0085, front - 0.002, 0.043), glow(color, 9), 0, (90, 0, 0), 24)
    cylinder(0.0042, 0.004, (0.08, front - 0.002, 0.03), steel, 0.0006, (90, 0, 0), 32)
    cylinder(0.0048, 0.012, (0.098, front - 0.005, 0.03), steel, 0.0006, (90, 0, 0), 32)
    for port, (x, color) in enumerate(((-0.09, '#2f7fc4'), (-0.067, '#2f7fc4'), (-0.044, '#e8b23c'))):
        box((0.0125, 0.02, 0.011), (x, front - 0.01, 0.0335), paint('#dfe7ec', 0.3), 0.001)
        box((0.011, 0.018, 0.009), (x, front - 0.026, 0.0335), paint(color, 0.5), 0.002)
        pipe(
            [
                (x, front - 0.03, 0.0335),
                (x, front - 0.075, 0.033),
                (x - 0.04 - port * 0.02, front - 0.12, -0.03),
                (x - 0.12, front - 0.14 + port * 0.02, -0.055),
                (x - 0.6, front + 0.02 + port * 0.05, -0.055),
            ],
            0.0034,
            paint(color, 0.5),
            bend=0.05,
        )


def _build_sensor(at):
    steel, dark, ring = metal('#d3d6d8', 0.2), paint('#1c2227', 0.4), glow('#37e6c0', 4.0)
    with part() as sensor:
        cylinder(0.034, 0.014, (0, 0, 0.007), steel, 0.002, sides=6)
        lathe([(0, 0.014), (0.03, 0.014), (0.031, 0.016), (0.031, 0.052), (0.029, 0.056), (0, 0.056)], material=steel)
        cylinder(0.0312, 0.003, (0, 0, 0.058), ring, 0, sides=96)
        lathe([(0, 0.059), (0.03, 0.059), (0.031, 0.062), (0.03, 0.086), (0.024, 0.094), (0, 0.096)], material=dark)
        for groove in range(24):
            angle = groove * pi / 12
            box(
                (0.002, 0.004, 0.024),
                (0.0312 * cos(angle), 0.0312 * sin(angle), 0.034),
                dark,
                0.0005,
                (0, 0, groove * 15),
            )
    place(sensor, at)


def _build_camera(at):
    shell, dark = paint('#cfd5d8', 0.32, coat=0.2), paint('#15191c', 0.35)
    with part() as item:
        cylinder(0.055, 0.012, (0, 0, 0.006), dark, 0.003)
        cylinder(0.011, 0.13, (0, 0, 0.07), metal('#aab0b5', 0.3), 0.002)
        box((0.075, 0.12, 0.072), (0, 0, 0.165), shell, 0.01)
        for fin in range(6):
            box((0.078, 0.004, 0.06), (0, 0.01 + fin * 0.009, 0.165), shell, 0.001)
        cylinder(0.03, 0.05, (0, -0.08, 0.165), dark, 0.003, (90, 0, 0))
        cylinder(0.033, 0.012, (0, -0.09, 0.165), metal('#7d848a', 0.3), 0.002, (90, 0, 0))
        lathe(
            [(0.0, 0.012), (0.012, 0.010), (0.022, 0.004), (0.025, 0), (0, 0)],
            (0, -0.102, 0.165),
            glass('#b9d6ff'),
            (90, 0, 0),
        )
        cylinder(0.02, 0.003, (0, -0.1, 0.165), paint('#20104a', 0.05, coat=1.0), 0, (90, 0, 0))
    place(item, at, (0, 0, -24))
