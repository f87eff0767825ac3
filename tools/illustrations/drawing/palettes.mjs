/** Accent colours of the two brands and the shared blues. */
export const BRAND_COLORS = { blue: '#2c64dd', sky: '#4989f6', teal: '#12b5a6', violet: '#7a5cf0', navy: '#0b1733' };

const ACCENTS = {
  teal: {
    dark: { top: '#5ce9d8', left: '#16b8a8', right: '#0a7f78', edge: '#b6fff6' },
    light: { top: '#7fe6da', left: '#2cc3b5', right: '#149c92', edge: '#e2fffb' },
    glow: '#1fd6c4',
    line: '#5ff0df',
  },
  violet: {
    dark: { top: '#b6a2ff', left: '#7a5cf0', right: '#4f35bd', edge: '#ddd3ff' },
    light: { top: '#b9a8ff', left: '#8a70f4', right: '#6a4ce0', edge: '#f1edff' },
    glow: '#8d6bff',
    line: '#b9a5ff',
  },
  blue: {
    dark: { top: '#7fd0ff', left: '#2b9bf0', right: '#1670c2', edge: '#cdeeff' },
    light: { top: '#8fd3ff', left: '#4aa8f5', right: '#2b86db', edge: '#eaf7ff' },
    glow: '#38a8ff',
    line: '#8fd6ff',
  },
};

/** Colours of a dark scene; `background` runs from the left edge to the right. */
export function createDarkPalette(accent, background = ['#081230', '#0c2050', '#123a86']) {
  return {
    isDark: true,
    background,
    grid: '#6f9cf5',
    glow: '#2f6ff0',
    accentGlow: ACCENTS[accent].glow,
    line: '#8db8ff',
    accentLine: ACCENTS[accent].line,
    spark: '#ffffff',
    materials: {
      base: { top: '#1c3b7e', left: '#122a60', right: '#0c1f4b', edge: '#5f92f3' },
      deep: { top: '#152d64', left: '#0e2150', right: '#09183d', edge: '#3f6fd0' },
      main: { top: '#7db0ff', left: '#2f6be6', right: '#1c48b4', edge: '#c3daff' },
      pale: { top: '#f1f6ff', left: '#b4caf6', right: '#7f9fe2', edge: '#ffffff' },
      accent: ACCENTS[accent].dark,
    },
    panel: { fill: '#14326f', fillOpacity: 0.72, edge: '#8db8ff', ink: '#a9c8ff', faint: '#4a76cf' },
  };
}

/** Colours of a light scene. */
export function createLightPalette(accent, background = ['#f4f8ff', '#e6effe', '#cfe0fd']) {
  return {
    isDark: false,
    background,
    grid: '#6f9cf5',
    glow: '#ffffff',
    accentGlow: ACCENTS[accent].glow,
    line: '#4989f6',
    accentLine: ACCENTS[accent].light.right,
    spark: '#2c64dd',
    materials: {
      base: { top: '#f8fbff', left: '#d9e6fc', right: '#bad0f8', edge: '#9dbcf4' },
      deep: { top: '#eaf1fe', left: '#c7d8f8', right: '#adc5f3', edge: '#8fb0ee' },
      main: { top: '#74a6fb', left: '#3b77ea', right: '#2558c8', edge: '#d5e5ff' },
      pale: { top: '#eef4ff', left: '#cfdffb', right: '#a9c4f5', edge: '#86abf0' },
      accent: ACCENTS[accent].light,
    },
    panel: { fill: '#ffffff', fillOpacity: 0.86, edge: '#8fb4f5', ink: '#3f79ea', faint: '#b9d0f8' },
  };
}
