import { element } from '../drawing/svg.mjs';

/** Rounded platform that carries a group of things. */
export function platform(stage, { x, y, w, d, z = 0, h = 0.22, material = 'base' }) {
  stage.slab({ x, y, w, d, z, h, r: 0.35, material, depth: x + y - 50 });
  stage.slab({ x: x + 0.18, y: y + 0.18, w: w - 0.36, d: d - 0.36, z: z + h, h: 0.04, r: 0.28, material: 'deep', depth: x + y - 49 });
}

/** Factory hall with a saw-tooth roof and lit windows. */
export function hall(stage, { x, y, z = 0.26, bays = 3, d = 2, h = 1 }) {
  const bay = 0.85;
  for (let index = 0; index < bays; index += 1) {
    stage.box({ x: x + index * bay, y, z, w: bay, d, h, material: 'main', lift: index * 0.01 });
    stage.box({ x: x + index * bay + 0.08, y: y + 0.1, z: z + h, w: 0.3, d: d - 0.2, h: 0.34, material: 'pale', lift: 0.3 + index * 0.01 });
  }
  const windows = Array.from({ length: bays * 3 }, (_, index) =>
    element('rect', { x: 10 + index * 27, y: 32, width: 15, height: 26, rx: 2, fill: stage.palette.accentLine, opacity: index % 4 === 1 ? 0.35 : 0.85 }),
  ).join('');
  stage.add(x + y + bays * bay + d + 0.5, stage.onPlane('left', x, y + d, z + h, windows));
}

/** Server rack with rows of lights. */
export function rack(stage, { x, y, z = 0.26, h = 1.7, lit = 0 }) {
  stage.box({ x, y, z, w: 0.75, d: 0.9, h, material: lit % 3 === 0 ? 'main' : 'base' });
  const rows = Math.floor(h / 0.2);
  const lights = Array.from({ length: rows }, (_, row) =>
    element('rect', { x: 8, y: 10 + row * 20, width: 58, height: 9, rx: 2, fill: stage.palette.materials.deep.left, opacity: 0.9 }) +
    element('rect', { x: 12, y: 13 + row * 20, width: (row * 17 + lit * 13) % 34 + 8, height: 3, rx: 1.5, fill: row % 3 ? stage.palette.line : stage.palette.accentLine }),
  ).join('');
  stage.add(x + y + 1.7, stage.onPlane('left', x, y + 0.9, z + h, lights));
}

/** Machine tool: body, door, signal light. */
export function machine(stage, { x, y, z = 0.26, material = 'pale' }) {
  stage.box({ x, y, z, w: 1.15, d: 0.9, h: 0.85, material });
  stage.box({ x: x + 0.72, y: y + 0.12, z: z + 0.85, w: 0.3, d: 0.5, h: 0.22, material: 'main', lift: 0.4 });
  stage.cylinder({ x: x + 0.2, y: y + 0.2, r: 0.05, z: z + 0.85, h: 0.42, material: 'accent', lift: 0.6 });
  const door =
    element('rect', { x: 14, y: 16, width: 62, height: 52, rx: 5, fill: stage.palette.materials.deep.left }) +
    element('rect', { x: 22, y: 24, width: 46, height: 28, rx: 3, fill: stage.palette.accentLine, opacity: 0.65 });
  stage.add(x + y + 2.1, stage.onPlane('left', x, y + 0.9, z + 0.85, door));
}

/** Conveyor with boxes on it. */
export function conveyor(stage, { x, y, z = 0.26, length = 5, count = 4 }) {
  stage.box({ x, y, z: z + 0.24, w: length, d: 0.6, h: 0.14, material: 'deep', depth: x + y + 0.5 });
  for (let leg = 0; leg < length; leg += 1.2) stage.box({ x: x + leg + 0.1, y: y + 0.2, z, w: 0.12, d: 0.2, h: 0.24, material: 'base', depth: x + y });
  for (let index = 0; index < count; index += 1) {
    const at = x + 0.4 + (index * (length - 1)) / count;
    stage.box({ x: at, y: y + 0.12, z: z + 0.38, w: 0.38, d: 0.36, h: 0.34, material: index % 2 ? 'accent' : 'pale', depth: x + y + 1 + index * 0.01 });
  }
}

