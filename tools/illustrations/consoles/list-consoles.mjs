import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawConsole } from './console.mjs';
import { createTheme } from './themes.mjs';

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

const SCREENS = join(import.meta.dirname, 'screens');

/**
 * Pictures of consoles, two for each product with a file of screens: the light one of its overview and the dark one of
 * one of its functions. `products` is the content's folder of products, which gives their names.
 */
export function listConsoles(products) {
  return readdirSync(SCREENS)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const code = file.slice(0, -'.json'.length);
      const { productName, categoryId } = JSON.parse(readFileSync(join(products, file), 'utf8'));
      const screens = JSON.parse(readFileSync(join(SCREENS, file), 'utf8'));
      const accent = toAccent(categoryId);
      return ['overview', 'detail'].map((kind, part) => ({
        name: `consoles/${code}-${kind}`,
        accent,
        svg: draw(code, {
          name: productName,
          screen: screens[kind],
          theme: createTheme(accent, part === 1),
          seed: toSeed(code) + part,
        }),
      }));
    });
}

function draw(code, console) {
  try {
    return drawConsole(console);
  } catch (error) {
    throw new Error(`${code}: ${error.message}`, { cause: error });
  }
}

function toAccent(category) {
  const accent = CATEGORIES[category];
  if (!accent) throw new Error(`The category ${category} has no accent`);
  return accent;
}

/** A number of the product's own: another product changes no picture. */
function toSeed(code) {
  return [...code].reduce((seed, letter) => seed * 31 + letter.codePointAt(0), 7) % 100_003;
}
