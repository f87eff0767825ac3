import { renderDashboard } from './dashboards.mjs';
import { createRandom } from './random.mjs';
import { circleOutline, depthOf, roundedOutline } from './stage.mjs';
import { element } from './svg.mjs';

/** Layered platform with a bright rim: what every group of objects stands on. */
export function drawPlatform(stage, { x, y, w, d, z = 0, h = 0.28, r = 0.5, material = 'base', accent = 'accent', depth }) {
  const order = depth ?? -50 + z;
  stage.slab({ x: x - 0.22, y: y - 0.22, w: w + 0.44, d: d + 0.44, z: z - h - 0.16, h: 0.12, r: r + 0.15, material: accent, opacity: 0.55, depth: order - 0.2 });
  stage.slab({ x, y, w, d, z: z - h, h, r, material, depth: order - 0.1 });
  const rim = roundedOutline({ x: x + 0.22, y: y + 0.22, w: w - 0.44, d: d - 0.44, r: Math.max(0.12, r - 0.15) });
  stage.add(order, stage.polygon(rim.map(([px, py]) => stage.project(px, py, z)), { fill: 'none', stroke: stage.palette.accentLine, strokeWidth: 1.3, strokeOpacity: 0.6 }));
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
        element('rect', { x: width - 16 - step * 9, y: top + 7, width: 5, height: 5, fill: random() > 0.5 ? palette.accentLine : palette.line }),
      );
      return (
        element('rect', { x: 7, y: top, width: width - 14, height: 19, rx: 3, fill: palette.isDark ? '#0a1a44' : '#ffffff', fillOpacity: 0.6, stroke: palette.line, strokeOpacity: 0.45, strokeWidth: 1.2 }) +
        element('rect', { x: 14, y: top + 7, width: (width - 60) * (lit ? 0.9 : 0.5), height: 5, rx: 2, fill: lit ? palette.line : palette.panel.faint, fillOpacity: 0.8 }) +
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
    const disc = stage.cylinderShape({ x, y, z: z + index * 0.62, r, h: 0.5, material: index === layers - 1 ? 'accent' : material });
    const [cx, cy] = stage.project(x + r * 0.72, y + r * 0.72, z + index * 0.62 + 0.25);
    return disc + element('circle', { cx, cy, r: 3, fill: stage.palette.spark }) + element('circle', { cx: cx - 14, cy: cy - 3, r: 2, fill: stage.palette.spark, fillOpacity: 0.6 });
  });
  stage.add(x + y + lift, shapes.join(''));
}

/** Chip with pins and a glowing core. */
export function drawChip(stage, { x, y, z = 0, size = 2, material = 'main', core = 'accent', lift = 0 }) {
  const { palette } = stage;
  const pins = [];
  for (let step = 0; step < 6; step += 1) {
    const offset = size * (0.15 + step * 0.14);
    pins.push([[x + offset, y + size], [x + offset, y + size + 0.32]], [[x + size, y + offset], [x + size + 0.32, y + offset]]);
    pins.push([[x + offset, y], [x + offset, y - 0.32]], [[x, y + offset], [x - 0.32, y + offset]]);
  }
  const legs = pins.map((ends) => stage.polyline(ends.map(([px, py]) => stage.project(px, py, z)), { stroke: palette.line, strokeWidth: 3, strokeOpacity: 0.8 }));
  const body = stage.prismShape({ outline: roundedOutline({ x, y, w: size, d: size, r: 0.2 }), z, h: 0.36, material });
  const inset = size * 0.26;
  const heart = stage.prismShape({ outline: roundedOutline({ x: x + inset, y: y + inset, w: size - inset * 2, d: size - inset * 2, r: 0.14 }), z: z + 0.36, h: 0.22, material: core });
  const traces = stage.onPlane('top', x + inset, y + inset, z + 0.58, traceGlyph((size - inset * 2) * 100, palette.spark));
  stage.add(depthOf({ x, y, w: size, d: size, lift }), legs.join('') + body + heart + traces);
}