/** Six-axis arm in three segments. */
export function robot(stage, { x, y, z = 0.26, reach = 1 }) {
  stage.cylinder({ x, y, r: 0.34, z, h: 0.28, material: 'base' });
  stage.cylinder({ x, y, r: 0.24, z: z + 0.28, h: 0.3, material: 'accent', lift: 0.05 });
  const joints = [stage.project(x, y, z + 0.6), stage.project(x - 0.3, y - 0.1, z + 1.6), stage.project(x + 0.7 * reach, y + 0.3, z + 2), stage.project(x + 1.1 * reach, y + 0.5, z + 1.25)];
  const { main, pale, accent } = stage.palette.materials;
  const arm =
    stage.polyline(joints.slice(0, 2), { stroke: main.left, strokeWidth: 19 }) +
    stage.polyline(joints.slice(1, 3), { stroke: main.top, strokeWidth: 14 }) +
    stage.polyline(joints.slice(2), { stroke: pale.left, strokeWidth: 9 }) +
    joints.slice(0, 3).map(([cx, cy], index) => element('circle', { cx, cy, r: 11 - index * 2, fill: pale.top, stroke: accent.left, strokeWidth: 3 })).join('');
  stage.add(x + y + 0.8, arm);
}

/** Storage tank with a ladder of bands. */
export function tank(stage, { x, y, z = 0.26, r = 0.55, h = 1.5, material = 'pale' }) {
  stage.cylinder({ x, y, r, z, h, material });
  stage.cylinder({ x, y, r: r * 0.55, z: z + h, h: 0.16, material: 'main', lift: 0.1 });
  stage.cylinder({ x, y, r: r * 1.02, z: z + h * 0.45, h: 0.06, material: 'accent', lift: 0.05 });
}

/** Pipe along points in space. */
export function pipe(stage, points, depth) {
  const line = points.map((point) => stage.project(...point));
  stage.add(depth, stage.polyline(line, { stroke: stage.palette.materials.main.right, strokeWidth: 9 }) + stage.polyline(line, { stroke: stage.palette.materials.pale.top, strokeWidth: 3, opacity: 0.7 }));
}

/** Wind turbine. */
export function turbine(stage, { x, y, z = 0.26, h = 3, turn = 10 }) {
  const foot = stage.project(x, y, z);
  const hub = stage.project(x, y, z + h);
  const { pale, main } = stage.palette.materials;
  const [hx, hy] = hub;
  const mast = element('polygon', { points: `${foot[0] - 7},${foot[1]} ${foot[0] + 7},${foot[1]} ${hx + 3},${hy} ${hx - 3},${hy}`, fill: pale.left });
  const blade = `M0 0C8 -14 9 -58 1 -88C-4 -60 -7 -20 0 0Z`;
  const blades = [0, 120, 240].map((angle) => element('path', { d: blade, fill: pale.top, stroke: main.left, strokeWidth: 0.8, transform: `translate(${hx} ${hy}) rotate(${angle + turn})` })).join('');
  stage.project(x, y, z + h + 1.9);
  stage.add(x + y, mast + blades + element('circle', { cx: hx, cy: hy, r: 7, fill: main.top }));
}

/** Row of tilted solar panels. */
export function solarRow(stage, { x, y, z = 0.26, count = 4 }) {
  for (let index = 0; index < count; index += 1) {
    const at = x + index * 0.95;
    const corners = [stage.project(at, y, z + 0.55), stage.project(at + 0.82, y, z + 0.55), stage.project(at + 0.82, y + 0.8, z + 0.12), stage.project(at, y + 0.8, z + 0.12)];
    const { main, pale } = stage.palette.materials;
    const middle = [0.33, 0.66].map((share) => stage.polyline([stage.project(at + 0.82 * share, y, z + 0.55), stage.project(at + 0.82 * share, y + 0.8, z + 0.12)], { stroke: pale.left, strokeWidth: 1, opacity: 0.7 })).join('');
    const across = stage.polyline([stage.project(at, y + 0.4, z + 0.335), stage.project(at + 0.82, y + 0.4, z + 0.335)], { stroke: pale.left, strokeWidth: 1, opacity: 0.7 });
    stage.add(at + y + 0.6, stage.polygon(corners, { fill: main.left, stroke: pale.top, strokeWidth: 1.6 }) + middle + across);
  }
}

