import { renderDashboard } from './dashboards.mjs';
import { createRandom } from './random.mjs';
import { depthOf, roundedOutline } from './stage.mjs';
import { element } from './svg.mjs';

/** Layered platform with a bright rim: what every group of objects stands on. */
export function drawPlatform(
  stage,
  { x, y, w, d, z = 0, h = 0.28, r = 0.5, material = 'base', accent = 'accent', depth },
) {
  const order = depth ?? -50 + z;
  stage.slab({
    x: x - 0.22,
    y: y - 0.22,
    w: w + 0.44,
    d: d + 0.44,
    z: z - h - 0.16,
    h: 0.12,
    r: r + 0.15,
    material: accent,
    opacity: 0.55,
    depth: order - 0.2,
  });
  stage.slab({ x, y, w, d, z: z - h, h, r, material, depth: order - 0.1 });
  const rim = roundedOutline({ x: x + 0.22, y: y + 0.22, w: w - 0.44, d: d - 0.44, r: Math.max(0.12, r - 0.15) });
  stage.add(
    order,
    stage.polygon(
      rim.map(([px, py]) => stage.project(px, py, z)),
      { fill: 'none', stroke: stage.palette.accentLine, strokeWidth: 1.3, strokeOpacity: 0.6 },
    ),
  );
}

/** Server rack with lit units on both visible sides. */
export function drawRack(stage, { x, y, z = 0, w = 0.9, d = 1.1, h = 2.2, material = 'base', seed = 1, lift }) {
  const random = createRandom(seed);
  const { palette } = stage;
  const unitHeight = 26;
  const count = Math.floor((h * 100 - 16) / unitHeight);
  const face = (width) =>
    Array.from({ length: count }, (_, index) => {
      const top = 10 + index * unitHeight;
      const lit = random() > 0.35;
      const lights = [0, 1, 2].map((step) =>
        element('rect', {
          x: width - 16 - step * 9,
          y: top + 7,
          width: 5,
          height: 5,
          fill: random() > 0.5 ? palette.accentLine : palette.line,
        }),
      );
      return (
        element('rect', {
          x: 7,
          y: top,
          width: width - 14,
          height: 19,
          rx: 3,
          fill: palette.isDark ? '#0a1a44' : '#ffffff',
          fillOpacity: 0.6,
          stroke: palette.line,
          strokeOpacity: 0.45,
          strokeWidth: 1.2,
        }) +
        element('rect', {
          x: 14,
          y: top + 7,
          width: (width - 60) * (lit ? 0.9 : 0.5),
          height: 5,
          rx: 2,
          fill: lit ? palette.line : palette.panel.faint,
          fillOpacity: 0.8,
        }) +
        lights.join('')
      );
    }).join('');
  const content =
    stage.boxShape({ x, y, z, w, d, h, material }) +
    stage.onPlane('left', x, y + d, z + h, face(w * 100)) +
    stage.onPlane('right', x + w, y + d, z + h, element('g', { opacity: 0.55 }, face(d * 100)));
  stage.add(depthOf({ x, y, w, d, lift }), content);
}

/** Stack of discs: a database. */
export function drawDatabase(stage, { x, y, z = 0, r = 0.8, layers = 3, material = 'main', lift = 0 }) {
  const shapes = Array.from({ length: layers }, (_, index) => {
    const disc = stage.cylinderShape({
      x,
      y,
      z: z + index * 0.62,
      r,
      h: 0.5,
      material: index === layers - 1 ? 'accent' : material,
    });
    const [cx, cy] = stage.project(x + r * 0.72, y + r * 0.72, z + index * 0.62 + 0.25);
    return (
      disc +
      element('circle', { cx, cy, r: 3, fill: stage.palette.spark }) +
      element('circle', { cx: cx - 14, cy: cy - 3, r: 2, fill: stage.palette.spark, fillOpacity: 0.6 })
    );
  });
  stage.add(x + y + lift, shapes.join(''));
}

