import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { workspaceRoot } from '../start/workspace.mjs';
import { hasTest } from '../test/test-titles.mjs';

const MAP = join(workspaceRoot, 'docs/security.md');
const STATES = ['met', 'no test', 'missing', 'n/a'];
const TEST_FILE = /\.(spec\.tsx?|suite\.ts|test\.mjs)$/;

/** @typedef {{ title: string, target: string }} Proof */

const rows = readFileSync(MAP, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  .map(([item, level, state, text, proof]) => ({ item, level, state, text, proofs: readProofs(proof ?? '') }));

/** @returns {Proof[]} */
function readProofs(/** @type {string} */ cell) {
  return [...cell.matchAll(/\[(.*?)\]\(([^)\s]+)\)/g)].map(([, title, target]) => ({ title, target }));
}

/** @param {Proof} proof */
function isThere({ title, target }) {
  const [path, anchor] = target.split('#');
  const file = path ? resolve(MAP, '..', path) : MAP;
  if (TEST_FILE.test(file)) return hasTest(workspaceRoot, { file: relative(workspaceRoot, file), name: title });
  return existsSync(file) && (!anchor || listAnchors(readFileSync(file, 'utf8')).includes(anchor));
}

/** @param {string} markdown */
function listAnchors(markdown) {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title.toLowerCase().replaceAll(' ', '-'));
}

describe('the map of security requirements', () => {
  it('has items of all chapters, each once, with level and state', () => {
    assert.deepEqual(
      [...new Set(rows.map(({ item }) => Number(item.split('.')[0])))],
      Array.from({ length: 17 }, (_, index) => index + 1),
    );
    assert.equal(new Set(rows.map(({ item }) => item)).size, rows.length);
    assert.deepEqual(
      rows.filter(({ level, state, text }) => !/^[12]$/.test(level) || !STATES.includes(state) || !text),
      [],
    );
  });

  it('proves what is met, and says of everything else why there is no proof', () => {
    const unproven = rows.filter(({ state, proofs }) => (state === 'met') !== proofs.length > 0);
    assert.deepEqual(
      unproven.map(({ item }) => item),
      [],
    );
  });

  it('names tests and documents that are there', () => {
    const gone = rows.flatMap(({ item, proofs }) =>
      proofs.filter((proof) => !isThere(proof)).map(({ title }) => `${item}: ${title}`),
    );
    assert.deepEqual(gone, []);
  });
});
