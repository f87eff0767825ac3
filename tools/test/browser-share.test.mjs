import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { runCommand } from '../start/run-command.mjs';
import { listBrandApps, workspaceRoot } from '../start/workspace.mjs';

const PLAYWRIGHT = join(workspaceRoot, 'node_modules/@playwright/test/cli.js');
const SUITES = listBrandApps().map((app) => `${app.name}-e2e`);

/** @param {string} suite @param {NodeJS.ProcessEnv} env @returns {Promise<Set<string>>} tests that a browser suite runs */
async function listTests(suite, env = {}) {
  const { code, output } = await runCommand(process.execPath, [PLAYWRIGHT, 'test', '--list'], {
    cwd: join(workspaceRoot, 'apps', suite),
    env: { NODE_OPTIONS: '--conditions=@portal/source', ...env },
  });
  assert.equal(code, 0, output);
  // Without the place in the file.
  return new Set(output.split('\n').flatMap((line) => line.match(/\.suite\.ts:\d+:\d+ › (.+)/)?.[1] ?? []));
}

describe('the list of browser suites', () => {
  it('has every suite', () => {
    const folder = join(workspaceRoot, 'libs/e2e-specs/src');
    const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.suite.ts'),
    );
    const names = files.map((file) => read(file).match(/^export function (describe\w+)/m)?.[1] ?? file);
    const list = read('suites.ts');
    assert.deepEqual(
      names.filter((name) => !list.includes(`describe: ${name},`)),
      [],
    );
  });
});

describe('the share of a brand, which CI runs', () => {
  /** @type {Set<string>} */
  let all;
  /** @type {Set<string>[]} */
  let shares;
  before(async () => {
    all = await listTests(SUITES[0] ?? '');
    shares = await Promise.all(SUITES.map((suite) => listTests(suite, { PORTAL_E2E_SHARE: '1' })));
  });

  it('leaves out what another brand runs, and nothing else', () => {
    const run = new Set(shares.flatMap((share) => [...share]));
    assert.ok(all.size > 100);
    assert.deepEqual(
      [...all].filter((name) => !run.has(name)),
      [],
    );
  });
});
