import { createRandom } from './random.mjs';
import { depthOf } from './stage.mjs';
import { element } from './svg.mjs';

/** Wind turbine; `angle` turns its blades. */
export function drawTurbine(stage, { x, y, z = 0, h = 4, blade = 1.7, angle = 12, lift = 0 }) {
  const [footX, footY] = stage.project(x, y, z);
  const [hubX, hubY] = stage.project(x, y, z + h);
  const pale = stage.material('pale');
  const reach = blade * 48;
  stage.project(x, y, z + h + blade * 0.9);
  const mast = element('polygon', {
    points: `${footX - 7},${footY} ${footX + 7},${footY} ${hubX + 3},${hubY} ${hubX - 3},${hubY}`,
    fill: 'url(#m-pale-left)',
    stroke: pale.edge,
    strokeWidth: 0.9,
  });
  const blades = [0, 120, 240].map((turn) =>
    element('path', {
      d: `M0 0L7 ${-reach * 0.24}L1.5 ${-reach}L-3 ${-reach * 0.2}Z`,
      fill: 'url(#m-pale-top)',
      stroke: pale.edge,
      strokeWidth: 0.9,
      transform: `translate(${hubX} ${hubY}) scale(.82 1) rotate(${turn + angle})`,
    }),
  );
  const sweep = element('ellipse', {
    cx: hubX,
    cy: hubY,
    rx: reach * 0.82,
    ry: reach,
    fill: stage.palette.accentGlow,
    fillOpacity: 0.05,
    stroke: stage.palette.accentLine,
    strokeOpacity: 0.35,
    strokeWidth: 1,
    strokeDasharray: '4 8',
  });
  const hub = element('circle', {
    cx: hubX,
    cy: hubY,
    r: 6.5,
    fill: stage.material('accent').left,
    stroke: stage.material('accent').edge,
    strokeWidth: 1.4,
  });
  stage.add(
    x + y + lift,
    stage.cylinderShape({ x, y, z, r: 0.34, h: 0.12, material: 'accent' }) + sweep + mast + blades.join('') + hub,
  );
}

/** Row of tilted solar modules. */
export function drawSolar(stage, { x, y, z = 0, w = 2.4, d = 1, lift }) {
  const at = (dx, dy, dz) => stage.project(x + dx, y + dy, z + dz);
  const low = 0.18;
  const high = 0.85;
  const surface = [at(0, 0, high), at(w, 0, high), at(w, d, low), at(0, d, low)];
  const lines = [];
  for (let step = 1; step < 6; step += 1) lines.push([at((w * step) / 6, 0, high), at((w * step) / 6, d, low)]);
  for (let step = 1; step < 3; step += 1) {
    const level = high + ((low - high) * step) / 3;
    lines.push([at(0, (d * step) / 3, level), at(w, (d * step) / 3, level)]);
  }
  const posts = [0.3, w - 0.3].map((offset) =>
    stage.polyline([at(offset, d * 0.4, 0), at(offset, d * 0.4, 0.55)], { stroke: stage.palette.line, strokeWidth: 4 }),
  );
  const content =
    posts.join('') +
    stage.polygon(surface, { fill: 'url(#m-main-left)', stroke: stage.material('main').edge, strokeWidth: 2 }) +
    lines
      .map((line) => stage.polyline(line, { stroke: stage.material('main').edge, strokeWidth: 1, strokeOpacity: 0.75 }))
      .join('') +
    stage.polygon([surface[0], at(w * 0.3, 0, high), at(w * 0.12, d, low), surface[3]], {
      fill: '#fff',
      fillOpacity: 0.16,
    });
  stage.add(depthOf({ x, y, w, d, lift }), content);
}

/** Lattice mast of a power line. */
export function drawPylon(stage, { x, y, z = 0, h = 3.6, lift = 0 }) {
  const { palette } = stage;
  const at = (u, v) => {
    const [px, py] = stage.project(x + u * 0.7, y - u * 0.7, z + v);
    return [px, py];
  };
  const half = (share) => 0.42 * (1 - share * 0.82);
  const lines = [
    [at(-half(0), 0), at(-half(1), h), at(half(1), h), at(half(0), 0)],
    [at(-0.8, h * 0.74), at(0.8, h * 0.74)],
    [at(-0.62, h * 0.92), at(0.62, h * 0.92)],
  ];
  for (let step = 0; step < 6; step += 1) {
    const [low, high] = [step / 6, (step + 1) / 6];
    lines.push(
      [at(-half(low), low * h), at(half(high), high * h)],
      [at(half(low), low * h), at(-half(high), high * h)],
    );
  }
  const dots = [at(-0.8, h * 0.74), at(0.8, h * 0.74), at(-0.62, h * 0.92), at(0.62, h * 0.92)].map(([cx, cy]) =>
    element('circle', { cx, cy: cy + 6, r: 3.6, fill: palette.accentLine }),
  );
  stage.add(
    x + y + lift,
    lines.map((line) => stage.polyline(line, { stroke: stage.material('pale').left, strokeWidth: 2 })).join('') +
      dots.join(''),
  );
}

