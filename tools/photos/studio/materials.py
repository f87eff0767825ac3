"""What bodies are made of. Colors are sRGB, `#rrggbb`; each surface is a little uneven, as all surfaces are."""

import bpy


def paint(color, roughness=0.42, coat=0.0, uneven=0.12, grain=30.0, bump=0.02):
    """Powder coating, plastic or lacquer."""
    return _surface(color, roughness, 0.0, coat, uneven, grain, bump)


def metal(color='#c9ccd0', roughness=0.28, uneven=0.12, grain=18.0, bump=0.01):
    return _surface(color, roughness, 1.0, 0.0, uneven, grain, bump)


def rubber(color='#16181b'):
    return _surface(color, 0.75, 0.0, 0.0, 0.1, 60.0, 0.05)


def floor(color='#8d9296', roughness=0.22, stains=0.25, scale=0.6):
    """Sealed concrete or epoxy: it mirrors more where it was walked on less."""
    material, nodes, shader = _create(color, roughness)
    noise = _noise(nodes, scale, 8)
    _link(nodes, _mix_values(nodes, noise, max(roughness - 0.12, 0.03), roughness + stains), shader, 'Roughness')
    fine = _noise(nodes, 9.0, 6)
    _link(nodes, _shade(nodes, color, noise, fine, 0.22), shader, 'Base Color')
    _bump(nodes, shader, _noise(nodes, 40.0, 4), 0.03)
    return material


def wood(color='#b48a5c', scale=3.0, roughness=0.45):
    material, nodes, shader = _create(color, roughness)
    texture = nodes.nodes.new('ShaderNodeTexWave')
    texture.inputs['Scale'].default_value = scale
    texture.inputs['Distortion'].default_value = 7.0
    texture.inputs['Detail'].default_value = 4.0
    texture.inputs['Detail Scale'].default_value = 1.6
    nodes.links.new(_coordinates(nodes, (0.25, 2.2, 2.2)), texture.inputs['Vector'])
    _link(nodes, _shade(nodes, color, texture.outputs['Fac'], _noise(nodes, 14.0, 4), 0.3), shader, 'Base Color')
    return material


def glass(color='#ffffff', roughness=0.0, index=1.5):
    material = bpy.data.materials.new('glass')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = to_linear(color)
    shader.inputs['Transmission'].default_value = 1.0
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['IOR'].default_value = index
    return material


def pane(tint='#ffffff', mirror=0.08):
    """Thin glass that lets the light through as it comes: windows and doors."""
    material = bpy.data.materials.new('pane')
    material.use_nodes = True
    nodes = material.node_tree
    nodes.nodes.clear()
    through = nodes.nodes.new('ShaderNodeBsdfTransparent')
    through.inputs['Color'].default_value = to_linear(tint)
    gloss = nodes.nodes.new('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = 0.02
    mix = nodes.nodes.new('ShaderNodeMixShader')
    mix.inputs['Fac'].default_value = mirror
    output = nodes.nodes.new('ShaderNodeOutputMaterial')
    nodes.links.new(through.outputs[0], mix.inputs[1])
    nodes.links.new(gloss.outputs[0], mix.inputs[2])
    nodes.links.new(mix.outputs[0], output.inputs['Surface'])
    return material


def glow(color, strength=5.0):
    """What shines of itself."""
    material = bpy.data.materials.new('glow')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.0, 0.0, 0.0, 1.0)
    shader.inputs['Emission'].default_value = to_linear(color)
    shader.inputs['Emission Strength'].default_value = strength
    return material


def liquid(color, roughness=0.12, depth=0.4):
    """Milk, wax and other bodies that light goes into."""
    material, nodes, shader = _create(color, roughness)
    shader.inputs['Subsurface'].default_value = depth
    shader.inputs['Subsurface Color'].default_value = to_linear(color)
    shader.inputs['Subsurface Radius'].default_value = (0.02, 0.015, 0.01)
    return material


def to_linear(color):
    """`#rrggbb` as the linear color that shaders reckon with."""
    parts = [int(color[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    return (*(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts), 1.0)


def _surface(color, roughness, metallic, coat, uneven, grain, bump):
    material, nodes, shader = _create(color, roughness)
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = 0.08
    noise = _noise(nodes, grain * 0.12, 7)
    _link(nodes, _mix_values(nodes, noise, max(roughness - uneven, 0.02), roughness + uneven), shader, 'Roughness')
    if bump:
        _bump(nodes, shader, _noise(nodes, grain * 8, 3), bump)
    return material


def _create(color, roughness):
    material = bpy.data.materials.new('surface')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = to_linear(color)
    shader.inputs['Roughness'].default_value = roughness
    return material, material.node_tree, shader


def _coordinates(nodes, scale=(1, 1, 1)):
    place = nodes.nodes.new('ShaderNodeTexCoord')
    mapping = nodes.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = scale
    nodes.links.new(place.outputs['Object'], mapping.inputs['Vector'])
    return mapping.outputs['Vector']


def _noise(nodes, scale, detail):
    texture = nodes.nodes.new('ShaderNodeTexNoise')
    texture.inputs['Scale'].default_value = scale
    texture.inputs['Detail'].default_value = detail
    nodes.links.new(_coordinates(nodes), texture.inputs['Vector'])
    return texture.outputs['Fac']


def _mix_values(nodes, factor, low, high):
    spread = nodes.nodes.new('ShaderNodeMapRange')
    spread.inputs['From Min'].default_value = 0.32
    spread.inputs['From Max'].default_value = 0.68
    spread.inputs['To Min'].default_value = low
    spread.inputs['To Max'].default_value = high
    nodes.links.new(factor, spread.inputs['Value'])
    return spread.outputs['Result']


def _shade(nodes, color, coarse, fine, depth):
    """The color, darker by up to `depth` where both noises say so."""
    both = nodes.nodes.new('ShaderNodeMath')
    both.operation = 'MULTIPLY'
    nodes.links.new(coarse, both.inputs[0])
    nodes.links.new(fine, both.inputs[1])
    mix = nodes.nodes.new('ShaderNodeMixRGB')
    base = to_linear(color)
    mix.inputs['Color1'].default_value = (*(part * (1 - depth) for part in base[:3]), 1)
    mix.inputs['Color2'].default_value = (*(min(part * (1 + depth), 1) for part in base[:3]), 1)
    nodes.links.new(_mix_values(nodes, both.outputs[0], -0.2, 1.6), mix.inputs['Fac'])
    return mix.outputs['Color']


def _bump(nodes, shader, height, strength):
    bump = nodes.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.01
    nodes.links.new(height, bump.inputs['Height'])
    nodes.links.new(bump.outputs['Normal'], shader.inputs['Normal'])


def _link(nodes, output, shader, name):
    nodes.links.new(output, shader.inputs[name])
