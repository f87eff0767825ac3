"""blender -b --factory-startup -P render.py -- <scene.py> <picture.png> <width> <samples>"""

import importlib.util
import sys
import tempfile
from pathlib import Path

import bpy

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from studio.develop import develop  # noqa: E402
from studio.exposure import expose  # noqa: E402


def run(scene_file, picture, width, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    spec = importlib.util.spec_from_file_location('photo', scene_file)
    photo = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(photo)
    photo.build()
    with tempfile.TemporaryDirectory() as folder:
        layers = expose(Path(folder), width, samples)
        develop(layers, picture, **getattr(photo, 'DEVELOPMENT', {}))


scene_file, picture, width, samples = sys.argv[sys.argv.index('--') + 1 :]
run(scene_file, picture, int(width), int(samples))
