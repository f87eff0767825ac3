import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const SOURCE = 'apps/portal-api/src';

/**
 * Where a file of the server stands: in the platform, in the module of a domain, or above all of them, where they are
 * put together. Tests look at everything.
 * @typedef {{ kind: 'platform' | 'module' | 'root' | 'test', name: string }} Place
 */

/** @param {string} file path below the source folder @returns {Place} */
function findPlace(file) {
  const [folder, name = ''] = file.split('/');
  if (file.endsWith('.spec.ts') || file.split('/').includes('testing')) return { kind: 'test', name: '' };
  if (folder === 'platform') return { kind: 'platform', name: 'platform' };
  return folder === 'modules' ? { kind: 'module', name } : { kind: 'root', name: '' };
}

/**
 * Imports of the server that step over a wall between its parts.
 * @param {ReadonlyMap<string, string>} texts sources by their paths below the source folder
 * @returns {string[]}
 */
export function findModuleMistakes(texts) {
  /** @type {string[]} */
  const mistakes = [];
  /** @type {Map<string, Map<string, string>>} */
  const edges = new Map();
  for (const [file, text] of texts) {
    const from = findPlace(file);
    if (from.kind === 'test') continue;
    for (const target of listImports(file, text)) {
      const to = findPlace(target);
      const reason = findWall(from, to, target);
      if (reason) mistakes.push(`${file}: imports ${target}, but ${reason}`);
      if (from.kind !== 'module' || to.kind !== 'module' || from.name === to.name) continue;
      const targets = edges.get(from.name) ?? new Map();
      edges.set(from.name, targets.set(to.name, `${file} imports ${target}`));
    }
  }
  return [...mistakes, ...findCycles(edges)];
}

/** @param {string} file @param {string} text @returns {string[]} imported files of the server, types among them */
function listImports(file, text) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.') && !fileName.endsWith('.json'))
    .map(({ fileName }) => `${posix.join(posix.dirname(file), fileName)}.ts`);
}

/** @param {Place} from @param {Place} to @param {string} target @returns {string | undefined} */
function findWall(from, to, target) {
  if (to.kind === 'test') return 'nothing but tests uses what is made for tests';
  if (from.kind === 'root') return undefined;
  if (to.kind === 'root') return 'a part does not know how the parts are put together';
  if (from.kind === 'platform' && to.kind === 'module') return 'the platform knows no domain';
  if (from.name !== to.name && target.endsWith('.tables.ts'))
    return `a table belongs to ${to.name} alone; ask its repository or its read model`;
  return undefined;
}

/**
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} edges imports between modules, each with an example
 * @returns {string[]}
 */
function findCycles(edges) {
  /** @type {string[]} */
  const cycles = [];
  /** @type {Set<string>} */
  const done = new Set();

  /** @param {string} name @param {readonly string[]} path */
  const visit = (name, path) => {
    if (path.includes(name)) {
      const ring = [...path.slice(path.indexOf(name)), name];
      const examples = ring.slice(1).map((next, index) => edges.get(ring[index] ?? '')?.get(next));
      cycles.push(`modules in a circle: ${ring.join(' → ')} (${examples.join('; ')})`);
      return;
    }
    if (done.has(name)) return;
    for (const next of edges.get(name)?.keys() ?? []) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of edges.keys()) visit(name, []);
  return cycles;
}

/** @param {string} root of the workspace @returns {ReadonlyMap<string, string>} */
export function readServerSources(root) {
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', `${SOURCE}/**.ts`], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listing.split('\n').filter((file) => file && existsSync(join(root, file)));
  return new Map(files.map((file) => [file.slice(SOURCE.length + 1), readFileSync(join(root, file), 'utf8')]));
}

function checkServer() {
  const mistakes = findModuleMistakes(readServerSources(fileURLToPath(new URL('../..', import.meta.url))));
  for (const mistake of mistakes) process.stderr.write(`${SOURCE}/${mistake}\n`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) checkServer();
