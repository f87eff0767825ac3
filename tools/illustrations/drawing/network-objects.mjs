import { circleOutline } from './stage.mjs';
import { element } from './svg.mjs';

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
    const [cx, cy] = pointAlong(screen, (share + stage.phase) % 1);
    return (
      element('circle', { cx, cy, r: 8, fill: color, fillOpacity: 0.28 }) +
      element('circle', { cx, cy, r: 3.4, fill: palette.spark })
    );
  });
  stage.add(depth, lines + dots.join(''));
}

function pointAlong(points, share) {
  const lengths = points
    .slice(1)
    .map((point, index) => Math.hypot(point[0] - points[index][0], point[1] - points[index][1]));
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
    stage.polygon(foot, {
      fill: stage.palette.accentGlow,
      fillOpacity: 0.28,
      stroke: stage.palette.accentLine,
      strokeWidth: 1.4,
    });
  stage.add(depth ?? x + y + 0.2, svg);
}

/** Shield standing upright on the left-facing plane. */
export function drawShield(stage, { x, y, z, size = 1.6, depth }) {
  const { palette } = stage;
  const accent = palette.materials.accent;
  const path = 'M50 0L96 16V58Q96 96 50 120Q4 96 4 58V16Z';
  const thickness = [6, 4.5, 3, 1.5].map((shift) =>
    stage.onPlane(
      'left',
      x + shift * 0.018,
      y - shift * 0.03,
      z,
      element('path', { d: path, fill: accent.right, transform: `scale(${size})` }),
    ),
  );
  const front = element(
    'g',
    { transform: `scale(${size})` },
    element('path', { d: path, fill: 'url(#m-accent-left)', stroke: accent.edge, strokeWidth: 2 }) +
      element('path', { d: 'M50 14L84 26V58Q84 88 50 106Z', fill: '#fff', fillOpacity: 0.14 }) +
      element('path', {
        d: 'M28 58L45 75L75 42',
        fill: 'none',
        stroke: '#fff',
        strokeWidth: 8,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
  );
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
