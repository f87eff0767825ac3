"""Machines that halls are furnished with."""

from math import atan2, cos, degrees, radians, sin

from studio.materials import metal, paint, rubber
from studio.shapes import box, cylinder, part, pipe, place


def build_robot(color, turn, lean, elbow, wrist, size=1.0):
    """A jointed arm that reaches along +x; angles of its joints in degrees, each from the one below."""
    dark, steel = paint('#23282d', 0.45), metal('#b9bec3', 0.3)
    with part() as arm:
        cylinder(0.3, 0.14, (0, 0, 0.07), dark, 0.02)
        cylinder(0.24, 0.32, (0, 0, 0.28), color, 0.03, top=0.2)
        with part() as tower:
            _build_tower(color, dark, steel, lean, elbow, wrist)
        place(tower, (0, 0, 0.42), (0, 0, turn))
    return arm


def _build_tower(color, dark, steel, lean, elbow, wrist):
    box((0.34, 0.4, 0.3), (0.02, 0, 0.13), color, 0.06)
    shoulder = (0.1, 0.2)
    _build_joint(shoulder, 0.17, 0.46, color, dark)
    knee = _reach(shoulder, 90 - lean, 0.95)
    _build_limb(shoulder, knee, 0.24, 0.17, color)
    _build_joint(knee, 0.14, 0.38, color, dark)
    hand = _reach(knee, 90 - lean - elbow, 0.85)
    back = _reach(knee, 90 - lean - elbow, -0.22)
    _build_limb(back, hand, 0.2, 0.12, color)
    _build_joint(hand, 0.085, 0.2, color, dark)
    tip = _reach(hand, 90 - lean - elbow - wrist, 0.2)
    _build_limb(hand, tip, 0.11, 0.1, dark)
    _build_gripper(tip, 90 - lean - elbow - wrist, dark, steel)
    _build_hose(back, knee, hand, dark)


def _build_joint(place_of, radius, width, color, dark):
    x, z = place_of
    cylinder(radius, width, (x, 0, z), color, 0.02, (90, 0, 0))
    cylinder(radius * 0.72, width + 0.05, (x, 0, z), dark, 0.012, (90, 0, 0))


def _build_limb(start, end, thick, thin, color):
    (x, z), (far, high) = start, end
    length = ((far - x) ** 2 + (high - z) ** 2) ** 0.5
    angle = _angle(start, end)
    box((length, thin, (thick + thin) / 2), ((x + far) / 2, 0, (z + high) / 2), color, 0.045, (0, -angle, 0))
    middle = (x + (far - x) * 0.3, z + (high - z) * 0.3)
    box((length * 0.5, thin * 1.35, thick), (middle[0], 0, middle[1]), color, 0.05, (0, -angle, 0))


def _build_gripper(tip, angle, dark, steel):
    x, z = tip
    cylinder(0.06, 0.05, (x, 0, z), steel, 0.006, (0, 90 - angle, 0))
    ahead = _reach(tip, angle, 0.07)
    box((0.07, 0.24, 0.07), (ahead[0], 0, ahead[1]), dark, 0.012, (0, -angle, 0))
    finger = _reach(tip, angle, 0.18)
    for side in (-1, 1):
        box((0.18, 0.022, 0.05), (finger[0], side * 0.095, finger[1]), steel, 0.006, (0, -angle, 0))


def _build_hose(back, knee, hand, dark):
    (x, z), (middle, high), (far, low) = back, knee, hand
    way = [
        (0, -0.16, 0.1),
        (x - 0.14, -0.2, (z + 0.1) / 2),
        (x, -0.16, z + 0.14),
        (middle, -0.16, high + 0.2),
        (far, -0.08, low + 0.1),
    ]
    pipe(way, 0.028, rubber(), bend=0.25)


def _reach(start, angle, length):
    return (start[0] + cos(radians(angle)) * length, start[1] + sin(radians(angle)) * length)


def _angle(start, end):
    return degrees(atan2(end[1] - start[1], end[0] - start[0]))


def build_conveyor(length, width, height):
    """A roller conveyor along x around its middle."""
    frame, steel, dark = paint('#d7dde0', 0.35), metal('#c3c8cc', 0.22), paint('#2b3136', 0.45)
    with part() as conveyor:
        for side in (-1, 1):
            box((length, 0.05, 0.16), (0, side * width / 2, height - 0.03), frame, 0.008)
            box((length, 0.012, 0.03), (0, side * (width / 2 + 0.03), height - 0.04), dark, 0.003)
            for leg in range(int(length / 1.6) + 1):
                x = -length / 2 + 0.3 + leg * 1.6
                box((0.07, 0.06, height - 0.1), (x, side * width / 2, (height - 0.1) / 2), frame, 0.006)
                box((0.14, 0.12, 0.015), (x, side * width / 2, 0.008), dark, 0.003)
        for leg in range(int(length / 1.6) + 1):
            box((0.05, width, 0.05), (-length / 2 + 0.3 + leg * 1.6, 0, 0.22), frame, 0.005)
        with part() as roller:
            cylinder(0.034, width - 0.05, (0, 0, 0), steel, 0.004, (90, 0, 0), 32)
        for index in range(int(length / 0.11)):
            place(roller, (-length / 2 + 0.05 + index * 0.11, 0, height + 0.01))
    return conveyor


def build_fence(length, height=1.9):
    """A fence of mesh along x around its middle."""
    post, wire = paint('#e7b92b', 0.4), paint('#1d2226', 0.5)
    with part() as fence:
        with part() as panel:
            for bar in range(24):
                box((0.005, 0.005, height - 0.2), (-0.96 + bar * 0.083, 0, height / 2 + 0.05), wire, 0)
            for bar in range(10):
                box((1.95, 0.005, 0.005), (0, 0, 0.2 + bar * (height - 0.2) / 9.2), wire, 0)
            for level in (0.15, height - 0.02):
                box((1.95, 0.025, 0.025), (0, 0, level), wire, 0.003)
            box((0.06, 0.06, height), (-1, 0, height / 2), post, 0.006)
        for index in range(int(length / 2)):
            place(panel, (-length / 2 + 1 + index * 2, 0, 0))
    return fence
