import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWriter } from './text-writer.mjs';

const IMPORT_PROGRAM = join(import.meta.dirname, '../../../apps/portal-api/dist/import-documents.js');
const SAMPLE_ID = 'bench-manual';
const SAMPLE = join(import.meta.dirname, '../../../../shared/data/docs-iotdb-zh');

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index + 1));

/** Trees of 2,000 pages, and a page in the middle of each. */
export const LARGE_TREES = [
  {
    name: '2,000 pages in one chapter',
    id: 'bench-wide',
    nodeId: 'pages/1000',
    makeTree: (page) => [{ name: '参考', children: times(2000, (number) => page(`${number}`)) }],
  },
  {
    name: '2,000 pages in 20 × 10 chapters of 10',
    id: 'bench-deep',
    nodeId: 'pages/11-5-5',
    makeTree: (page, write) =>
      times(20, (part) => ({
        name: write(6),
        children: times(10, (chapter) => ({
          name: `${chapter} ${write(6)}`,
          children: times(10, (section) => page(`${part}-${chapter}-${section}`)),
        })),
      })),
  },
];

/** Imports a document with a large tree; its titles and texts are words of the site's own. */
export function importLargeTree({ id, makeTree }, dataDir) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-manual-'));
  const write = createWriter();
  mkdirSync(join(folder, 'pages'));
  const page = (name) => {
    const title = write(6 + Math.floor(write.random() * 9)).replaceAll('，', '');
    writeFileSync(
      join(folder, 'pages', `${name}.md`),
      `# ${title}\n\n${write(200)}\n\n## ${write(8)}\n\n${write(200)}\n`,
    );
    return { name: title, file: `pages/${name}.md` };
  };
  writeFileSync(join(folder, 'tree.json'), JSON.stringify(makeTree(page, write)));
  try {
    importDocument([folder, '--product', id], dataDir);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** URL of the reading page in the middle of a large tree. */
export function toLargeTreePath({ id, nodeId }) {
  return `/document-center/document-content?${new URLSearchParams({ id, nodeId })}`;
}

/** Imports a document of about so many pages, in chapters of a hundred. */
export function importNoise(pages, dataDir) {
  const makeTree = (page) =>
    times(Math.ceil(pages / 100), (part) => ({
      name: `${part}`,
      children: times(100, (number) => page(`${part}-${number}`)),
    }));
  importLargeTree({ id: 'bench-noise', makeTree }, dataDir);
}

/** Imports all versions of the manual that is no part of the project; `undefined` where it is missing. */
export function importSampleManual(dataDir) {
  const folder = process.env.PORTAL_DOCS_SAMPLE ?? SAMPLE;
  if (!existsSync(folder)) return undefined;
  const versions = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of versions)
    importDocument([join(folder, name), '--product', SAMPLE_ID, '--version', name], dataDir);
  return SAMPLE_ID;
}

/**
 * Imports all versions of a manual that is no part of the project, with their index, and all again unchanged; seconds.
 * `undefined` where the manual is missing.
 */
export function measureManualImport(dataDir) {
  const importAll = () => {
    const startedAt = performance.now();
    const id = importSampleManual(dataDir);
    return id && (performance.now() - startedAt) / 1000;
  };
  const first = importAll();
  return first && { first, again: importAll() };
}

function importDocument(args, dataDir) {
  const env = { ...process.env, PORTAL_DATA_DIR: dataDir };
  const { status, stdout } = spawnSync(process.execPath, [IMPORT_PROGRAM, ...args], {
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The import failed: ${stdout.split('\n')[0]}`);
}
