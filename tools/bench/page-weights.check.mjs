import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { importLargeTree, LARGE_TREES, toLargeTreePath } from './measures/manuals.mjs';
import { measureSizes } from './measures/sizes.mjs';
import { beginDataFolder } from '../test/first-start.mjs';
import { CONTENT, pageTypes } from './page-types.mjs';
import { spawnServer } from './servers/spawn-server.mjs';

/** What the first load of every page type may weigh, on what was built. */
describe('first load', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-weights-'));
  let portal;
  before(async () => {
    beginDataFolder(join(dataDir, 'data'));
    portal = await spawnServer('portal', { env: { PORT: '0', PORTAL_DATA_DIR: join(dataDir, 'data') } });
  });
  after(async () => {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const check = async (path, limits) => {
    const size = await measureSizes(portal.origin, path);
    for (const [part, limit] of Object.entries(limits)) {
      assert.ok(size[part] <= limit, `${part}: ${size[part]} bytes, limit ${limit}`);
    }
  };

  for (const { name, path, limits } of pageTypes) {
    it(`of ${name} keeps its limits`, () => check(path, limits));
  }

  for (const tree of LARGE_TREES) {
    it(`of a page among ${tree.name} keeps its limits`, () => {
      importLargeTree(tree, join(dataDir, 'data'));
      return check(toLargeTreePath(tree), CONTENT);
    });
  }
});
