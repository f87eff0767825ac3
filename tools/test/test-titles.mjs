import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A test by its file and by its title as it stands in the source.
 * @typedef {{ file: string, name: string }} TestName
 */

/** What a title has in the place of a value: printf formats, `$name` of a table's row, `${…}`. */
const PLACE_HOLDERS = /%\.?\d*[a-zA-Z]|\$\{[^}]*\}|\$\w+/g;

/**
 * Whether a file of the workspace has a test of that title.
 * @param {string} root @param {TestName} test
 */
export function hasTest(root, { file, name }) {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const quotes = [`'${name.replaceAll("'", "\\'")}'`, `"${name}"`, `\`${name}\``];
  const calls = ['it(', 'test(', ')('];
  const text = readFileSync(path, 'utf8').replaceAll(/\(\s+(?=['"`])/g, '(');
  return quotes.some((title) => calls.some((call) => text.includes(call + title)));
}

/** Pattern of the titles that a test has when it runs, a value in each place. */
export function toTitlePattern(/** @type {string} */ name) {
  const parts = name.split(PLACE_HOLDERS).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return parts.join('[^]*');
}
