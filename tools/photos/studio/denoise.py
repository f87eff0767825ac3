"""
Non-local means, led by noise-free features and by the difference of two exposures (Rousselle, Knaus and Zwicker 2012,
"Adaptive rendering with non-local means filtering"); Debian's Blender comes without Open Image Denoise.
"""

import numpy

RADIUS = 6
PATCH = 1
STRENGTH = 0.7
# How far two pixels may be apart where there is no noise, squared.
TOLERANCE = {'light': 0.004**2, 'albedo': 0.004, 'normal': 0.01}


def denoise(shots):
    """Linear light of (height, width, 3) without most of the noise of two exposures of it."""
    first, second = (shot['color'] for shot in shots)
    features = {name: _measure(shots[0][name], shots[1][name]) for name in ('albedo', 'normal')}
    ground = numpy.clip(_smooth(*features['albedo']), 0.04, None)
    # Light per color of the surface, so that textures stay sharp, and compressed, so that lamps do not outweigh all.
    one, two = (numpy.log1p(_calm(shot, other) / ground) for shot, other in ((first, second), (second, first)))
    return numpy.expm1(_filter({'light': _measure(one, two), **features})) * ground


def _smooth(values, variance):
    """Out of focus, features are as noisy as the light."""
    share = variance.mean(axis=2, keepdims=True)
    share /= share + 0.0004
    return values * (1 - share) + _average(values, 4) * share


def _measure(one, two):
    """What two exposures agree on, and how unsure that is."""
    return (one + two) / 2, _average(((one - two) ** 2) / 4, 3)


def _calm(shot, other):
    """Single bright dots that the other exposure knows nothing of are taken down to it."""
    return numpy.minimum(shot, _average(other, 1) * 3 + 0.15)


def _filter(layers):
    mean, _ = layers['light']
    total = numpy.zeros_like(mean)
    weights = numpy.zeros(mean.shape[:2] + (1,), dtype=numpy.float32)
    for down in range(-RADIUS, RADIUS + 1):
        for right in range(-RADIUS, RADIUS + 1):
            distances = [_compare(*layer, TOLERANCE[name], down, right) for name, layer in layers.items()]
            weight = numpy.exp(-numpy.clip(numpy.maximum.reduce(distances), 0, 40))
            total += weight * _shift(mean, down, right)
            weights += weight
    return total / weights


def _compare(values, variance, tolerance, down, right):
    """How unlike pixels are to those some way off, apart from what noise explains."""
    near, spread = _shift(values, down, right), _shift(variance, down, right)
    distance = (values - near) ** 2 - (variance + numpy.minimum(variance, spread))
    distance /= tolerance + STRENGTH**2 * (variance + spread)
    return _average(distance.mean(axis=2, keepdims=True), PATCH)


def _shift(values, down, right):
    padded = numpy.pad(values, ((RADIUS, RADIUS), (RADIUS, RADIUS), (0, 0)), mode='edge')
    height, width = values.shape[:2]
    return padded[RADIUS + down : RADIUS + down + height, RADIUS + right : RADIUS + right + width]


def _average(values, radius):
    """Means of squares around each pixel."""
    size = 2 * radius + 1
    height, width = values.shape[:2]
    padded = numpy.pad(values, ((radius, radius), (radius, radius), (0, 0)), mode='edge')
    rows = sum(padded[start : start + height] for start in range(size))
    return sum(rows[:, start : start + width] for start in range(size)) / numpy.float32(size * size)
