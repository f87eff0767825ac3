import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseAst } from 'vite';
import { workspaceRoot } from '../../start/workspace.mjs';
import { findLazyImports, importChunks } from './import-chunks.mjs';

const FILE = join(workspaceRoot, 'libs/feature-sample/src/sample.routes.ts');
const plugin = importChunks(join(workspaceRoot, 'apps/root-portal'));
const context = {
  parse: parseAst,
  resolve: async (/** @type {string} */ source) =>
    source.startsWith('.') ? { id: join(FILE, '..', `${source}.tsx`) } : null,
};

/** @param {string} code @param {string} [id] */
async function transform(code, id = FILE) {
  const result = await /** @type {any} */ (plugin).transform.call(context, code, id);
  return result?.code ?? code;
}

describe('chunks of lazy imports', () => {
  it('are named by the keys of the manifest', async () => {
    const code = `const routes = [route('/a', () => import('./a/a.page')), route('/b', () => import("./b/b.page"), {})];`;
    const routes = new Function('route', `${(await transform(code)).replace(/import\(/g, 'String(')} return routes;`)(
      (/** @type {string} */ path, /** @type {{ chunk: string }} */ load) => [path, load.chunk],
    );
    assert.deepEqual(routes, [
      ['/a', '../../libs/feature-sample/src/a/a.page.tsx'],
      ['/b', '../../libs/feature-sample/src/b/b.page.tsx'],
    ]);
  });

  it('are those of functions that do nothing else', async () => {
    for (const code of [
      `import('./a.page');`,
      `const load = () => import('./a.page').then((module) => module.page);`,
      `const load = (name) => import(name);`,
      `const load = () => import('react');`,
      `const text = "() => import('./a.page')";`,
    ]) {
      assert.equal(await transform(code), code);
    }
  });

  it('of other packages are left alone', async () => {
    const code = `const load = () => import('./a');`;
    assert.equal(await transform(code, join(workspaceRoot, 'node_modules/sample/index.js')), code);
  });

  it('are found wherever they stand', () => {
    const tree = parseAst(`export const table = { a: [() => import('./a')], b: { c: () => import('./c') } };`);
    assert.deepEqual(
      findLazyImports(tree).map(({ source }) => source),
      ['./a', './c'],
    );
  });

  it('are for the server alone', () => {
    const applies = /** @type {any} */ (plugin).applyToEnvironment;
    assert.deepEqual([applies({ name: 'ssr' }), applies({ name: 'client' })], [true, false]);
  });
});
