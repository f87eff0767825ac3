import { createRandom } from './random.mjs';
import { circleOutline, depthOf, UNIT } from './stage.mjs';
import { element } from './svg.mjs';

/** Factory hall with a saw-tooth roof, lit windows and two stacks. */
export function drawFactory(stage, { x, y, z = 0, w = 3, d = 2.4, h = 1.1, teeth = 3, hasStacks = true, lift }) {
  const { palette } = stage;
  const at = (dx, dy, dz) => stage.project(x + dx, y + dy, z + dz);
  const { edge } = stage.material('pale');
  const stroke = { stroke: edge, strokeWidth: 1.1, strokeOpacity: 0.8 };
  const tooth = w / teeth;
  const rise = 0.75;
  const roofs = Array.from({ length: teeth }, (_, index) => {
    const start = index * tooth;
    const slope = [at(start, 0, h + rise), at(start + tooth, 0, h), at(start + tooth, d, h), at(start, d, h + rise)];
    const gable = [at(start, d, h), at(start, d, h + rise), at(start + tooth, d, h)];
    const ribs = [0.33, 0.66].map((share) =>
      stage.polyline([at(start, d * share, h + rise), at(start + tooth, d * share, h)], {
        stroke: palette.materials.main.edge,
        strokeWidth: 1,
        strokeOpacity: 0.6,
      }),
    );
    return (
      stage.polygon(slope, { fill: 'url(#m-main-top)', ...stroke }) +
      ribs.join('') +
      stage.polygon(gable, { fill: 'url(#m-pale-left)', ...stroke })
    );
  });
  const walls = stage.boxShape({ x, y, z, w, d, h, material: 'pale' });
  const stacks = hasStacks
    ? [0.35, 1.05]
        .map((offset, index) =>
          stage.cylinderShape({
            x: x + offset,
            y: y - 0.35,
            z,
            r: 0.2,
            h: h + 2.1 - index * 0.5,
            material: index === 0 ? 'accent' : 'main',
          }),
        )
        .join('')
    : '';
  const content =
    stacks +
    walls +
    stage.onPlane('left', x, y + d, z + h, windows(w * 100, h * 100, palette, 3)) +
    stage.onPlane('right', x + w, y + d, z + h, windows(d * 100, h * 100, palette, 8)) +
    roofs.join('');
  stage.add(depthOf({ x, y, w, d, lift }), content);
}

function windows(width, height, palette, seed) {
  const random = createRandom(seed);
  const count = Math.floor((width - 20) / 34);
  return Array.from({ length: count }, (_, index) =>
    element('rect', {
      x: 18 + index * 34,
      y: height * 0.34,
      width: 20,
      height: height * 0.36,
      rx: 2,
      fill: random() > 0.35 ? palette.materials.accent.left : palette.materials.main.left,
      fillOpacity: 0.85,
    }),
  ).join('');
}

/** Belt along x with rollers and parts on it. */
export function drawConveyor(stage, { x, y, z = 0, length = 6, width = 0.9, parts = 3, part = 'main', lift = 0 }) {
  const top = z + 0.55;
  const legs = [0.3, length / 2, length - 0.5].map((offset) =>
    stage.boxShape({ x: x + offset, y: y + 0.1, z, w: 0.18, d: width - 0.2, h: 0.4, material: 'deep' }),
  );
  const belt = stage.boxShape({ x, y, z: z + 0.37, w: length, d: width, h: 0.18, material: 'base' });
  const rollers = Array.from({ length: Math.floor(length / 0.25) }, (_, index) => {
    const offset = x + 0.12 + index * 0.25;
    return stage.polyline([stage.project(offset, y + 0.08, top), stage.project(offset, y + width - 0.08, top)], {
      stroke: stage.palette.line,
      strokeWidth: 1.4,
      strokeOpacity: 0.55,
    });
  });
  const rail = stage.polyline(
    [stage.project(x, y + width, top - 0.09), stage.project(x + length, y + width, top - 0.09)],
    { stroke: stage.palette.accentLine, strokeWidth: 2.2 },
  );
  stage.add(depthOf({ x, y, w: length, d: width, lift }) - 0.3, legs.join('') + belt + rollers.join('') + rail);
  for (let index = 0; index < parts; index += 1) {
    const size = width * 0.56;
    const center = (((index + 0.5) / parts + stage.phase) % 1) * length;
    const offset = x + center - size / 2;
    stage.box({
      x: offset,
      y: y + (width - size) / 2,
      z: top,
      w: size,
      d: size,
      h: size * 0.8,
      material: index % 2 === 0 ? part : 'accent',
      opacity: stage.phase === 0 ? undefined : Math.min(1, Math.min(center, length - center) / size),
      depth: depthOf({ x, y, w: length, d: width, lift }) + 0.01 * ((center / length) * parts - 0.5),
    });
  }
}

