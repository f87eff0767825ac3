import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, it } from 'node:test';
import { prepareMachine } from './prepare-machine.mjs';

const { PATH, SKIP_HTML_VALIDATION } = process.env;
afterEach(() => {
  Object.assign(process.env, { PATH });
  if (SKIP_HTML_VALIDATION === undefined) delete process.env.SKIP_HTML_VALIDATION;
});

/** @param {import('./prepare-machine.mjs').ProgramName[]} names @returns {Promise<string[]>} what is reported */
async function prepare(...names) {
  /** @type {string[]} */
  const messages = [];
  const report = (/** @type {string} */ message) => void messages.push(message);
  await prepareMachine(names, { root: '.', logFile: '/dev/null', report, signal: new AbortController().signal });
  return messages;
}

it('what is missing and cannot be installed is said once, with what follows from it', async () => {
  process.env.PATH = '';
  const messages = await prepare('redis', 'java', 'redis');
  assert.match(messages[0] ?? '', /^Not installed: redis-server, default-jre-headless\./);
  assert.deepEqual(messages.slice(1), [
    'No redis-server: the tests of limits in Redis count as skipped, and fail where CI is set.',
    'No Java: documents are not validated, their tests count as skipped.',
  ]);
  assert.equal(process.env.SKIP_HTML_VALIDATION, '1');
});

it(
  'what one system does not know keeps nothing else from being installed',
  { skip: process.getuid?.() !== 0 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-apt-'));
    const asked = join(folder, 'asked');
    // An apt-get that knows all packages but one, and rejects everything at once with it.
    const script = `#!/bin/sh\necho "$@" >> ${asked}\ncase "$*" in *redis*) exit 100;; esac\n`;
    writeFileSync(join(folder, 'apt-get'), script, { mode: 0o755 });
    process.env.PATH = folder;
    try {
      const messages = await prepare('redis', 'xmlReader');
      assert.deepEqual(readFileSync(asked, 'utf8').trimEnd().split('\n').slice(1), [
        'install -y --no-install-recommends redis-server libxml2-utils',
        'install -y --no-install-recommends redis-server',
        'install -y --no-install-recommends libxml2-utils',
      ]);
      assert.match(messages[1] ?? '', /^Not installed: redis-server;/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

it('where nothing is needed nothing is looked for', async () => {
  process.env.PATH = '';
  assert.deepEqual(await prepare(), []);
});
