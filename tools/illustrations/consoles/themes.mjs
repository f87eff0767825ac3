const FONT = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

/** Main colors: on light, on dark. */
const ACCENTS = {
  blue: { light: '#2c64dd', dark: '#6ea0ff' },
  teal: { light: '#0b8f84', dark: '#3fd9c8' },
  violet: { light: '#6a4ce0', dark: '#a995ff' },
  amber: { light: '#b8690a', dark: '#f6b453' },
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

/** Colors and letters of drawn interfaces with an accent, light or dark. */
export function createTheme(accent, isDark) {
  return { ...(isDark ? DARK : LIGHT), isDark, accent: ACCENTS[accent][isDark ? 'dark' : 'light'] };
}