/** Articulated robot arm; `reach` leans it along x, `side` along y. */
export function drawRobotArm(
  stage,
  { x, y, z = 0, scale = 1, reach = 1.1, side = 0.5, material = 'accent', lift = 0 },
) {
  const colors = stage.material(material);
  const joints = [
    [0, 0, 0.75],
    [-0.15 * reach, -0.15 * side, 1.75],
    [0.75 * reach, 0.75 * side, 2.3],
    [1.15 * reach, 1.15 * side, 1.62],
  ].map(([dx, dy, dz]) => stage.project(x + dx * scale, y + dy * scale, z + dz * scale));
  const base =
    stage.cylinderShape({ x, y, z, r: 0.5 * scale, h: 0.22 * scale, material: 'main' }) +
    stage.cylinderShape({ x, y, z: z + 0.22 * scale, r: 0.32 * scale, h: 0.42 * scale, material: 'pale' });
  const widths = [19, 16, 11].map((width) => width * scale);
  const arms = widths.map((width, index) => {
    const ends = [joints[index], joints[index + 1]];
    const shine = ends.map(([px, py]) => [px - width * 0.16, py - width * 0.16]);
    return (
      stage.polyline(ends, { stroke: colors.edge, strokeWidth: width + 2 }) +
      stage.polyline(ends, { stroke: colors.right, strokeWidth: width }) +
      stage.polyline(ends, { stroke: colors.left, strokeWidth: width * 0.82 }) +
      stage.polyline(shine, { stroke: colors.top, strokeWidth: width * 0.3, strokeOpacity: 0.9 })
    );
  });
  const pivots = joints.slice(0, 3).map(([cx, cy], index) => {
    const r = (9.5 - index * 1.3) * scale;
    return (
      element('circle', {
        cx,
        cy,
        r,
        fill: stage.material('pale').left,
        stroke: stage.material('pale').edge,
        strokeWidth: 1.2,
      }) + element('circle', { cx, cy, r: r * 0.45, fill: stage.material('main').left })
    );
  });
  const [tipX, tipY] = joints[3];
  const grip = element('path', {
    d: `M${tipX - 7 * scale} ${tipY + 2}v${13 * scale}M${tipX + 7 * scale} ${tipY + 2}v${13 * scale}M${tipX - 8 * scale} ${tipY + 2}h${16 * scale}`,
    stroke: stage.material('pale').left,
    strokeWidth: 4 * scale,
    strokeLinecap: 'round',
    fill: 'none',
  });
  stage.add(x + y + lift + 0.3, base + arms.join('') + pivots.join('') + grip);
}

/** Machine tool: cabinet with a window, a control panel and a signal lamp. */
export function drawMachine(stage, { x, y, z = 0, w = 1.7, d = 1.3, h = 1.4, material = 'pale', lift }) {
  const { palette } = stage;
  const glass = { rx: 5, fill: palette.isDark ? '#0b2358' : '#bcd4fb', stroke: palette.accentLine, strokeWidth: 2 };
  const front =
    element('rect', { x: 14, y: 22, width: w * 62, height: h * 52, ...glass }) +
    element('path', { d: `M24 ${22 + h * 40}L${w * 40} 32`, stroke: '#fff', strokeOpacity: 0.35, strokeWidth: 5 }) +
    element('rect', {
      x: w * 100 - 36,
      y: 24,
      width: 22,
      height: 30,
      rx: 3,
      fill: palette.accentLine,
      fillOpacity: 0.9,
    }) +
    element('rect', {
      x: 14,
      y: h * 100 - 26,
      width: w * 100 - 28,
      height: 8,
      rx: 4,
      fill: palette.materials.main.left,
      fillOpacity: 0.7,
    });
  const [lampX, lampY] = stage.project(x + w * 0.8, y + d * 0.3, z + h + 0.42);
  const lamp =
    stage.polyline([stage.project(x + w * 0.8, y + d * 0.3, z + h), [lampX, lampY]], {
      stroke: palette.line,
      strokeWidth: 3,
    }) +
    element('circle', { cx: lampX, cy: lampY, r: 10, fill: palette.accentGlow, fillOpacity: 0.3 }) +
    element('circle', { cx: lampX, cy: lampY, r: 4.6, fill: palette.accentLine });
  const content =
    stage.boxShape({ x, y, z, w, d, h, material }) +
    stage.boxShape({ x: x + 0.15, y: y + 0.15, z: z + h, w: w - 0.3, d: d - 0.3, h: 0.12, material: 'main' }) +
    stage.onPlane('left', x, y + d, z + h, front) +
    lamp;
  stage.add(depthOf({ x, y, w, d, lift }), content);
}

