import { createRandom } from '../illustrations/drawing/random.mjs';
import { element } from '../illustrations/drawing/svg.mjs';
import { clamp, easeOut } from './motion.mjs';

/** A light with a halo. */
export function drawLight(x, y, color, { r = 4, opacity = 1 } = {}) {
  return (
    element('circle', { cx: x, cy: y, r: r * 2.4, fill: color, fillOpacity: 0.22 * opacity }) +
    element('circle', { cx: x, cy: y, r, fill: color, fillOpacity: opacity })
  );
}

/** A line along `d`, drawn up to `share` of its length. */
export function drawLine(d, share, { color, width = 2, opacity = 1 }) {
  if (share <= 0) return '';
  return element('path', {
    d,
    fill: 'none',
    stroke: color,
    strokeWidth: width,
    strokeOpacity: opacity,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    pathLength: share < 1 ? 1 : undefined,
    strokeDasharray: share < 1 ? `${share} 1` : undefined,
  });
}

/** A field on which something stands, with the frame of the illustrations' panels. */
export function drawField(x, y, width, height, palette, opacity = 1) {
  return element('rect', {
    x,
    y,
    width,
    height,
    rx: 12,
    fill: palette.panel.fill,
    fillOpacity: 0.62 * opacity,
    stroke: palette.panel.edge,
    strokeOpacity: 0.5 * opacity,
    strokeWidth: 1.4,
  });
}

/** A tick that is written from left to right. */
export function drawTick(x, y, size, share, color) {
  return drawLine(`M${x - size} ${y}l${size * 0.7} ${size * 0.7}L${x + size} ${y - size * 0.7}`, easeOut(share), {
    color,
    width: 3,
  });
}

/** A square code such as is lasered or printed, appearing cell by cell. */
export function drawCode(x, y, size, color, share = 1, seed = 3) {
  if (share <= 0) return '';
  const random = createRandom(seed);
  const count = 6;
  const cell = size / count;
  let path = '';
  for (let index = 0; index < count * count; index += 1) {
    const [column, row] = [index % count, Math.floor(index / count)];
    const isDark = column === 0 || row === count - 1 || random() > 0.5;
    if (!isDark || index / (count * count) > share) continue;
    path += `M${x + column * cell} ${y + row * cell}h${cell * 0.86}v${cell * 0.86}h${-cell * 0.86}z`;
  }
  return element('path', { d: path, fill: color });
}

/** Part of a ring, clockwise from the top; `from` and `to` are shares of the circle. */
export function drawArc(cx, cy, r, from, to, { color, width = 16, opacity = 1 }) {
  const span = clamp(to - from);
  if (span <= 0) return '';
  return element('circle', {
    cx,
    cy,
    r,
    fill: 'none',
    stroke: color,
    strokeWidth: width,
    strokeOpacity: opacity,
    pathLength: 1,
    strokeDasharray: `${span} ${1 - span + 1e-6}`,
    transform: `rotate(${from * 360 - 90} ${cx} ${cy})`,
  });
}
