import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { takeTurn } from './turn-lock.mjs';

const MODULE = new URL('turn-lock.mjs', import.meta.url).href;

// Takes the turn when it is told to, says whether it got it, and keeps it as long as it lives.
const CONTENDER = `
import { takeTurn } from ${JSON.stringify(MODULE)};
process.stdin.once('data', () => process.stdout.write('owner' in takeTurn(process.argv[1]) ? 'other' : 'taken'));`;

describe('turns', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-turns-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const startContender = () =>
    spawn(process.execPath, ['--input-type=module', '-e', CONTENDER, folder], { stdio: ['pipe', 'pipe', 'inherit'] });

  it('are had by one process at a time, and by the next when it gives its own back', () => {
    const turn = takeTurn(folder);
    assert.ok('release' in turn);
    assert.deepEqual(takeTurn(folder), { owner: process.pid });
    turn.release();
    assert.ok('release' in takeTurn(folder));
  });

  it('of an owner that was killed go to one alone of all who come at once', async () => {
    const killed = startContender();
    killed.stdin.write('go');
    assert.equal(String((await once(killed.stdout, 'data'))[0]), 'taken');
    killed.kill('SIGKILL');
    await once(killed, 'close');

    const contenders = Array.from({ length: 8 }, startContender);
    await Promise.all(contenders.map((each) => once(each, 'spawn')));
    const responses = contenders.map((each) => once(each.stdout, 'data').then(String));
    for (const each of contenders) each.stdin.write('go');
    assert.deepEqual((await Promise.all(responses)).sort(), [...Array(7).fill('other'), 'taken']);
    for (const each of contenders) each.kill();
  });
});
