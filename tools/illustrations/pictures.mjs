import { createDarkPalette, createLightPalette } from './drawing/palettes.mjs';
import { scenes } from './scenes/scenes.mjs';

const BANNERS = {
  'miot-platform': ['equipment', 'teal'],
  'miot-maintenance': ['energy', 'teal'],
  'miot-energy': ['chemical', 'blue'],
  'root-cloud': ['cloud', 'violet'],
  'root-data': ['data', 'blue'],
  'root-security': ['security', 'violet'],
};

const CASES = {
  'yuanling-heavy': ['equipment', 'teal'],
  'jinhe-gear': ['edge', 'blue'],
  'lanting-electronics': ['electronics', 'violet'],
  'xinyue-optics': ['electronics', 'teal'],
  'haoyuan-chemical': ['chemical', 'blue'],
  'beichuan-material': ['chemical', 'violet'],
  'qingfeng-wind': ['energy', 'teal'],
  'yungu-solar': ['energy', 'blue'],
  'chenghu-dairy': ['food', 'teal'],
  'maitian-food': ['food', 'violet'],
  'hengan-park': ['park', 'violet'],
  'linshui-water': ['park', 'teal'],
};

const COVERS = {
  gateway: ['edge', 'teal', true],
  data: ['data', 'blue', false],
  energy: ['energy', 'teal', false],
  ai: ['cloud', 'violet', true],
  partner: ['park', 'blue', true],
  edge: ['edge', 'violet', false],
  notice: ['security', 'blue', false],
};

const INDUSTRIES = ['equipment', 'electronics', 'chemical', 'energy', 'food', 'park'];

const CARD = { width: 960, height: 600, widths: [480, 960] };
const WIDE = { width: 1920, height: 640, widths: [768, 1280, 1920], area: [0.46, 0.06, 0.5, 0.88] };
const TALL = { width: 780, height: 900, widths: [390, 780], area: [0.06, 0.47, 0.88, 0.48] };

/** Every raster picture: its name, its scene, and the widths it is written in. */
export const pictures = [
  ...Object.entries(BANNERS).flatMap(([name, [scene, accent]]) => {
    const drawing = { scene: scenes[scene], palette: createDarkPalette(accent) };
    return [
      { name: `banners/${name}`, ...WIDE, ...drawing },
      { name: `banners/${name}-mobile`, ...TALL, ...drawing, angle: 70 },
    ];
  }),
  ...Object.entries(CASES).map(([name, [scene, accent]]) => ({
    name: `cases/${name}`,
    ...CARD,
    scene: scenes[scene],
    palette: createDarkPalette(accent),
  })),
  ...Object.entries(COVERS).map(([name, [scene, accent, isDark]]) => ({
    name: `covers/${name}`,
    ...CARD,
    scene: scenes[scene],
    palette: isDark ? createDarkPalette(accent) : createLightPalette(accent),
  })),
  ...INDUSTRIES.map((industry) => ({
    name: `solutions/${industry}`,
    ...CARD,
    scene: scenes[industry],
    palette: createLightPalette('blue'),
  })),
  { name: 'home/platform-miot', width: 1280, height: 800, widths: [640, 1280], scene: scenes.edge, palette: createLightPalette('teal') },
  { name: 'home/platform-root', width: 1280, height: 800, widths: [640, 1280], scene: scenes.cloud, palette: createLightPalette('violet') },
];