/** Battery container with charge bars. */
export function drawBattery(stage, { x, y, z = 0, w = 2, d = 0.9, h = 0.95, charge = 4, lift }) {
  const { palette } = stage;
  const cells = Array.from({ length: 6 }, (_, index) =>
    element('rect', {
      x: 14 + (index * (w * 100 - 24)) / 6,
      y: 22,
      width: (w * 100 - 24) / 6 - 6,
      height: h * 100 - 44,
      rx: 3,
      fill: index < charge ? palette.accentLine : palette.panel.faint,
      fillOpacity: index < charge ? 0.9 : 0.45,
    }),
  );
  const content =
    stage.boxShape({ x, y, z, w, d, h, material: 'pale' }) + stage.onPlane('left', x, y + d, z + h, cells.join(''));
  stage.add(depthOf({ x, y, w, d, lift }), content);
}

/** Office or tower block with a window grid. */
export function drawBuilding(stage, { x, y, z = 0, w = 1, d = 1, h = 2, material = 'base', seed = 1, lift }) {
  const random = createRandom(seed * 13);
  const { palette } = stage;
  const face = (width) => {
    const columns = Math.max(2, Math.floor((width - 12) / 20));
    const rows = Math.floor((h * 100 - 16) / 22);
    const cells = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const isLit = random() > 0.42;
        cells.push(
          element('rect', {
            x: 9 + column * ((width - 14) / columns),
            y: 12 + row * 22,
            width: (width - 14) / columns - 6,
            height: 11,
            rx: 1.5,
            fill: isLit ? (random() > 0.75 ? palette.accentLine : palette.line) : palette.panel.faint,
            fillOpacity: isLit ? 0.85 : 0.28,
          }),
        );
      }
    }
    return cells.join('');
  };
  const content =
    stage.boxShape({ x, y, z, w, d, h, material }) +
    stage.onPlane('left', x, y + d, z + h, face(w * 100)) +
    stage.onPlane('right', x + w, y + d, z + h, element('g', { opacity: 0.6 }, face(d * 100))) +
    stage.boxShape({ x: x + w * 0.25, y: y + d * 0.25, z: z + h, w: w * 0.5, d: d * 0.5, h: 0.14, material: 'accent' });
  stage.add(depthOf({ x, y, w, d, lift }), content);
}

/** Bottle on a line. */
export function drawBottle(stage, { x, y, z = 0, scale = 1, material = 'accent', depth }) {
  const parts = [
    [0.22, 0.5, 0],
    [0.17, 0.1, 0.5],
    [0.1, 0.2, 0.6],
  ].map(([r, h, lift]) =>
    stage.cylinderShape({ x, y, z: z + lift * scale, r: r * scale, h: h * scale, material, edgeWidth: 0.8 }),
  );
  const cap = stage.cylinderShape({
    x,
    y,
    z: z + 0.8 * scale,
    r: 0.12 * scale,
    h: 0.1 * scale,
    material: 'pale',
    edgeWidth: 0.8,
  });
  stage.add(depth ?? x + y, parts.join('') + cap);
}

/** Guided vehicle carrying a load. */
export function drawVehicle(stage, { x, y, z = 0, w = 1.2, d = 0.8, load = 'main', lift = 0 }) {
  const wheels = [0.2, w - 0.3].map((offset) =>
    stage.boxShape({ x: x + offset, y: y + 0.04, z, w: 0.16, d: d, h: 0.14, material: 'deep' }),
  );
  const body = stage.boxShape({ x, y, z: z + 0.1, w, d, h: 0.26, material: 'accent' });
  const cargo = stage.boxShape({
    x: x + 0.2,
    y: y + 0.14,
    z: z + 0.36,
    w: w - 0.4,
    d: d - 0.28,
    h: 0.5,
    material: load,
  });
  stage.add(depthOf({ x, y, w, d, lift }), wheels.join('') + body + cargo);
}
