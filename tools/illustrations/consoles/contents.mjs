import { drawPicture } from '../drawing/frame.mjs';
import { createDarkPalette, createLightPalette } from '../drawing/palettes.mjs';
import { element } from '../drawing/svg.mjs';
import { scenes } from '../scenes/scenes.mjs';
import { drawText, drawValue, measureText, measureValue } from './text.mjs';

/** Rows under their headings; `widths` are shares of the columns. A cell such as `+运行中` is a state. */
export function drawTable({ theme, x, y, width, height }, { columns, widths, rows }) {
  const total = widths.reduce((sum, share) => sum + share, 0);
  const lefts = widths.map((_, index) => x + (width * sum(widths.slice(0, index))) / total);
  const step = Math.min(30, height / (rows.length + 1));
  const cell = (index) => (width * widths[index]) / total - 8;
  const head = columns.map((text, index) =>
    drawText(theme, text, { x: lefts[index], y: y + step * 0.62, size: 11, fill: theme.faint, width: cell(index) }),
  );
  const body = rows.map((row, number) => {
    const top = y + step * (number + 1);
    if (row.length !== columns.length) throw new Error(`The row ${row.join('、')} has not ${columns.length} cells`);
    return (
      element('path', { d: `M${x} ${top}h${width}`, stroke: theme.line, strokeWidth: 1 }) +
      row
        .map((text, index) =>
          drawValue(theme, text, {
            x: lefts[index],
            y: top + step * 0.62,
            size: 11.5,
            fill: index === 0 ? theme.ink : theme.soft,
            width: cell(index),
          }),
        )
        .join('')
    );
  });
  return head.join('') + body.join('');
}

