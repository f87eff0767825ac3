"""Light, sky, air and the camera of a scene."""

from math import radians

import bpy
from mathutils import Vector

from studio.materials import to_linear


def lamp(at, to, size, power, color='#ffffff', is_seen=False):
    """A soft box of `size` (width, height) in metres that shines from `at` towards `to`; `power` in watts."""
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = power
    data.color = to_linear(color)[:3]
    item = bpy.data.objects.new('lamp', data)
    item.visible_camera = is_seen
    return _aim(item, at, to)


def bulb(at, power, color='#ffd9a8', radius=0.05):
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy = power
    data.color = to_linear(color)[:3]
    data.shadow_soft_size = radius
    item = bpy.data.objects.new('bulb', data)
    item.location = at
    bpy.context.scene.collection.objects.link(item)
    return item


def sun(height, turn, strength, color='#fff1dc', softness=0.6):
    """Direct sunlight, `height` and `turn` in degrees."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = strength
    data.color = to_linear(color)[:3]
    data.angle = radians(softness)
    item = bpy.data.objects.new('sun', data)
    item.rotation_euler = (radians(90 - height), 0, radians(turn))
    bpy.context.scene.collection.objects.link(item)
    return item


def sky(height, turn, strength=0.1, has_disc=False, dust=1.0):
    """The sky of a clear day, with the sun at `height` and `turn` in degrees."""
    nodes = _world()
    texture = nodes.nodes.new('ShaderNodeTexSky')
    texture.sky_type = 'NISHITA'
    texture.sun_elevation = radians(height)
    texture.sun_rotation = radians(turn)
    texture.sun_disc = has_disc
    texture.dust_density = dust
    nodes.links.new(texture.outputs['Color'], nodes.nodes['Background'].inputs['Color'])
    nodes.nodes['Background'].inputs['Strength'].default_value = strength


def room_light(color='#9fb0c4', strength=0.15):
    """Even light from everywhere, for rooms and studios."""
    background = _world().nodes['Background']
    background.inputs['Color'].default_value = to_linear(color)
    background.inputs['Strength'].default_value = strength


def camera(at, to, lens=35, focus=None, aperture=None, shift=0.0):
    """The camera; `focus` is a place, `aperture` the number that photographers say (2.8)."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.shift_y = shift
    if focus and aperture:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(at)).dot((Vector(to) - Vector(at)).normalized())
        data.dof.aperture_fstop = aperture
    item = _aim(bpy.data.objects.new('camera', data), at, to)
    bpy.context.scene.camera = item
    return item


def _world():
    scene = bpy.context.scene
    scene.world = scene.world or bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    return scene.world.node_tree


def _aim(item, at, to):
    item.location = at
    item.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(item)
    return item
