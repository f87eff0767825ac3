import { createRandom } from '../drawing/random.mjs';
import { element, formatPoints } from '../drawing/svg.mjs';
import { drawText, measureText } from './text.mjs';

const POINTS = 25;

/** How a curve runs, each from 0 (bottom) to 1 (top) at a share of the way. */
const SHAPES = {
  rise: (share) => 0.25 + 0.6 * share,
  fall: (share) => 0.85 - 0.6 * share,
  steady: () => 0.55,
  low: () => 0.22,
  wave: (share) => 0.5 + 0.3 * Math.sin(share * Math.PI * 4),
  day: (share) => 0.2 + 0.65 * Math.max(0, Math.sin((share - 0.2) * Math.PI * 1.45)),
  peak: (share) => 0.25 + 0.65 * Math.exp(-((share - 0.68) ** 2) / 0.006),
  step: (share) => (share < 0.55 ? 0.35 : 0.72),
};

/** Curves over time: `series` are `{ name, shape }`, `axis` the words below, `top` the value of the upper line. */
export function drawLines({ theme, x, y, width, height, seed }, { series, axis, top }) {
  const plot = { x: x + 34, y: y + 22, width: width - 40, height: height - 46 };
  return (
    drawLegend(theme, series, { right: x + width, y: y - 12 }) +
    drawScale(theme, plot, top) +
    drawAxis(theme, plot, axis) +
    series.map(drawSeries).join('')
  );

  function drawSeries({ shape, limit }, index) {
    const color = colorOf(theme, index);
    if (limit !== undefined) {
      const level = plot.y + plot.height * (1 - limit);
      return element('path', {
        d: `M${plot.x} ${level}h${plot.width}`,
        stroke: color,
        strokeWidth: 1.4,
        strokeDasharray: '5 4',
      });
    }
    return drawLine({ area: plot, shape, seed: seed + index, color, isFilled: index === 0 });
  }
}

/** One curve in an area, with or without a tint below it. */
export function drawLine({ area: { x, y, width, height }, shape, seed, color, strokeWidth = 1.8, isFilled = true }) {
  const points = listPoints(shape, { x, y, width, height }, seed);
  const line = element('polyline', {
    points: formatPoints(points),
    fill: 'none',
    stroke: color,
    strokeWidth,
    strokeLinejoin: 'round',
  });
  if (!isFilled) return line;
  const tint = [...points, [x + width, y + height], [x, y + height]];
  return element('polygon', { points: formatPoints(tint), fill: color, fillOpacity: 0.12 }) + line;
}

/** Columns side by side: `items` are `{ label, value, text? }` with values from 0 to 1. */
export function drawColumns({ theme, x, y, width, height }, { items, top }) {
  const plot = { x: x + 34, y: y + 14, width: width - 40, height: height - 38 };
  const step = plot.width / items.length;
  const columns = items.map(({ label, value, isMarked }, index) => {
    const column = { width: Math.min(22, step * 0.5), height: plot.height * value };
    const left = plot.x + step * (index + 0.5) - column.width / 2;
    const fill = isMarked ? theme.warn : theme.accent;
    return (
      element('rect', { x: left, y: plot.y + plot.height - column.height, ...column, rx: 2, fill, fillOpacity: 0.88 }) +
      drawText(theme, label, {
        x: plot.x + step * (index + 0.5),
        y: plot.y + plot.height + 15,
        size: 10,
        fill: theme.faint,
        anchor: 'middle',
        width: step + 6,
      })
    );
  });
  return drawScale(theme, plot, top) + columns.join('');
}