/** Lines of a program or a query; what follows `#`, `--` or `//` is a remark. */
export function drawCode({ theme, x, y, width, height }, { lines }) {
  const step = Math.min(20, (height - 12) / lines.length);
  return (
    element('rect', { x, y, width, height, rx: 6, fill: theme.sunken, stroke: theme.line }) +
    lines
      .map((line, index) => {
        const base = y + 8 + step * (index + 0.7);
        const fill = /^\s*(#|--|\/\/)/.test(line) ? theme.faint : theme.ink;
        const indent = line.length - line.trimStart().length;
        return (
          drawText(theme, String(index + 1), {
            x: x + 22,
            y: base,
            size: 10,
            fill: theme.faint,
            anchor: 'end',
            isMono: true,
          }) +
          drawText(theme, line.trim(), {
            x: x + 32 + indent * 6.5,
            y: base,
            size: 11.5,
            fill,
            isMono: true,
            width: width - 36 - indent * 6.5,
          })
        );
      })
      .join('')
  );
}

/** What happened, the newest first: `items` are `{ time, text }`, the text with its state. */
export function drawEvents({ theme, x, y, width, height }, { items }) {
  const step = Math.min(32, height / items.length);
  return items
    .map(({ time, text }, index) => {
      const base = y + step * (index + 0.62);
      const rule =
        index > 0
          ? element('path', { d: `M${x} ${y + step * index}h${width}`, stroke: theme.line, strokeWidth: 1 })
          : '';
      return (
        rule +
        drawText(theme, time, { x, y: base, size: 11, fill: theme.faint, width: 56 }) +
        drawValue(theme, text, { x: x + 62, y: base, size: 11.5, width: width - 62 })
      );
    })
    .join('');
}

/** Steps that follow each other, in lanes: `lanes` are lists of `{ text, note? }` or texts; a text may be a state. */
export function drawFlow({ theme, x, y, width, height }, { lanes }) {
  const laneHeight = height / lanes.length;
  return lanes
    .map((lane, row) => {
      const gap = 22;
      const box = { width: (width - gap * (lane.length - 1)) / lane.length, height: Math.min(46, laneHeight - 12) };
      const top = y + laneHeight * (row + 0.5) - box.height / 2;
      return lane
        .map((step, index) => {
          const { text, note } = typeof step === 'string' ? { text: step } : step;
          const left = x + index * (box.width + gap);
          const arrow =
            index > 0
              ? element('path', {
                  d: `M${left - gap + 4} ${top + box.height / 2}h${gap - 9}m-4 -4l4 4l-4 4`,
                  fill: 'none',
                  stroke: theme.faint,
                  strokeWidth: 1.4,
                })
              : '';
          const isFirst = index === 0;
          return (
            arrow +
            element('rect', {
              x: left,
              y: top,
              ...box,
              rx: 6,
              fill: isFirst ? theme.accent : theme.sunken,
              fillOpacity: isFirst ? 0.16 : 1,
              stroke: isFirst ? theme.accent : theme.line,
            }) +
            centerValue(theme, text, { left, width: box.width, y: top + box.height / 2 + (note ? -2 : 4) }) +
            (note
              ? drawText(theme, note, {
                  x: left + box.width / 2,
                  y: top + box.height / 2 + 13,
                  size: 10,
                  fill: theme.soft,
                  anchor: 'middle',
                  width: box.width - 4,
                })
              : '')
          );
        })
        .join('');
    })
    .join('');
}

const WALL = { '+': 'ok', '!': 'warn', x: 'bad', '-': 'faint', o: 'accent', '.': 'line' };

/** Places of a plant or a store as a wall: `rows` are texts of the signs `+ ! x - o .`, `names` stand before them. */
export function drawWall({ theme, x, y, width, height }, { names, rows, legend }) {
  const count = Math.max(...rows.map((row) => row.length));
  const label = Math.max(...names.map((name) => measureText(name, 11))) + 10;
  const step = { x: (width - label) / count, y: (height - 20) / rows.length };
  const size = { width: step.x - 4, height: Math.min(22, step.y - 4) };
  const places = rows.map(
    (row, line) =>
      drawText(theme, names[line], { x, y: y + step.y * (line + 0.5) + 4, size: 11, fill: theme.soft }) +
      [...row]
        .map((sign, index) => {
          if (!WALL[sign]) throw new Error(`There is no sign ${sign} of a wall`);
          return element('rect', {
            x: x + label + index * step.x,
            y: y + step.y * (line + 0.5) - size.height / 2,
            ...size,
            rx: 3,
            fill: theme[WALL[sign]],
            fillOpacity: sign === '.' ? 1 : 0.78,
          });
        })
        .join(''),
  );
  let left = x + label;
  const words = legend.map(([sign, text]) => {
    const mark = element('rect', { x: left, y: y + height - 10, width: 9, height: 9, rx: 2, fill: theme[WALL[sign]] });
    const word = drawText(theme, text, { x: left + 14, y: y + height - 2, size: 10, fill: theme.soft });
    left += measureText(text, 10) + 30;
    return mark + word;
  });
  return places.join('') + words.join('');
}

/** A drawn scene with marks on it: `marks` are `{ x, y, width, height, text, state? }` in shares of the panel. */
export function drawScene({ theme, x, y, width, height, seed }, { scene, marks = [] }) {
  const draw = scenes[scene];
  if (!draw) throw new Error(`There is no scene ${scene}; there are ${Object.keys(scenes).join(', ')}`);
  const palette = theme.isDark ? createDarkPalette('teal') : createLightPalette('blue');
  // Names of lights and materials must not meet those of another scene in the same document.
  const picture = drawPicture({ width, height, scene: draw, palette, seed }).replaceAll(
    /(id="|url\(#|href="#)/g,
    `$1s${seed}-`,
  );
  const frames = marks.map((mark) => {
    const box = {
      x: x + mark.x * width,
      y: y + mark.y * height,
      width: mark.width * width,
      height: mark.height * height,
    };
    const color = theme[mark.state ?? 'accent'];
    const label = measureText(mark.text, 10) + 10;
    return (
      element('rect', { ...box, rx: 3, fill: color, fillOpacity: 0.12, stroke: color, strokeWidth: 1.6 }) +
      element('rect', { x: box.x, y: box.y - 16, width: label, height: 15, rx: 3, fill: color }) +
      drawText(theme, mark.text, { x: box.x + 5, y: box.y - 5, size: 10, fill: theme.isDark ? theme.page : '#ffffff' })
    );
  });
  return element('svg', { x, y, width, height, viewBox: `0 0 ${width} ${height}` }, picture) + frames.join('');
}

function centerValue(theme, text, { left, width, y }) {
  return drawValue(theme, text, { x: left + (width - measureValue(text, 12)) / 2, y, size: 12, width: width - 6 });
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
