import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawConsole } from './console.mjs';
import { createTheme } from './themes.mjs';

const SCREENS = join(import.meta.dirname, 'screens');

/**
 * Pictures of consoles, two for each product with a file of screens: the light one of its overview and the dark one of
 * one of its functions. `products` is the content's folder of products, which gives their names.
 */
export function listConsoles(products) {
  return readdirSync(SCREENS)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file, index) => {
      const code = file.slice(0, -'.json'.length);
      const { productName, categoryId } = JSON.parse(readFileSync(join(products, file), 'utf8'));
      const screens = JSON.parse(readFileSync(join(SCREENS, file), 'utf8'));
      return ['overview', 'detail'].map((kind, part) => ({
        name: `consoles/${code}-${kind}`,
        svg: draw(code, {
          name: productName,
          screen: screens[kind],
          theme: createTheme(categoryId, part === 1),
          seed: index * 20 + part * 9 + 1,
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