/** Shares of a whole: `value` is the marked share, `label` what it is, `parts` are `{ label, text }`. */
export function drawRing({ theme, x, y, width, height }, { value, text, label, parts }) {
  const radius = Math.min(42, height / 2 - 10);
  const [cx, cy] = [x + radius + 6, y + height / 2];
  const round = 2 * Math.PI * radius;
  const ring = { cx, cy, r: radius, fill: 'none', strokeWidth: 11 };
  const rows = parts.map((part, index) => {
    const row = cy - ((parts.length - 1) / 2 - index) * 24 + 4;
    const left = cx + radius + 22;
    return (
      element('rect', {
        x: left,
        y: row - 8,
        width: 8,
        height: 8,
        rx: 2,
        fill: index === 0 ? theme.accent : theme.faint,
      }) +
      drawText(theme, part.label, { x: left + 14, y: row, size: 11, fill: theme.soft }) +
      drawText(theme, part.text, { x: x + width - 4, y: row, size: 11, anchor: 'end', weight: 600 })
    );
  });
  return (
    element('circle', { ...ring, stroke: theme.line }) +
    element('circle', {
      ...ring,
      stroke: theme.accent,
      strokeLinecap: 'round',
      strokeDasharray: `${Math.round(round * value)} ${Math.round(round)}`,
      transform: `rotate(-90 ${cx} ${cy})`,
    }) +
    drawText(theme, text, { x: cx, y: cy + 4, size: 15, weight: 600, anchor: 'middle' }) +
    drawText(theme, label, { x: cx, y: cy + 19, size: 9, fill: theme.soft, anchor: 'middle' }) +
    rows.join('')
  );
}

/** Bars from the left: `items` are `{ label, value, text }` with values from 0 to 1. */
export function drawBars({ theme, x, y, width, height }, { items }) {
  const step = height / items.length;
  const track = { x: x + width * 0.36, width: width * 0.44 };
  return items
    .map(({ label, value, text, isMarked }, index) => {
      const middle = y + step * (index + 0.5);
      const bar = { x: track.x, y: middle - 4, height: 8, rx: 4 };
      return (
        drawText(theme, label, { x, y: middle + 4, size: 11, fill: theme.soft, width: width * 0.35 }) +
        element('rect', { ...bar, width: track.width, fill: theme.line }) +
        element('rect', { ...bar, width: track.width * value, fill: isMarked ? theme.warn : theme.accent }) +
        drawText(theme, text, {
          x: x + width,
          y: middle + 4,
          size: 11,
          weight: 600,
          anchor: 'end',
          width: width * 0.19,
        })
      );
    })
    .join('');
}

function listPoints(shape, { x, y, width, height }, seed) {
  const random = createRandom(seed * 131);
  const run = SHAPES[shape];
  if (!run) throw new Error(`There is no shape ${shape}; there are ${Object.keys(SHAPES).join(', ')}`);
  return Array.from({ length: POINTS }, (_, index) => {
    const share = index / (POINTS - 1);
    const value = Math.min(1, Math.max(0.02, run(share) + (random() - 0.5) * 0.12));
    return [x + share * width, y + (1 - value) * height];
  });
}

function colorOf(theme, index) {
  return [theme.accent, theme.faint, theme.warn][index];
}

function drawLegend(theme, series, { right, y }) {
  let left = right;
  return series
    .map(({ name }, index) => [name, colorOf(theme, index)])
    .toReversed()
    .map(([name, color]) => {
      const text = drawText(theme, name, { x: left, y, size: 10, fill: theme.soft, anchor: 'end' });
      left -= measureText(name, 10) + 12;
      const dot = element('rect', { x: left, y: y - 8, width: 8, height: 8, rx: 2, fill: color });
      left -= 12;
      return text + dot;
    })
    .join('');
}

function drawScale(theme, { x, y, width, height }, top) {
  const rules = [0, 0.5, 1].map((share) =>
    element('path', { d: `M${x} ${y + height * share}h${width}`, stroke: theme.line, strokeWidth: 1 }),
  );
  return (
    rules.join('') +
    drawText(theme, top, { x: x - 6, y: y + 4, size: 10, fill: theme.faint, anchor: 'end', width: 34 }) +
    drawText(theme, '0', { x: x - 6, y: y + height + 4, size: 10, fill: theme.faint, anchor: 'end' })
  );
}

function drawAxis(theme, { x, y, width, height }, axis) {
  return axis
    .map((label, index) => {
      const share = index / (axis.length - 1);
      const anchor = index === 0 ? 'start' : index === axis.length - 1 ? 'end' : 'middle';
      return drawText(theme, label, { x: x + share * width, y: y + height + 15, size: 10, fill: theme.faint, anchor });
    })
    .join('');
}
