"""Takes the picture of a scene with Cycles: twice with half the samples, as their difference tells where noise is."""

import bpy
import numpy

SEEDS = (11, 23)
FEATURES = {'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def expose(folder, width, samples):
    """Two exposures and what they show, as arrays of (height, width, 3) of linear light."""
    scene = bpy.context.scene
    _set_up(scene, width, samples)
    node = _write_layers(scene, folder)
    shots = []
    for seed in SEEDS:
        scene.cycles.seed = seed
        for slot, name in zip(node.file_slots, ['color', *FEATURES]):
            slot.path = f'{name}-{seed}-'
        bpy.ops.render.render()
        shots.append({name: _read(folder / f'{name}-{seed}-0001.exr') for name in ['color', *FEATURES]})
    return shots


def _set_up(scene, width, samples):
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x = width
    scene.render.resolution_y = width * 10 // 16
    scene.render.film_transparent = False
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = max(samples // len(SEEDS), 4)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.use_denoising = False
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 7
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    scene.frame_set(1)


def _write_layers(scene, folder):
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes = scene.node_tree
    nodes.nodes.clear()
    source = nodes.nodes.new('CompositorNodeRLayers')
    target = nodes.nodes.new('CompositorNodeOutputFile')
    target.base_path = str(folder)
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '32'
    target.file_slots.clear()
    for name, output in {'color': 'Image', **FEATURES}.items():
        target.file_slots.new(name)
        nodes.links.new(source.outputs[output], target.inputs[name])
    return target


def _read(file):
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.is_data = True
    width, height = image.size
    pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].copy()
