import { element } from '../drawing/svg.mjs';
import { drawBars, drawColumns, drawLines, drawRing } from './charts.mjs';
import { drawCode, drawEvents, drawFlow, drawScene, drawTable, drawWall } from './contents.mjs';
import { drawText, drawValue, measureText, measureValue } from './text.mjs';

/** Size of a console in pixels; pictures of it may be of any width. */
export const CONSOLE_SIZE = { width: 800, height: 500 };

const BAR = 40;
const NAVIGATION = 116;
const PADDING = 18;
const GAP = 12;

const PANELS = {
  lines: drawLines,
  columns: drawColumns,
  ring: drawRing,
  bars: drawBars,
  table: drawTable,
  code: drawCode,
  events: drawEvents,
  flow: drawFlow,
  wall: drawWall,
  scene: drawScene,
};

/**
 * Draws a screen of a product's console as SVG: its window, navigation, head, figures and rows of panels.
 * The letters are those of whoever looks at it.
 */
export function drawConsole({ name, screen, theme, seed }) {
  const { width, height } = CONSOLE_SIZE;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`, fontFamily: theme.font },
    element('rect', { width, height, fill: theme.page }) +
      drawBar(theme, name) +
      drawNavigation(theme, screen) +
      drawMain(theme, screen, seed),
  );
}

function drawBar(theme, name) {
  const { width } = CONSOLE_SIZE;
  return (
    element('rect', { width, height: BAR, fill: theme.surface }) +
    element('path', { d: `M0 ${BAR}h${width}`, stroke: theme.line }) +
    element('rect', { x: 16, y: 12, width: 16, height: 16, rx: 4, fill: theme.accent }) +
    drawText(theme, name, { x: 40, y: 25, size: 14, weight: 600 }) +
    element('rect', { x: 500, y: 9, width: 200, height: 22, rx: 11, fill: theme.sunken, stroke: theme.line }) +
    drawText(theme, '搜索名称或编号', { x: 514, y: 24, size: 11, fill: theme.faint }) +
    element('circle', { cx: 770, cy: 20, r: 10, fill: theme.accent, fillOpacity: 0.25 })
  );
}

function drawNavigation(theme, { navigation, active }) {
  const entries = navigation.map((text, index) => {
    const top = BAR + 14 + index * 34;
    const isActive = text === active;
    return (
      (isActive
        ? element('rect', {
            x: 8,
            y: top,
            width: NAVIGATION - 16,
            height: 28,
            rx: 6,
            fill: theme.accent,
            fillOpacity: 0.14,
          })
        : '') +
      drawText(theme, text, {
        x: 22,
        y: top + 19,
        size: 12.5,
        fill: isActive ? theme.accent : theme.soft,
        weight: isActive ? 600 : undefined,
        width: NAVIGATION - 30,
      })
    );
  });
  if (!navigation.includes(active)) throw new Error(`${active} is not in the navigation`);
  return (
    element('rect', { y: BAR, width: NAVIGATION, height: CONSOLE_SIZE.height - BAR, fill: theme.surface }) +
    element('path', { d: `M${NAVIGATION} ${BAR}v${CONSOLE_SIZE.height - BAR}`, stroke: theme.line }) +
    entries.join('')
  );
}

function drawMain(theme, { title, note, action, tiles = [], rows }, seed) {
  const left = NAVIGATION + PADDING;
  const width = CONSOLE_SIZE.width - left - PADDING;
  const head = drawHead(theme, { title, note, action, left, width });
  const top = BAR + 52;
  const figures = tiles.map((tile, index) =>
    drawTile(theme, tile, {
      x: left + (index * (width + GAP)) / tiles.length,
      y: top,
      width: (width + GAP) / tiles.length - GAP,
    }),
  );
  const body = top + (tiles.length > 0 ? 58 + GAP : 0);
  const room = CONSOLE_SIZE.height - PADDING - body;
  const step = (room + GAP) / rows.length;
  const panels = rows.flatMap((panelsOfRow, row) => {
    const total = panelsOfRow.reduce((sum, { span = 1 }) => sum + span, 0);
    let x = left;
    return panelsOfRow.map((panel, column) => {
      const panelWidth = ((width + GAP) * (panel.span ?? 1)) / total - GAP;
      const drawn = drawPanel(theme, panel, {
        x,
        y: body + row * step,
        width: panelWidth,
        height: step - GAP,
        seed: seed + row * 7 + column,
      });
      x += panelWidth + GAP;
      return drawn;
    });
  });
  return head + figures.join('') + panels.join('');
}

function drawHead(theme, { title, note, action, left, width }) {
  const base = BAR + 34;
  const button = action ? measureText(action, 12) + 26 : 0;
  return (
    drawText(theme, title, { x: left, y: base, size: 17, weight: 600 }) +
    (note
      ? drawValue(theme, note, { x: left + measureText(title, 17) + 14, y: base - 1, size: 12, fill: theme.soft })
      : '') +
    (action
      ? element('rect', {
          x: left + width - button,
          y: base - 20,
          width: button,
          height: 28,
          rx: 6,
          fill: theme.accent,
        }) +
        drawText(theme, action, {
          x: left + width - button / 2,
          y: base - 1.5,
          size: 12,
          fill: theme.onAccent,
          anchor: 'middle',
        })
      : '')
  );
}

function drawTile(theme, { label, value, note }, { x, y, width }) {
  return (
    element('rect', { x, y, width, height: 58, rx: 8, fill: theme.surface, stroke: theme.line }) +
    drawText(theme, label, { x: x + 12, y: y + 20, size: 11, fill: theme.soft, width: width - 20 }) +
    drawText(theme, value, { x: x + 12, y: y + 44, size: 18, weight: 600, width: width - 20 }) +
    (note
      ? drawValue(theme, note, {
          x: x + width - 12 - measureValue(note, 10.5),
          y: y + 43,
          size: 10.5,
          fill: theme.soft,
          width: width - 26 - measureText(value, 18),
        })
      : '')
  );
}

function drawPanel(theme, { title, kind, ...content }, { x, y, width, height, seed }) {
  const draw = PANELS[kind];
  if (!draw) throw new Error(`There is no panel ${kind}; there are ${Object.keys(PANELS).join(', ')}`);
  const inner = { theme, seed, x: 14, y: 36, width: width - 28, height: height - 48 };
  return element(
    'g',
    { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
    element('rect', { width, height, rx: 8, fill: theme.surface, stroke: theme.line }) +
      drawText(theme, title, { x: 14, y: 24, size: 12.5, weight: 600, width: width - 28 }) +
      draw(inner, content),
  );
}