function traceGlyph(size, color) {
  const unit = size / 10;
  const path = `M${unit * 2} ${unit * 7}V${unit * 4}L${unit * 4} ${unit * 2}H${unit * 8}M${unit * 5} ${unit * 8}V${unit * 5}H${unit * 8}`;
  return element('path', { d: path, fill: 'none', stroke: color, strokeWidth: 4, strokeOpacity: 0.9, strokeLinecap: 'round' });
}

/** Floating upright screen with charts; `plane` is the side it faces. */
export function drawPanel(stage, { x, y, z, width = 2.6, height = 1.7, plane = 'left', kind = 'mixed', seed = 1, depth }) {
  const { palette } = stage;
  const frame = element('rect', { width: width * 100, height: height * 100, rx: 12, fill: palette.panel.fill, fillOpacity: palette.panel.fillOpacity, stroke: palette.panel.edge, strokeWidth: 2.4 });
  const shine = element('path', { d: `M0 ${height * 60}L${width * 62} 0H12Q0 0 0 12Z`, fill: '#fff', fillOpacity: palette.isDark ? 0.06 : 0.4 });
  const content = renderDashboard({ kind, width: width * 100, height: height * 100, seed, palette });
  const far = plane === 'left' ? [x + width, y] : [x, y - width];
  stage.project(far[0], far[1], z - height);
  stage.add(depth ?? x + y + 1, stage.onPlane(plane, x, y, z, frame + shine + content));
}

const CLOUD_LOBES = [
  [-1.15, 0.25, 0.75],
  [-0.3, -0.25, 1.05],
  [0.75, -0.05, 0.85],
  [1.35, 0.35, 0.6],
];

/** Cloud lying in the air, extruded upwards. */
export function drawCloud(stage, { x, y, z = 3, scale = 1, material = 'pale', h = 0.5, depth }) {
  const outline = cloudOutline().map(([u, v]) => {
    // The cloud's own axes are screen axes: u to the right, v down.
    const a = u * scale;
    const b = v * scale * 1.5;
    return [x + (a + b) * 0.7, y + (b - a) * 0.7];
  });
  stage.add(depth ?? x + y + 1, stage.prismShape({ outline, z, h: h * scale, material, edgeWidth: 1.6 }));
}

function cloudOutline() {
  const points = [];
  const steps = 160;
  for (let step = 0; step < steps; step += 1) {
    const angle = (step / steps) * Math.PI * 2;
    const direction = [Math.cos(angle), Math.sin(angle)];
    let reach = 0;
    for (let distance = 0; distance < 2.4; distance += 0.004) {
      const point = [direction[0] * distance + 0.1, direction[1] * distance + 0.3];
      if (isInsideCloud(point)) reach = distance;
    }
    points.push([direction[0] * reach + 0.1, direction[1] * reach + 0.3]);
  }
  return points;
}

function isInsideCloud([u, v]) {
  const isInBase = u > -1.2 && u < 1.4 && v > 0 && v < 0.94;
  return v < 0.95 && (isInBase || CLOUD_LOBES.some(([cx, cy, r]) => Math.hypot(u - cx, v - cy) < r));
}

/** Dashed data flow along a path on one level, with travelling sparks. */
export function drawFlow(stage, { points, accent = false, sparks = [0.3, 0.75], depth = -20, width = 2 }) {
  const { palette } = stage;
  const color = accent ? palette.accentLine : palette.line;
  const screen = points.map(([x, y, z = 0.02]) => stage.project(x, y, z));
  const lines =
    stage.polyline(screen, { stroke: color, strokeWidth: width * 3.2, strokeOpacity: 0.13 }) +
    stage.polyline(screen, { stroke: color, strokeWidth: width, strokeOpacity: 0.95, strokeDasharray: '9 7' });
  const dots = sparks.map((share) => {
    const [cx, cy] = pointAlong(screen, share);
    return element('circle', { cx, cy, r: 8, fill: color, fillOpacity: 0.28 }) + element('circle', { cx, cy, r: 3.4, fill: palette.spark });
  });
  stage.add(depth, lines + dots.join(''));
}

