import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import { workspaceRoot } from '../start/workspace.mjs';

const IMPORT = /(?:from|import) ?\(?'@portal\/([\w-]+)/g;

// What is imported without a reference is type-checked again, source and all, by everybody who imports it.
describe('references between the projects', () => {
  for (const folder of listProjectFolders()) {
    it(`${folder} refers to every project it imports`, () => {
      const { references = [] } = JSON.parse(readFileSync(join(workspaceRoot, folder, 'tsconfig.json'), 'utf8'));
      const known = references.map((/** @type {{ path: string }} */ { path }) => basename(path));
      assert.deepEqual(
        listImportedProjects(folder).filter((project) => !known.includes(project)),
        [],
      );
    });
  }
});

function listProjectFolders() {
  return ['apps', 'libs'].flatMap((group) => readdirSync(join(workspaceRoot, group)).map((name) => `${group}/${name}`));
}

/** @param {string} folder @returns {string[]} */
function listImportedProjects(folder) {
  const source = join(workspaceRoot, folder, 'src');
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(IMPORT)])
    .map(([, name]) => name);
  return [...new Set(names)].sort();
}
