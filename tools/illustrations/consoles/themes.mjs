const FONT = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

/** Main colors of consoles by category of product: on light, on dark. */
const ACCENTS = {
  blue: { light: '#2c64dd', dark: '#6ea0ff' },
  teal: { light: '#0b8f84', dark: '#3fd9c8' },
  violet: { light: '#6a4ce0', dark: '#a995ff' },
  amber: { light: '#b8690a', dark: '#f6b453' },
};

/** Accent of each category of products. */
const CATEGORIES = {
  'pc-iot': 'teal',
  'pc-edge': 'teal',
  'pc-network': 'teal',
  'pc-compute': 'violet',
  'pc-database': 'violet',
  'pc-devops': 'violet',
  'pc-data': 'blue',
  'pc-model': 'blue',
  'pc-app': 'blue',
  'pc-ops': 'violet',
  'pc-security': 'amber',
  'pc-energy': 'teal',
};

const LIGHT = {
  font: FONT,
  page: '#f3f6fb',
  surface: '#ffffff',
  sunken: '#f6f8fc',
  line: '#e1e7f1',
  ink: '#18243d',
  soft: '#5b6880',
  faint: '#98a3b8',
  ok: '#12925f',
  warn: '#b86e00',
  bad: '#cf3b3b',
  onAccent: '#ffffff',
};

const DARK = {
  font: FONT,
  page: '#0b1428',
  surface: '#121e38',
  sunken: '#0e182e',
  line: '#24345a',
  ink: '#eaf0ff',
  soft: '#a4b2d2',
  faint: '#6e7ea4',
  ok: '#4fd39a',
  warn: '#f0b35a',
  bad: '#ff8585',
  onAccent: '#0b1428',
};

/** Colors and letters of a console of a category, light or dark. */
export function createTheme(category, isDark) {
  const accent = ACCENTS[CATEGORIES[category]];
  if (!accent) throw new Error(`The category ${category} has no color`);
  return { ...(isDark ? DARK : LIGHT), isDark, accent: isDark ? accent.dark : accent.light };
}
