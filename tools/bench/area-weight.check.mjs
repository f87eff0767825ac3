import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { build, loadConfigFromFile } from 'vite';
import { workspaceRoot } from '../start/workspace.mjs';

const APP = join(workspaceRoot, 'apps/root-portal');
const HOME = ['src/main.client.tsx', 'portal-areas/src/public.area.ts', 'feature-home/src/home/home.page.tsx'];
const LIMIT_BYTES = 200;
const ROUTES = 20;

// The paths of an area that is not the home page's are no business of its visitors.
it('another area of twenty routes leaves the first load of the home page as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-area-'));
  try {
    await buildWithSampleArea(folder);
    const [before, after] = [join(APP, 'dist/client'), folder].map(sumFirstLoad);
    assert.ok(Math.abs(after - before) <= LIMIT_BYTES, `${before} bytes without it, ${after} with it`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Builds the browser's files of a brand that has one area more. */
async function buildWithSampleArea(/** @type {string} */ outDir) {
  const home = process.cwd();
  process.chdir(APP);
  try {
    const env = { command: /** @type {const} */ ('build'), mode: 'production' };
    const loaded = await loadConfigFromFile(env, join(APP, 'vite.config.mts'));
    const config = /** @type {any} */ (loaded?.config);
    const client = { build: { ...config.environments.client.build, outDir } };
    await build({
      ...config,
      ...{ configFile: false, logLevel: 'error', builder: undefined },
      ...{ plugins: [sampleArea, ...config.plugins], environments: { client } },
      build: client.build,
    });
  } finally {
    process.chdir(home);
  }
}

/** @type {import('vite').Plugin} */
const sampleArea = {
  name: 'portal-sample-area',
  enforce: 'pre',
  resolveId: (id) => (/^virtual:sample-/.test(id) ? `\0${id}.ts` : null),
  load: (id) =>
    id === '\0virtual:sample-area.ts' ? SAMPLE_AREA : id === '\0virtual:sample-page.ts' ? SAMPLE_PAGE : null,
  transform: (code, id) =>
    id.endsWith('root-portal/src/portal.config.ts')
      ? code.replace(
          'areas: [',
          `areas: [{ paths: { roots: ['/sample'], access: 'login' }, load: () => import('virtual:sample-area') }, `,
        )
      : null,
};

const SAMPLE_PAGE = `
  import { definePage } from '@portal/data-access-api';
  export const page = definePage({ Page: () => 'sample' });
`;

const SAMPLE_AREA = `
  import { pageSeo, route } from '@portal/data-access-api';
  import { definePath } from '@portal/portal-paths';
  const load = () => import('virtual:sample-page');
  export const area = { listRoutes: () => [
    ${Array.from({ length: ROUTES }, (_, index) => `route(definePath('/sample/page-${index}'), load, { seo: pageSeo('sample-${index}') }),`).join('\n')}
  ] };
`;

/** Returns the bytes (brotli) of what the home page loads. */
function sumFirstLoad(/** @type {string} */ folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const files = new Set();
  const visit = (/** @type {string} */ key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  for (const part of HOME) visit(Object.keys(manifest).find((key) => key.endsWith(part)) ?? part);
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).byteLength, 0);
}
