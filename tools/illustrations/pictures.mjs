import { createDarkPalette, createLightPalette } from './drawing/palettes.mjs';
import { scenes } from './scenes/scenes.mjs';

const BLUE = undefined;
const TEAL = ['#061c2c', '#0a3a56', '#11627c'];
const VIOLET = ['#120f3a', '#241a6c', '#43329f'];

/** Scenes of the banners: the industrial brand's are dark, the cloud brand's light. */
const BANNERS = {
  'miot-platform': ['factory', createDarkPalette('teal', TEAL)],
  'miot-maintenance': ['wind', createDarkPalette('teal', TEAL)],
  'miot-energy': ['energy', createDarkPalette('teal', TEAL)],
  'root-cloud': ['cloud', createLightPalette('violet')],
  'root-data': ['data', createLightPalette('violet')],
  'root-security': ['security', createLightPalette('violet')],
};

const CASES = {
  'yuanling-heavy': ['equipment', 'teal', BLUE],
  'jinhe-gear': ['gears', 'violet', VIOLET],
  'lanting-electronics': ['electronics', 'violet', BLUE],
  'xinyue-optics': ['optics', 'teal', TEAL],
  'haoyuan-chemical': ['chemical', 'teal', BLUE],
  'beichuan-material': ['materials', 'violet', VIOLET],
  'qingfeng-wind': ['wind', 'teal', TEAL],
  'yungu-solar': ['solar', 'blue', BLUE],
  'chenghu-dairy': ['dairy', 'teal', BLUE],
  'maitian-food': ['food', 'teal', TEAL],
  'hengan-park': ['park', 'violet', VIOLET],
  'linshui-water': ['water', 'blue', BLUE],
  'tiezhou-crane': ['equipment', 'violet', VIOLET],
  'ningqiao-pump': ['gears', 'teal', TEAL],
  'shuohe-mold': ['gears', 'blue', BLUE],
  'bochuan-motor': ['equipment', 'blue', BLUE],
  'weiming-circuit': ['electronics', 'teal', TEAL],
  'qianxun-module': ['optics', 'violet', VIOLET],
  'luxi-sensor': ['gateway', 'blue', BLUE],
  'danfeng-coating': ['materials', 'teal', TEAL],
  'yanhe-fertilizer': ['chemical', 'violet', VIOLET],
  'mingtai-rubber': ['materials', 'blue', BLUE],
  'kuncheng-heat': ['energy', 'blue', BLUE],
  'haoqing-storage': ['energy', 'violet', VIOLET],
  'zhexi-grid': ['data', 'teal', TEAL],
  'suihe-grain': ['food', 'violet', VIOLET],
  'guolan-juice': ['dairy', 'violet', VIOLET],
  'wanxian-prepared': ['food', 'blue', BLUE],
  'donglan-port': ['water', 'teal', TEAL],
};

const COVERS = {
  gateway: ['gateway', 'teal', true],
  data: ['data', 'blue', false],
  energy: ['energy', 'teal', false],
  ai: ['intelligence', 'violet', true],
  partner: ['alliance', 'blue', true],
  edge: ['gears', 'violet', false],
  notice: ['notice', 'blue', false],
  chips: ['electronics', 'violet', true],
  cloud: ['cloud', 'blue', true],
  control: ['equipment', 'teal', false],
  factory: ['factory', 'blue', true],
  materials: ['materials', 'violet', false],
  optics: ['optics', 'violet', true],
  park: ['park', 'blue', false],
  process: ['chemical', 'teal', true],
  security: ['security', 'violet', false],
  solar: ['solar', 'teal', true],
  supply: ['food', 'teal', false],
  water: ['water', 'blue', false],
  wind: ['wind', 'teal', true],
};

/** Scene of each industry's solutions. */
const INDUSTRIES = {
  equipment: ['equipment', 'teal'],
  electronics: ['electronics', 'violet'],
  chemical: ['chemical', 'blue'],
  energy: ['solar', 'blue'],
  food: ['dairy', 'teal'],
  park: ['park', 'violet'],
};

const CARD = { width: 960, height: 600, widths: [480, 960] };
const WIDE = { width: 1920, height: 640, widths: [768, 1280, 1920], area: [0.44, 0.08, 0.54, 0.82] };
const TALL = { width: 780, height: 900, widths: [390, 780], area: [-0.05, 0.47, 1.1, 0.48] };
const PLATFORM = { width: 1280, height: 800, widths: [480, 960, 1280], area: [0.05, 0.05, 0.9, 0.9] };

/** Every raster picture: its name, its scene, and the widths it is written in. */
export const pictures = [
  ...Object.entries(BANNERS).flatMap(([name, [scene, palette]]) => {
    const drawing = { scene: scenes[scene], palette };
    return [
      { name: `banners/${name}`, ...WIDE, ...drawing },
      { name: `banners/${name}-mobile`, ...TALL, ...drawing },
    ];
  }),
  ...Object.entries(CASES).map(([name, [scene, accent, background]]) => ({
    name: `cases/${name}`,
    ...CARD,
    scene: scenes[scene],
    palette: createDarkPalette(accent, background),
  })),
  ...Object.entries(COVERS).map(([name, [scene, accent, isDark]]) => ({
    name: `covers/${name}`,
    ...CARD,
    scene: scenes[scene],
    palette: isDark ? createDarkPalette(accent) : createLightPalette(accent),
  })),
  ...Object.entries(INDUSTRIES).map(([industry, [scene, accent]]) => ({
    name: `solutions/${industry}`,
    ...CARD,
    scene: scenes[scene],
    palette: createLightPalette(accent),
  })),
  { name: 'home/platform-miot', ...PLATFORM, scene: scenes.industrialStack, palette: createDarkPalette('teal') },
  { name: 'home/platform-root', ...PLATFORM, scene: scenes.cloudStack, palette: createDarkPalette('violet') },
];