/** Chip with pins and a glowing core. */
export function drawChip(stage, { x, y, z = 0, size = 2, material = 'main', core = 'accent', lift = 0 }) {
  const { palette } = stage;
  const pins = [];
  for (let step = 0; step < 6; step += 1) {
    const offset = size * (0.15 + step * 0.14);
    pins.push(
      [
        [x + offset, y + size],
        [x + offset, y + size + 0.32],
      ],
      [
        [x + size, y + offset],
        [x + size + 0.32, y + offset],
      ],
    );
    pins.push(
      [
        [x + offset, y],
        [x + offset, y - 0.32],
      ],
      [
        [x, y + offset],
        [x - 0.32, y + offset],
      ],
    );
  }
  const legs = pins.map((ends) =>
    stage.polyline(
      ends.map(([px, py]) => stage.project(px, py, z)),
      { stroke: palette.line, strokeWidth: 3, strokeOpacity: 0.8 },
    ),
  );
  const body = stage.prismShape({ outline: roundedOutline({ x, y, w: size, d: size, r: 0.2 }), z, h: 0.36, material });
  const inset = size * 0.26;
  const heart = stage.prismShape({
    outline: roundedOutline({ x: x + inset, y: y + inset, w: size - inset * 2, d: size - inset * 2, r: 0.14 }),
    z: z + 0.36,
    h: 0.22,
    material: core,
  });
  const traces = stage.onPlane(
    'top',
    x + inset,
    y + inset,
    z + 0.58,
    traceGlyph((size - inset * 2) * 100, palette.spark),
  );
  stage.add(depthOf({ x, y, w: size, d: size, lift }), legs.join('') + body + heart + traces);
}

function traceGlyph(size, color) {
  const unit = size / 10;
  const path = `M${unit * 2} ${unit * 7}V${unit * 4}L${unit * 4} ${unit * 2}H${unit * 8}M${unit * 5} ${unit * 8}V${unit * 5}H${unit * 8}`;
  return element('path', {
    d: path,
    fill: 'none',
    stroke: color,
    strokeWidth: 4,
    strokeOpacity: 0.9,
    strokeLinecap: 'round',
  });
}

/** Floating upright screen with charts; `plane` is the side it faces. */
export function drawPanel(
  stage,
  { x, y, z, width = 2.6, height = 1.7, plane = 'left', kind = 'mixed', seed = 1, depth },
) {
  const { palette } = stage;
  const frame = element('rect', {
    width: width * 100,
    height: height * 100,
    rx: 12,
    fill: palette.panel.fill,
    fillOpacity: palette.panel.fillOpacity,
    stroke: palette.panel.edge,
    strokeWidth: 2.4,
  });
  const shine = element('path', {
    d: `M0 ${height * 60}L${width * 62} 0H12Q0 0 0 12Z`,
    fill: '#fff',
    fillOpacity: palette.isDark ? 0.06 : 0.4,
  });
  const content = renderDashboard({ kind, width: width * 100, height: height * 100, seed, palette });
  const far = plane === 'left' ? [x + width, y] : [x, y - width];
  stage.project(far[0], far[1], z - height);
  stage.add(depth ?? x + y + 1, stage.onPlane(plane, x, y, z, frame + shine + content));
}

/** Cube of a container or a compute instance, with an inset mark on each face. */
export function drawCube(stage, { x, y, z = 0, size = 1, material = 'main', lift = 0, opacity }) {
  const mark = element('rect', {
    x: size * 22,
    y: size * 22,
    width: size * 56,
    height: size * 56,
    rx: 6,
    fill: 'none',
    stroke: stage.material(material).edge,
    strokeWidth: 2.4,
    strokeOpacity: 0.7,
  });
  const content =
    stage.boxShape({ x, y, z, w: size, d: size, h: size, material }) +
    stage.onPlane('left', x, y + size, z + size, mark) +
    stage.onPlane('right', x + size, y + size, z + size, mark) +
    stage.onPlane('top', x, y, z + size, mark);
  stage.add(depthOf({ x, y, w: size, d: size, lift }), element('g', { opacity }, content));
}