function pointAlong(points, share) {
  const lengths = points.slice(1).map((point, index) => Math.hypot(point[0] - points[index][0], point[1] - points[index][1]));
  let rest = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (const [index, length] of lengths.entries()) {
    if (rest <= length) {
      const part = rest / length;
      return [0, 1].map((axis) => points[index][axis] + (points[index + 1][axis] - points[index][axis]) * part);
    }
    rest -= length;
  }
  return points.at(-1);
}

/** Column of light between two levels. */
export function drawBeam(stage, { x, y, from, to, r = 0.5, depth }) {
  const foot = circleOutline(x, y, r, 40).map(([px, py]) => stage.project(px, py, from));
  const left = stage.project(x - r * 0.7, y + r * 0.7, from);
  const right = stage.project(x + r * 0.7, y - r * 0.7, from);
  const rise = stage.project(x, y, to)[1] - stage.project(x, y, from)[1];
  const column = [left, right, [right[0], right[1] + rise], [left[0], left[1] + rise]];
  const svg =
    stage.polygon(column, { fill: 'url(#beam)' }) +
    stage.polygon(foot, { fill: stage.palette.accentGlow, fillOpacity: 0.28, stroke: stage.palette.accentLine, strokeWidth: 1.4 });
  stage.add(depth ?? x + y + 0.2, svg);
}

/** Shield standing upright on the left-facing plane. */
export function drawShield(stage, { x, y, z, size = 1.6, depth }) {
  const { palette } = stage;
  const accent = palette.materials.accent;
  const path = 'M50 0L96 16V58Q96 96 50 120Q4 96 4 58V16Z';
  const thickness = [6, 4.5, 3, 1.5].map((shift) => stage.onPlane('left', x + shift * 0.018, y - shift * 0.03, z, element('path', { d: path, fill: accent.right, transform: `scale(${size})` })));
  const front = element('g', { transform: `scale(${size})` },
    element('path', { d: path, fill: 'url(#m-accent-left)', stroke: accent.edge, strokeWidth: 2 }) +
      element('path', { d: 'M50 14L84 26V58Q84 88 50 106Z', fill: '#fff', fillOpacity: 0.14 }) +
      element('path', { d: 'M28 58L45 75L75 42', fill: 'none', stroke: '#fff', strokeWidth: 8, strokeLinecap: 'round', strokeLinejoin: 'round' }));
  stage.project(x + size, y, z - size * 1.2);
  stage.add(depth ?? x + y + 1, thickness.join('') + stage.onPlane('left', x, y, z, front));
}

/** Small node: a hexagonal puck with a light on it. */
export function drawNode(stage, { x, y, z = 0, r = 0.42, material = 'main', lift = 0 }) {
  const outline = circleOutline(x, y, r, 6);
  const [cx, cy] = stage.project(x, y, z + 0.24);
  const light = element('ellipse', { cx, cy, rx: r * 18, ry: r * 10, fill: stage.palette.spark, fillOpacity: 0.9 });
  stage.add(x + y + lift, stage.prismShape({ outline, z, h: 0.24, material, topContent: light }));
}

/** Cube of a container or a compute instance, with an inset mark on each face. */
export function drawCube(stage, { x, y, z = 0, size = 1, material = 'main', lift = 0, opacity }) {
  const mark = element('rect', { x: size * 22, y: size * 22, width: size * 56, height: size * 56, rx: 6, fill: 'none', stroke: stage.material(material).edge, strokeWidth: 2.4, strokeOpacity: 0.7 });
  const content =
    stage.boxShape({ x, y, z, w: size, d: size, h: size, material }) +
    stage.onPlane('left', x, y + size, z + size, mark) +
    stage.onPlane('right', x + size, y + size, z + size, mark) +
    stage.onPlane('top', x, y, z + size, mark);
  stage.add(depthOf({ x, y, w: size, d: size, lift }), element('g', { opacity }, content));
}