/** Vessel: a cylinder with a domed lid and rings. */
export function drawTank(stage, { x, y, z = 0, r = 0.8, h = 1.8, material = 'pale', ring = 'accent', lift = 0 }) {
  const rings = [0.25, 0.72].map((share) => {
    const front = circleOutline(x, y, r * 1.005, 48)
      .filter(([px, py]) => px - x + (py - y) > -0.01)
      .sort((a, b) => a[0] - a[1] - (b[0] - b[1]));
    return stage.polyline(
      front.map(([px, py]) => stage.project(px, py, z + h * share)),
      { stroke: stage.material(ring).left, strokeWidth: 4, strokeOpacity: 0.95 },
    );
  });
  const [left] = stage.project(x - r * 0.70711, y + r * 0.70711, z + h);
  const [right] = stage.project(x + r * 0.70711, y - r * 0.70711, z + h);
  const [cx, cy] = stage.project(x, y, z + h);
  const reach = (right - left) / 2;
  const top = cy - reach * 0.72;
  stage.project(x, y, z + h + (cy - top) / UNIT);
  const colors = stage.material(material);
  const dome = element('path', {
    d: `M${left} ${cy}A${reach} ${reach * 0.72} 0 0 1 ${right} ${cy}A${reach} ${reach * 0.577} 0 0 1 ${left} ${cy}Z`,
    fill: `url(#m-${material}-top)`,
    stroke: colors.edge,
    strokeWidth: 1,
  });
  const shine = element('path', {
    d: `M${left + reach * 0.3} ${cy - reach * 0.05}A${reach * 0.8} ${reach * 0.6} 0 0 1 ${cx - reach * 0.05} ${cy - reach * 0.55}`,
    fill: 'none',
    stroke: '#fff',
    strokeOpacity: 0.6,
    strokeWidth: 3,
    strokeLinecap: 'round',
  });
  const valve = element('circle', {
    cx,
    cy: top - 1,
    r: 5,
    fill: stage.material(ring).left,
    stroke: stage.material(ring).edge,
    strokeWidth: 1.4,
  });
  stage.add(x + y + lift, stage.cylinderShape({ x, y, z, r, h, material }) + rings.join('') + dome + shine + valve);
}

/** Tall slim column with platforms: distillation, chimney or mast. */
export function drawColumn(stage, { x, y, z = 0, r = 0.34, h = 3.4, material = 'main', lift = 0 }) {
  const decks = [0.35, 0.62, 0.86].map(
    (share) =>
      stage.cylinderShape({ x, y, z: z + h * share, r: r * 1.5, h: 0.09, material: 'accent' }) +
      stage.cylinderShape({ x, y, z: z + h * share + 0.09, r, h: h * (share > 0.8 ? 0.12 : 0.24), material }),
  );
  stage.add(x + y + lift, stage.cylinderShape({ x, y, z, r, h: h * 0.36, material }) + decks.join(''));
}

/** Pipe along a polyline of points in space. */
export function drawPipe(stage, { points, width = 7, material = 'pale', depth }) {
  const screen = points.map((point) => stage.project(...point));
  const colors = stage.material(material);
  const svg =
    stage.polyline(screen, { stroke: colors.right, strokeWidth: width }) +
    stage.polyline(screen, { stroke: colors.left, strokeWidth: width * 0.66 }) +
    stage.polyline(screen, { stroke: colors.top, strokeWidth: width * 0.24 });
  stage.add(depth ?? Math.max(...points.map(([x, y]) => x + y)) - 0.4, svg);
}
