"""Bodies of a scene. Lengths are metres, places are (x, y, z), turns are degrees around x, y and z."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector

_shelf = []


class part:
    """What is built within `with part() as rack:` is stood up wherever `place(rack, at)` says, as often as needed."""

    def __enter__(self):
        self.collection = bpy.data.collections.new('part')
        _shelf.append(self.collection)
        return self.collection

    def __exit__(self, *_):
        _shelf.pop()


def place(collection, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Stands a part up once more; it costs no memory."""
    empty = bpy.data.objects.new('place', None)
    empty.instance_type = 'COLLECTION'
    empty.instance_collection = collection
    empty.scale = scale if isinstance(scale, tuple) else (scale, scale, scale)
    return _put(empty, at, turn)


def box(size, at=(0, 0, 0), material=None, bevel=0.01, turn=(0, 0, 0)):
    """A box around its middle, with edges that catch the light."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.scale(mesh, vec=size, verts=mesh.verts)
    return _finish(mesh, at, turn, material, min(bevel, min(size) * 0.45))


def cylinder(radius, height, at=(0, 0, 0), material=None, bevel=0.006, turn=(0, 0, 0), sides=48, top=None):
    """A cylinder around its middle, or a cone where `top` is another radius."""
    mesh = bmesh.new()
    end = radius if top is None else top
    bmesh.ops.create_cone(mesh, cap_ends=True, segments=sides, radius1=radius, radius2=end, depth=height)
    return _finish(mesh, at, turn, material, min(bevel, height * 0.4, radius * 0.4))


def ball(radius, at=(0, 0, 0), material=None, scale=(1, 1, 1)):
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=48, v_segments=32, radius=radius)
    bmesh.ops.scale(mesh, vec=scale, verts=mesh.verts)
    return _finish(mesh, at, (0, 0, 0), material, 0)


def sheet(width, depth, at=(0, 0, 0), material=None, turn=(0, 0, 0)):
    """A flat rectangle that looks up."""
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=0.5)
    bmesh.ops.scale(mesh, vec=(width, depth, 1), verts=mesh.verts)
    return _finish(mesh, at, turn, material, 0)


def lathe(profile, at=(0, 0, 0), material=None, turn=(0, 0, 0), sides=64):
    """What turns around the z axis: `profile` is a list of (radius, height)."""
    rings = [
        [(radius * cos(2 * pi * side / sides), radius * sin(2 * pi * side / sides), height) for side in range(sides)]
        for radius, height in profile
    ]
    return _loft(rings, at, turn, material, is_closed=True)


def extrude(outline, height, at=(0, 0, 0), material=None, bevel=0.004, turn=(0, 0, 0), holes=()):
    """A plate of an outline of (x, y), with round holes of (x, y, radius)."""
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = max(height / 2 - bevel, 0.0001)
    curve.bevel_depth = bevel
    curve.bevel_resolution = 2
    circles = [
        [(x + radius * cos(2 * pi * side / 48), y + radius * sin(2 * pi * side / 48)) for side in range(48)]
        for x, y, radius in holes
    ]
    for points in [outline, *circles]:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, (x, y) in zip(spline.points, points):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    return _dress(bpy.data.objects.new('plate', curve), at, turn, material)


def pipe(points, radius, material=None, at=(0, 0, 0), bend=0.0):
    """A pipe or a cable along points; `bend` rounds its corners."""
    curve = bpy.data.curves.new('pipe', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    way = _round_corners([Vector(point) for point in points], bend) if bend else [Vector(point) for point in points]
    spline = curve.splines.new('POLY')
    spline.points.add(len(way) - 1)
    for point, place_of in zip(spline.points, way):
        point.co = (*place_of, 1)
    item = _dress(bpy.data.objects.new('pipe', curve), at, (0, 0, 0), material)
    return item


def _round_corners(points, bend):
    way = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        start = corner + (before - corner).normalized() * min(bend, (before - corner).length / 2)
        end = corner + (after - corner).normalized() * min(bend, (after - corner).length / 2)
        way += [
            start.lerp(corner, step).lerp(corner.lerp(end, step), step) for step in [index / 8 for index in range(9)]
        ]
    return [*way, points[-1]]


def _loft(rings, at, turn, material, is_closed):
    count = len(rings[0])
    vertices = [vertex for ring in rings for vertex in ring]
    faces = [
        (
            row * count + side,
            row * count + (side + 1) % count,
            (row + 1) * count + (side + 1) % count,
            (row + 1) * count + side,
        )
        for row in range(len(rings) - 1)
        for side in range(count if is_closed else count - 1)
    ]
    data = bpy.data.meshes.new('body')
    data.from_pydata(vertices, [], faces)
    mesh = bmesh.new()
    mesh.from_mesh(data)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return _finish(mesh, at, turn, material, 0)


def _finish(mesh, at, turn, material, bevel):
    data = bpy.data.meshes.new('body')
    mesh.to_mesh(data)
    mesh.free()
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(32)
    item = _dress(bpy.data.objects.new('body', data), at, turn, material)
    if bevel > 0:
        edge = item.modifiers.new('edge', 'BEVEL')
        edge.width = bevel
        edge.segments = 3
        edge.limit_method = 'ANGLE'
        edge.harden_normals = True
    return item


def _dress(item, at, turn, material):
    if material:
        item.data.materials.append(material)
    return _put(item, at, turn)


def _put(item, at, turn):
    item.location = at
    item.rotation_euler = [radians(angle) for angle in turn]
    (_shelf[-1] if _shelf else bpy.context.scene.collection).objects.link(item)
    return item
