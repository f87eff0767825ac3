import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runNx } from '../start/run-command.mjs';
import { listBrandApps, workspaceRoot } from '../start/workspace.mjs';

const BRANDS = listBrandApps().map((app) => app.name.replace(/-portal$/, ''));

/**
 * @param {string} file @param {string} [target] any by default
 * @returns {Promise<string[]>} projects whose target a change of the file touches
 */
async function listAffected(file, target) {
  const args = ['show', 'projects', '--affected', `--files=${file}`, '--json'];
  if (target) args.push('--withTarget', target);
  const { code, output } = await runNx(args, {
    cwd: workspaceRoot,
    env: { NX_NO_CLOUD: 'true', NODE_NO_WARNINGS: '1' },
  });
  assert.equal(code, 0, output);
  return JSON.parse(output.slice(output.indexOf('[')));
}

describe('what a change touches', () => {
  for (const brand of BRANDS) {
    const others = BRANDS.filter((name) => name !== brand);

    it(`is one brand's build and e2e for a file of the ${brand} brand`, async () => {
      const file = `apps/${brand}-portal/src/portal.config.ts`;
      assert.deepEqual(await listAffected(file, 'build'), [`${brand}-portal`]);
      assert.deepEqual(await listAffected(file, 'e2e'), [`${brand}-portal-e2e`]);
      const linted = await listAffected(file, 'lint');
      assert.deepEqual(
        others.filter((other) => linted.some((project) => project.startsWith(`${other}-portal`))),
        [],
      );
    });
  }

  it('is both brands for a file of the layout', async () => {
    const builds = await listAffected('libs/ui-layout/src/index.ts', 'build');
    const suites = await listAffected('libs/ui-layout/src/index.ts', 'e2e');
    assert.deepEqual(
      BRANDS.filter((brand) => builds.includes(`${brand}-portal`)),
      BRANDS,
    );
    assert.deepEqual(
      BRANDS.filter((brand) => suites.includes(`${brand}-portal-e2e`)),
      BRANDS,
    );
    assert.ok(!builds.includes('portal-api'));
  });

  it('is the content alone for a news item', async () => {
    const folder = 'apps/portal-content/content/news';
    const [item] = readdirSync(join(workspaceRoot, folder));
    assert.deepEqual(await listAffected(`${folder}/${item}`), ['portal-content']);
  });

  it('is the checks of the content as well for a file of the server', async () => {
    const tested = await listAffected('apps/portal-api/src/platform/config.ts', 'test');
    assert.deepEqual(tested.sort(), ['portal-api', 'portal-content']);
  });

  it('is both e2e suites for a file of the server, and no brand build', async () => {
    assert.deepEqual(await listAffected('apps/portal-api/src/platform/config.ts', 'build'), ['portal-api']);
    assert.deepEqual(
      (await listAffected('apps/portal-api/src/platform/config.ts', 'e2e')).sort(),
      BRANDS.map((brand) => `${brand}-portal-e2e`),
    );
  });
});
