import { drawText, measureText } from '../consoles/text.mjs';
import { createTheme } from '../consoles/themes.mjs';
import { element, formatPoints } from '../drawing/svg.mjs';

const SIZE = { width: 640, height: 400 };
const PLOT = { x: 76, y: 58, width: 540, height: 286 };
const TEXT = 15;
const RULES = 4;

/** SVG of a chart from its numbers; the README beside says what it holds. Refuses a text without room. */
export function drawChart({ unit, top, axis, series, levels = [], marks = [] }) {
  const theme = createTheme('blue', false);
  const { length } = axis;
  for (const { name, values } of series)
    if (values.length !== length) throw new Error(`${name} has ${values.length} values for ${length} places`);
  const hasColumns = series.some(({ isColumns }) => isColumns);
  const toX = (index) => PLOT.x + PLOT.width * (hasColumns ? (index + 0.5) / length : index / (length - 1));
  const toY = (value) => PLOT.y + PLOT.height * (1 - value / top);
  const scale = { theme, toX, toY, step: PLOT.width / length };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...SIZE,
      viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
      fontFamily: theme.font,
    },
    element('rect', { ...SIZE, rx: 8, fill: theme.sunken }) +
      drawText(theme, unit, { x: 20, y: 32, size: TEXT, fill: theme.soft }) +
      drawLegend(theme, series) +
      drawRules(scale, top) +
      drawAxis(scale, axis) +
      levels.map((level) => drawLevel(scale, level)).join('') +
      series.map((one, index) => drawSeries(scale, one, colorOf(theme, index))).join('') +
      marks.map((mark) => drawMark(scale, mark)).join(''),
  );
}

function colorOf(theme, index) {
  return [theme.accent, theme.warn, theme.faint][index];
}

function drawLegend(theme, series) {
  let right = SIZE.width - 24;
  return series
    .map(({ name }, index) => ({ name, fill: colorOf(theme, index) }))
    .toReversed()
    .map(({ name, fill }) => {
      const text = drawText(theme, name, { x: right, y: 32, size: TEXT, fill: theme.soft, anchor: 'end' });
      right -= measureText(name, TEXT) + 18;
      const sign = element('rect', { x: right, y: 21, width: 12, height: 12, rx: 3, fill });
      right -= 18;
      return text + sign;
    })
    .join('');
}

function drawRules({ theme, toY }, top) {
  return Array.from({ length: RULES + 1 }, (_, index) => {
    const value = (top * index) / RULES;
    return (
      element('path', { d: `M${PLOT.x} ${toY(value)}h${PLOT.width}`, stroke: theme.line }) +
      drawText(theme, value.toLocaleString('en'), {
        x: PLOT.x - 10,
        y: toY(value) + 5,
        size: TEXT,
        fill: theme.soft,
        anchor: 'end',
        width: PLOT.x - 20,
      })
    );
  }).join('');
}

function drawAxis({ theme, toX }, axis) {
  return axis
    .map(
      (label, index) =>
        label &&
        drawText(theme, label, {
          x: toX(index),
          y: PLOT.y + PLOT.height + 28,
          size: TEXT,
          fill: theme.soft,
          anchor: 'middle',
        }),
    )
    .join('');
}

function drawLevel({ theme, toY }, { value, text }) {
  return (
    element('path', {
      d: `M${PLOT.x} ${toY(value)}h${PLOT.width}`,
      stroke: theme.bad,
      strokeWidth: 1.5,
      strokeDasharray: '6 5',
    }) + drawText(theme, text, { x: PLOT.x + 8, y: toY(value) - 8, size: TEXT, fill: theme.bad, width: PLOT.width })
  );
}

function drawSeries({ toX, toY, step }, { values, isColumns }, color) {
  if (isColumns) {
    const width = step * 0.56;
    return values
      .map((value, index) =>
        element('rect', {
          x: toX(index) - width / 2,
          y: toY(value),
          width,
          height: PLOT.y + PLOT.height - toY(value),
          rx: 3,
          fill: color,
        }),
      )
      .join('');
  }
  return element('polyline', {
    points: formatPoints(values.map((value, index) => [toX(index), toY(value)])),
    fill: 'none',
    stroke: color,
    strokeWidth: 3,
    strokeLinejoin: 'round',
  });
}

function drawMark({ theme, toX, toY }, { index, value, text, anchor = 'middle', isBelow = false }) {
  const [x, y] = [toX(index), toY(value)];
  return (
    element('circle', { cx: x, cy: y, r: 5, fill: theme.surface, stroke: theme.ink, strokeWidth: 2 }) +
    drawText(theme, text, { x, y: isBelow ? y + 26 : y - 14, size: TEXT, weight: 600, anchor })
  );
}