/** Office tower with lit floors. */
export function tower(stage, { x, y, z = 0.26, w = 1, d = 1, h = 2.4, material = 'base' }) {
  stage.box({ x, y, z, w, d, h, material });
  const rows = Math.floor(h / 0.3) - 1;
  const windows = (columns) =>
    Array.from({ length: rows * columns }, (_, index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      const isLit = (row * 5 + column * 3 + Math.round(x * 7)) % 4 !== 0;
      return element('rect', { x: 12 + column * 22, y: 18 + row * 30, width: 13, height: 15, rx: 1.5, fill: isLit ? stage.palette.line : stage.palette.materials.deep.left, opacity: isLit ? 0.8 : 0.6 });
    }).join('');
  stage.add(x + y + w + d, stage.onPlane('left', x, y + d, z + h, windows(Math.floor((w * 100 - 10) / 22))) + stage.onPlane('right', x + w, y + d, z + h, windows(Math.floor((d * 100 - 10) / 22))));
}

/** Small box that stands for a gateway: antenna and a light. */
export function gateway(stage, { x, y, z = 0.26 }) {
  stage.slab({ x, y, z, w: 0.9, d: 0.7, h: 0.26, r: 0.1, material: 'accent' });
  const foot = stage.project(x + 0.15, y + 0.1, z + 0.26);
  const tip = stage.project(x + 0.15, y + 0.1, z + 1);
  stage.add(x + y + 1, stage.polyline([foot, tip], { stroke: stage.palette.materials.pale.top, strokeWidth: 3 }) + element('circle', { cx: tip[0], cy: tip[1], r: 4, fill: stage.palette.accentLine }));
}

/** Dashed path of data with a spark at its end. */
export function flow(stage, points, { depth = 90, accent = false } = {}) {
  const line = points.map((point) => stage.project(...point));
  const color = accent ? stage.palette.accentLine : stage.palette.line;
  const [cx, cy] = line.at(-1);
  stage.add(depth, stage.polyline(line, { stroke: color, strokeWidth: 2.2, strokeDasharray: '3 8', opacity: 0.95 }) + element('circle', { cx, cy, r: 4.5, fill: stage.palette.spark }) + element('circle', { cx, cy, r: 9, fill: color, opacity: 0.35 }));
}

/** Floating panel with a chart: `bars`, `line` or `ring`. */
export function panel(stage, { x, y, z, kind = 'line', width = 190, height = 120 }) {
  const { fill, fillOpacity, edge, ink, faint } = stage.palette.panel;
  const charts = {
    bars: [38, 62, 50, 84, 70, 96, 78].map((value, index) => element('rect', { x: 20 + index * 22, y: height - 16 - value * 0.72, width: 12, height: value * 0.72, rx: 2, fill: index === 5 ? stage.palette.accentLine : ink })).join(''),
    line:
      element('path', { d: `M18 ${height - 30}C50 ${height - 62} 62 ${height - 22} 92 ${height - 52}S140 ${height - 84} ${width - 18} ${height - 72}`, fill: 'none', stroke: ink, strokeWidth: 3 }) +
      element('path', { d: `M18 ${height - 20}C48 ${height - 30} 70 ${height - 48} 100 ${height - 34}S150 ${height - 30} ${width - 18} ${height - 44}`, fill: 'none', stroke: stage.palette.accentLine, strokeWidth: 3 }),
    ring:
      element('circle', { cx: 62, cy: height / 2 + 10, r: 30, fill: 'none', stroke: faint, strokeWidth: 9 }) +
      element('circle', { cx: 62, cy: height / 2 + 10, r: 30, fill: 'none', stroke: stage.palette.accentLine, strokeWidth: 9, strokeDasharray: '132 190', strokeLinecap: 'round', transform: `rotate(-90 62 ${height / 2 + 10})` }) +
      [0, 1, 2].map((row) => element('rect', { x: 112, y: height / 2 - 12 + row * 18, width: 62 - row * 14, height: 7, rx: 3.5, fill: ink, opacity: 0.8 })).join(''),
  };
  const head = element('rect', { x: 18, y: 16, width: 58, height: 7, rx: 3.5, fill: ink }) + element('circle', { cx: width - 22, cy: 19, r: 4, fill: stage.palette.accentLine });
  const body = element('rect', { width, height, rx: 10, fill, fillOpacity, stroke: edge, strokeWidth: 1.4, strokeOpacity: 0.8 });
  stage.project(x, y, z);
  stage.add(95, stage.onPlane('left', x, y, z, body + head + charts[kind]));
  stage.project(x + width / 100, y, z - height / 100);
}
