"""From what the camera saw to a picture: less noise, glare around lights, darker corners, tones of film."""

import bpy
import numpy

from studio.denoise import denoise


def develop(shots, picture, exposure=0.0, look='Medium High Contrast', glare=0.08, corners=0.22, warmth=0.0):
    """Writes a PNG; `exposure` in stops, `warmth` from -1 (blue) to 1 (amber)."""
    light = denoise(shots)
    light = _add_glare(light * 2.0**exposure, glare)
    light *= numpy.array([1 + 0.12 * warmth, 1.0, 1 - 0.14 * warmth], dtype=numpy.float32)
    light *= _draw_corners(*light.shape[:2], corners)
    _save(light, picture, look)


def _add_glare(light, amount):
    """Lenses scatter a little of what is bright: narrow and wide."""
    bright = numpy.clip(light - 0.9, 0, 12)
    width = light.shape[1]
    scattered = 0.65 * _blur(bright, width * 0.006) + 0.35 * _blur(bright, width * 0.035)
    return light + amount * scattered * 4


def _blur(light, sigma):
    height, width = light.shape[:2]
    rows = numpy.exp(-2 * (numpy.pi * sigma * numpy.fft.fftfreq(height)) ** 2)
    columns = numpy.exp(-2 * (numpy.pi * sigma * numpy.fft.rfftfreq(width)) ** 2)
    spectrum = numpy.fft.rfft2(light, axes=(0, 1)) * (rows[:, None] * columns[None, :])[..., None]
    return numpy.fft.irfft2(spectrum, s=(height, width), axes=(0, 1)).astype(numpy.float32)


def _draw_corners(height, width, depth):
    y, x = numpy.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return (1 - depth * numpy.clip((x**2 + y**2) / 2, 0, 1) ** 1.4)[..., None].astype(numpy.float32)


def _save(light, picture, look):
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    height, width = light.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    pixels = numpy.ones((height, width, 4), dtype=numpy.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
    image.save_render(picture, scene=scene)
