import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from './operator-error.mjs';
import { runNx } from './run-command.mjs';

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'out-tsc',
  'content',
  'coverage',
  'test-results',
  'playwright-report',
]);
const SKIPPED_FILES = /\.spec\.tsx?$|\.md$|^jest\.config\.cjs$|^vitest\.\w+\.mts$|^\.eslintrc\.json$|^\.DS_Store$/;
const INPUT_FOLDERS = ['apps', 'libs', 'tools/build'];
const INPUT_FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];

/** Record of what the builds in `dist` were made from. */
export const BUILD_STAMP = '.cache/start/build-stamp.json';

/**
 * Builds the apps whose source changed since the last time; costs milliseconds when none did.
 * @param {{ root: string, apps: import('./workspace.mjs').App[], report: (message: string) => void, signal?: AbortSignal }} options
 */
export async function ensureBuilt({ root, apps, report, signal }) {
  const stampFile = join(root, BUILD_STAMP);
  const stamp = createInputStamp(root);
  const names = apps.map((app) => app.name);
  const known = readStamp(stampFile);
  if (known.stamp === stamp && apps.every((app) => known.apps.includes(app.name) && existsSync(join(app.root, 'dist'))))
    return;
  report(`Building ${names.join(', ')}`);
  rmSync(stampFile, { force: true });
  const { code, output } = await runNx(
    ['run-many', '-t', 'build', '-p', names.join(','), '--parallel=2', '--outputStyle=static'],
    { cwd: root, signal },
  );
  if (signal?.aborted) return;
  if (code !== 0) {
    process.stderr.write(output);
    throw new OperatorError('The build failed; its messages are above.');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ stamp, apps: names }));
}

/** @param {string} file @returns {{ stamp?: string, apps: string[] }} */
function readStamp(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { apps: [] };
}

/** Names, sizes and times of change of everything a build reads. */
function createInputStamp(/** @type {string} */ root) {
  const hash = createHash('sha256');
  for (const file of INPUT_FILES) addFile(hash, join(root, file));
  for (const folder of INPUT_FOLDERS) addFolder(hash, join(root, folder));
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} folder */
function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name) && !entry.name.endsWith('-e2e')) addFolder(hash, join(folder, entry.name));
    } else if (!SKIPPED_FILES.test(entry.name)) addFile(hash, join(folder, entry.name));
  }
}

/** @param {import('node:crypto').Hash} hash @param {string} file */
function addFile(hash, file) {
  const { size, mtimeMs } = statSync(file);
  hash.update(`${file}\0${size}\0${mtimeMs}\n`);
}
