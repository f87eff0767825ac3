import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { readProcessIdentity } from './process-identity.mjs';
import { createSampleWorkspace } from './testing/sample-workspace.mjs';

const isWindows = process.platform === 'win32';
const LIMIT = { timeout: 60_000, skip: isWindows };

/** Writes its process id and is never done. */
const ENDLESS_SCRIPT = `
import { writeFileSync } from 'node:fs';
writeFileSync('installing', String(process.pid));
setInterval(() => {}, 1000);`;

describe('npm start whose npm is ended alone', () => {
  /** @type {import('./testing/sample-workspace.mjs').SampleWorkspace} */
  let workspace;
  before(async () => void (workspace = await createSampleWorkspace()));
  after(() => workspace.remove());

  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
    it(`stops the server in good order (${signal})`, LIMIT, async () => {
      const start = workspace.runNpmStart();
      await start.ready;
      start.child.kill(signal);
      // Its output is closed when the last process that holds it has ended.
      await start.ended;
      assert.ok(!existsSync(join(workspace.root, '.data/database-is-running')));
      assert.ok(!existsSync(join(workspace.root, '.data/.portal-lock')));
    });
  }

  it('stops the server although nobody reads its output any more', LIMIT, async ({ signal }) => {
    const start = workspace.runNpmStart();
    await start.ready;
    start.child.stdout.destroy();
    start.child.stderr.destroy();
    start.child.kill('SIGKILL');
    while (existsSync(join(workspace.root, '.data/.portal-lock'))) await setTimeout(50, undefined, { signal });
    assert.ok(!existsSync(join(workspace.root, '.data/database-is-running')));
  });

  it('stops the installation, and the next start does not take it for whole', LIMIT, async ({ signal }) => {
    const stamp = join(workspace.root, 'node_modules/.portal-install-stamp');
    const installing = join(workspace.root, 'installing');
    rmSync(stamp);
    workspace.write('wait.mjs', ENDLESS_SCRIPT);
    const start = workspace.runNpmStart();
    while (!existsSync(installing) || !readFileSync(installing, 'utf8')) await setTimeout(50, undefined, { signal });
    start.child.kill('SIGKILL');
    await start.ended;
    const pid = Number(readFileSync(installing, 'utf8'));
    while (readProcessIdentity(pid)) await setTimeout(50, undefined, { signal });
    assert.ok(!existsSync(stamp));
  });
});
