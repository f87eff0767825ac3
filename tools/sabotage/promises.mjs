import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasTest } from '../test/test-titles.mjs';

const FOLDER = 'tools/sabotage/promises';

/**
 * @typedef {object} Sabotage
 * @property {string} name of its file
 * @property {string} promise what the product promises
 * @property {string} file source that keeps the promise
 * @property {string} search text that occurs in it once
 * @property {string} replace text that breaks the promise
 * @property {import('../test/test-titles.mjs').TestName} test test that turns red then
 */

/** @returns {Sabotage[]} one for each promise, by name */
export function readSabotages(/** @type {string} */ root) {
  return readdirSync(join(root, FOLDER))
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      ...JSON.parse(readFileSync(join(root, FOLDER, file), 'utf8')),
    }));
}

/**
 * Why a sabotage proves nothing any more.
 * @param {string} root @param {Sabotage} sabotage
 * @returns {string | undefined} undefined for one that applies and whose test is there
 */
export function findMistake(root, { file, search, replace, test }) {
  const times = readFileSync(join(root, file), 'utf8').split(search).length - 1;
  if (times !== 1) return `${file} has its text ${times} times, not once`;
  if (search === replace) return 'it changes nothing';
  return hasTest(root, test) ? undefined : `${test.file} has no test "${test.name}"`;
}

/**
 * Breaks a promise in a copy of the workspace.
 * @param {string} copy @param {Sabotage} sabotage
 * @returns {() => void} puts the file back as it was
 */
export function applySabotage(copy, { file, search, replace }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(search, () => replace),
  );
  return () => writeFileSync(path, text);
}
