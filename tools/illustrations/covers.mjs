import { listConsoles } from './consoles/list-consoles.mjs';
import { createTheme } from './consoles/themes.mjs';
import { element, mixColors } from './drawing/svg.mjs';

/** Products that news and activities are about. */
const PRODUCTS = [
  'ai-studio',
  'backup',
  'carbon-manage',
  'data-board',
  'data-governance',
  'data-lake',
  'edge-gateway',
  'edge-runtime',
  'edge-vision',
  'energy-manage',
  'function',
  'identity',
  'industrial-copilot',
  'industrial-firewall',
  'iot-hub',
  'low-code',
  'mes',
  'plc-connector',
  'predictive-maintenance',
  'quality-inspection',
  'schedule-optimize',
  'ts-database',
];

const SIZE = { width: 960, height: 600 };
const WINDOW = { x: 96, y: 84, width: 960, height: 600 };

/** Covers of what is about a product: a window of its console on a ground of its color; light and dark in turn. */
export function listProductCovers(products) {
  const consoles = listConsoles(products);
  return PRODUCTS.map((code, index) => {
    const isDark = index % 2 === 1;
    const name = `consoles/${code}-${isDark ? 'detail' : 'overview'}`;
    const { svg, accent } = consoles.find((console) => console.name === name);
    return { name: `covers/${code}`, widths: [480, 960], svg: drawCover(svg, createTheme(accent, isDark)) };
  });
}

function drawCover(window, theme) {
  const far = mixColors(theme.page, theme.accent, theme.isDark ? 0.34 : 0.3);
  const stops = element('stop', { offset: 0, stopColor: theme.page }) + element('stop', { offset: 1, stopColor: far });
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...SIZE, viewBox: `0 0 ${SIZE.width} ${SIZE.height}` },
    element('defs', {}, element('linearGradient', { id: 'ground', x1: 0, y1: 0, x2: 1, y2: 1 }, stops)) +
      element('rect', { ...SIZE, fill: 'url(#ground)' }) +
      element('rect', { ...WINDOW, x: WINDOW.x - 6, y: WINDOW.y - 6, rx: 18, fill: theme.accent, fillOpacity: 0.28 }) +
      element('svg', { ...WINDOW, viewBox: '0 0 800 500' }, window),
  );
}
