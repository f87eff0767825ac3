import { createRandom } from './random.mjs';
import { element, formatPoints } from './svg.mjs';

/** Flat drawing of a screen's content, without text: bars, lines, a donut, rows or a mix. */
export function renderDashboard({ kind, width, height, seed, palette }) {
  const random = createRandom(seed * 97);
  const padding = 16;
  const header = ['#fff', palette.accentLine, palette.line].map((fill, index) =>
    element('circle', {
      cx: padding + 4 + index * 14,
      cy: 17,
      r: 3.6,
      fill,
      fillOpacity: palette.isDark || index > 0 ? 0.9 : 0,
    }),
  );
  const title = element('rect', {
    x: width * 0.55,
    y: 13,
    width: width * 0.45 - padding,
    height: 7,
    rx: 3.5,
    fill: palette.panel.faint,
    fillOpacity: 0.7,
  });
  const body = { x: padding, y: 38, width: width - padding * 2, height: height - 38 - padding, random, palette };
  return header.join('') + title + CHARTS[kind](body);
}

const CHARTS = {
  bars: drawBars,
  line: drawLine,
  donut: drawDonut,
  rows: drawRows,
  mixed(area) {
    const upper = { ...area, height: area.height * 0.52 };
    const lower = { ...area, y: area.y + area.height * 0.6, height: area.height * 0.4 };
    const half = { ...lower, width: area.width * 0.5 };
    return (
      drawLine(upper) +
      drawBars(half) +
      drawDonut({ ...lower, x: area.x + area.width * 0.58, width: area.width * 0.42 })
    );
  },
};

function drawBars({ x, y, width, height, random, palette }) {
  const count = Math.max(5, Math.round(width / 22));
  const step = width / count;
  const bars = Array.from({ length: count }, (_, index) => {
    const share = 0.3 + 0.6 * random() + (index / count) * 0.1;
    const fill = index % 4 === 2 ? palette.accentLine : palette.panel.ink;
    return element('rect', {
      x: x + index * step,
      y: y + height * (1 - share),
      width: step * 0.58,
      height: height * share,
      rx: 2,
      fill,
      fillOpacity: 0.85,
    });
  });
  return (
    bars.join('') +
    element('path', { d: `M${x} ${y + height + 3}h${width}`, stroke: palette.panel.faint, strokeWidth: 1.6 })
  );
}

function drawLine({ x, y, width, height, random, palette }) {
  const count = 9;
  const build = (base) =>
    Array.from({ length: count }, (_, index) => [
      x + (index / (count - 1)) * width,
      y + height * (base - (index / count) * 0.3 + (random() - 0.5) * 0.28),
    ]);
  const upper = build(0.62);
  const lower = build(0.86);
  const area = [...upper, [x + width, y + height], [x, y + height]];
  const rules = [0.25, 0.5, 0.75, 1].map((share) =>
    element('path', {
      d: `M${x} ${y + height * share}h${width}`,
      stroke: palette.panel.faint,
      strokeWidth: 1,
      strokeOpacity: 0.5,
    }),
  );
  const [endX, endY] = upper[6];
  return (
    rules.join('') +
    element('polygon', { points: formatPoints(area), fill: palette.accentLine, fillOpacity: 0.16 }) +
    element('polyline', {
      points: formatPoints(lower),
      fill: 'none',
      stroke: palette.panel.ink,
      strokeWidth: 2.2,
      strokeOpacity: 0.8,
    }) +
    element('polyline', {
      points: formatPoints(upper),
      fill: 'none',
      stroke: palette.accentLine,
      strokeWidth: 3.2,
      strokeLinejoin: 'round',
    }) +
    element('circle', { cx: endX, cy: endY, r: 5, fill: palette.isDark ? '#fff' : palette.accentLine })
  );
}

function drawDonut({ x, y, width, height, random, palette }) {
  const radius = Math.min(width * 0.42, height * 0.42);
  const round = 2 * Math.PI * radius;
  const share = 0.55 + random() * 0.3;
  const ring = { cx: x + width / 2, cy: y + height / 2, r: radius, fill: 'none', strokeWidth: radius * 0.34 };
  return (
    element('circle', { ...ring, stroke: palette.panel.faint, strokeOpacity: 0.6 }) +
    element('circle', {
      ...ring,
      stroke: palette.accentLine,
      strokeDasharray: `${Math.round(round * share)} ${Math.round(round)}`,
      transform: `rotate(-90 ${Math.round(ring.cx)} ${Math.round(ring.cy)})`,
    })
  );
}

function drawRows({ x, y, width, height, random, palette }) {
  const count = Math.max(3, Math.floor(height / 26));
  return Array.from({ length: count }, (_, index) => {
    const top = y + (index * height) / count;
    return (
      element('rect', {
        x,
        y: top,
        width: 14,
        height: 14,
        rx: 3,
        fill: index % 3 === 1 ? palette.accentLine : palette.panel.ink,
        fillOpacity: 0.9,
      }) +
      element('rect', {
        x: x + 22,
        y: top + 3,
        width: (width - 60) * (0.45 + random() * 0.5),
        height: 8,
        rx: 4,
        fill: palette.panel.faint,
        fillOpacity: 0.85,
      }) +
      element('circle', {
        cx: x + width - 6,
        cy: top + 7,
        r: 4,
        fill: palette.accentLine,
        fillOpacity: random() > 0.3 ? 1 : 0.3,
      })
    );
  }).join('');
}
