import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawLine } from './consoles/charts.mjs';
import { drawText } from './consoles/text.mjs';
import { createTheme } from './consoles/themes.mjs';
import { drawPicture } from './drawing/frame.mjs';
import { createDarkPalette, createLightPalette } from './drawing/palettes.mjs';
import { element } from './drawing/svg.mjs';
import { scenes } from './scenes/scenes.mjs';

/** Scene and accent of each solution, and how its first result comes about. */
const SOLUTIONS = {
  'aoi-review': ['optics', 'violet', 'fall'],
  'batch-quality': ['materials', 'teal', 'fall'],
  'chemical-safety': ['security', 'blue', 'fall'],
  'clean-room': ['electronics', 'blue', 'fall'],
  'cold-chain': ['food', 'blue', 'fall'],
  'dairy-factory': ['dairy', 'teal', 'fall'],
  'discrete-mes': ['factory', 'blue', 'rise'],
  'equipment-remote': ['equipment', 'teal', 'rise'],
  'factory-energy': ['energy', 'teal', 'fall'],
  'food-trace': ['intelligence', 'teal', 'fall'],
  'industrial-brain': ['industrialStack', 'violet', 'steady'],
  'machining-quality': ['gears', 'violet', 'fall'],
  'process-control': ['chemical', 'blue', 'fall'],
  'pv-station': ['solar', 'blue', 'day'],
  'smart-park': ['park', 'violet', 'fall'],
  'smt-line': ['electronics', 'teal', 'fall'],
  'water-supply': ['water', 'blue', 'fall'],
  'wind-operation': ['wind', 'teal', 'fall'],
};

const SIZE = { width: 960, height: 600 };
const CARD = { x: 40, y: 372, width: 372, height: 188 };

/** Pictures of solutions, each with its own scene and the first of its results; `folder` is the content's. */
export function listSolutionPictures(folder) {
  return Object.entries(SOLUTIONS).map(([id, [scene, accent, shape]], index) => {
    const { content } = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'));
    const isDark = index % 3 === 1;
    const picture = drawPicture({
      ...SIZE,
      scene: scenes[scene],
      palette: isDark ? createDarkPalette(accent) : createLightPalette(accent),
      area: [0.2, 0.04, 0.78, 0.9],
      seed: index + 1,
    });
    const card = drawResult(createTheme(accent, isDark), content.results[0], { shape, seed: index + 1 });
    return { name: `solutions/${id}`, widths: [480, 960], svg: picture.replace(/<\/svg>$/, `${card}</svg>`) };
  });
}

function drawResult(theme, { value, label }, { shape, seed }) {
  const { x, y, width, height } = CARD;
  const chart = { x: x + 28, y: y + 108, width: width - 56, height: 56 };
  return element(
    'g',
    { fontFamily: theme.font },
    element('rect', { x: x + 4, y: y + 10, width, height, rx: 20, fill: '#0b1733', fillOpacity: 0.12 }) +
      element('rect', { x, y, width, height, rx: 20, fill: theme.surface, stroke: theme.line }) +
      drawText(theme, value, { x: x + 28, y: y + 66, size: 46, weight: 700, fill: theme.accent, width: width - 56 }) +
      drawText(theme, label, { x: x + 28, y: y + 98, size: 24, fill: theme.soft, width: width - 56 }) +
      drawLine({ area: chart, shape, seed, color: theme.accent, strokeWidth: 4 }),
  );
}
