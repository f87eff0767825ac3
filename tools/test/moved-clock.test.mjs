import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
const program = `
  process.stdin.on('data', () => console.log(JSON.stringify([Date.now(), +new Date(), +new Date(0), new Date() instanceof Date])));
`;

it('moves the clock of a program, and lets it end', async () => {
  const clock = pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href;
  const child = spawn(process.execPath, ['--import', clock, '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  const read = async () => {
    child.stdin?.write('\n');
    const [line] = await once(/** @type {import('node:stream').Readable} */ (child.stdout), 'data');
    return JSON.parse(String(line));
  };
  const before = Date.now();
  const [stands] = await read();
  assert.ok(stands >= before && stands <= Date.now());
  child.send({ aheadMs: 4 * DAY_MS });
  await once(child, 'message');
  const [moved, made, given, isDate] = await read();
  assert.ok(moved >= before + 4 * DAY_MS && moved <= Date.now() + 4 * DAY_MS);
  assert.ok(made >= moved);
  assert.deepEqual([given, isDate], [0, true]);
  child.stdin?.end();
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});
