import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Runner
 * @property {string} program from the workspace's root
 * @property {(files: readonly string[]) => string[]} only arguments that run these files, by their paths in the project
 * @property {(file: string) => string[]} report arguments that write the outcomes as JSON
 */

/** @type {Runner} */
const VITEST = {
  program: 'node_modules/vitest/vitest.mjs',
  only: (files) => ['run', ...files],
  report: (file) => ['--reporter=json', `--outputFile=${file}`],
};

/** @type {Runner} */
const JEST = {
  program: 'node_modules/jest/bin/jest.js',
  only: (files) => ['--silent', '--runTestsByPath', ...files],
  report: (file) => ['--json', '--outputFile', file],
};

/**
 * What runs the tests of a project: Vitest where it has a configuration for it, otherwise Jest.
 * @param {string} folder of the project
 */
export function findRunner(folder) {
  return existsSync(join(folder, 'vitest.config.mts')) ? VITEST : JEST;
}
