import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { readProcessIdentity } from './process-identity.mjs';
import { createSampleWorkspace } from './testing/sample-workspace.mjs';

const LIMIT = { timeout: 60_000 };

// Stands in for npm: tells when it begins and ends, and ends when it is told to.
const NPM = `
const { appendFileSync, existsSync } = require('node:fs');
appendFileSync('installs.log', 'begins ' + process.pid + '\\n');
const timer = setInterval(() => {
  if (!existsSync('may-end')) return;
  clearInterval(timer);
  appendFileSync('installs.log', 'ends\\n');
}, 20);`;

describe('installation of the packages', () => {
  /** @type {import('./testing/sample-workspace.mjs').SampleWorkspace} */
  let workspace;
  beforeEach(async () => {
    workspace = await createSampleWorkspace();
    workspace.write('npm.js', NPM);
    rmSync(join(workspace.root, 'node_modules/.portal-install-stamp'));
  });
  afterEach(() => workspace.remove());

  const start = (/** @type {string} */ dataDir) => {
    const env = { npm_execpath: join(workspace.root, 'npm.js'), PORT: '0' };
    return workspace.run('start.mjs', { ...env, PORTAL_DATA_DIR: join(workspace.root, dataDir) });
  };
  const readLog = () => {
    const file = join(workspace.root, 'installs.log');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  };

  it('is done by one of two starts, and the other waits for it', LIMIT, async () => {
    const first = start('.data-1');
    while (readLog().length === 0) await setTimeout(20);
    const second = start('.data-2');
    await second.hasWritten(`Waiting for process ${first.child.pid}, which installs the packages\n`);
    workspace.write('may-end', '');
    await Promise.all([first.ready, second.ready]);
    for (const { child } of [first, second]) child.kill('SIGTERM');
    assert.deepEqual([(await first.ended).errors, (await second.ended).errors], ['', '']);
    assert.deepEqual(
      readLog().map((line) => line.split(' ')[0]),
      ['begins', 'ends'],
    );
  });

  it('is taken over from a start that was killed, once its npm has ended, too', LIMIT, async () => {
    const killed = start('.data-1');
    while (readLog().length === 0) await setTimeout(20);
    const npm = Number(readLog()[0].split(' ')[1]);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = start('.data-2');
    await next.hasWritten(`Waiting for process ${npm}, which installs the packages\n`);
    assert.ok(readProcessIdentity(npm));
    workspace.write('may-end', '');
    await next.ready;
    next.child.kill('SIGTERM');
    assert.equal((await next.ended).code, 0);
    assert.deepEqual(
      readLog().map((line) => line.split(' ')[0]),
      ['begins', 'ends', 'begins', 'ends'],
    );
  });
});
