import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { workspaceRoot } from '../start/workspace.mjs';
import { listAllProjects, listChangedFiles, listReachedProjects } from './projects.mjs';
import { listStages } from './stages.mjs';

/** @param {string[]} files @returns {Promise<string[]>} stages of npm test for a change of these files */
async function listStagesFor(...files) {
  return listStages(await listReachedProjects(workspaceRoot, files)).map(({ name }) => name);
}

describe('what npm test runs', () => {
  const everything = listAllProjects(workspaceRoot);
  const ALWAYS = ['lockfile', 'lint', 'type-check', 'unit'];
  const BUILT = ['build', 'first-start', 'weights', 'brand-alone', 'cluster'];

  it('is everything', () => {
    const suites = ['miot-portal-e2e', 'root-portal-e2e'];
    assert.deepEqual(
      listStages(everything).map(({ name }) => name),
      [...ALWAYS, 'tools', 'api', 'previous-release', ...BUILT, ...suites],
    );
    assert.ok(everything.hasTools);
    assert.ok(everything.list('test').includes('ui-kit'));
  });

  it('is one browser suite for a file of one brand, without the API', async () => {
    const file = 'apps/root-portal/src/portal.config.ts';
    assert.deepEqual(await listStagesFor(file), [...ALWAYS, ...BUILT, 'root-portal-e2e']);
    const reached = await listReachedProjects(workspaceRoot, [file]);
    assert.deepEqual(reached.list('test'), []);
    assert.deepEqual(reached.list('lint'), ['root-portal', 'root-portal-e2e']);
    assert.ok(!reached.hasTools);
  });

  it('is everything that uses a library, for a file of it', async () => {
    const stages = listStages(everything).map(({ name }) => name);
    assert.deepEqual(
      await listStagesFor('libs/api-contract/src/index.ts'),
      stages.filter((name) => name !== 'tools'),
    );
  });

  it('is every browser suite for a file by which they are served, and the tests of the tools', async () => {
    const file = 'tools/start/serve.mjs';
    const reached = await listReachedProjects(workspaceRoot, [file]);
    assert.deepEqual(reached.list('e2e'), everything.list('e2e'));
    assert.ok((await listStagesFor(file)).includes('tools'));
  });

  it('is neither browser suites nor the API for a text, and for no change', async () => {
    assert.deepEqual(await listStagesFor('docs/glossary.md'), ALWAYS);
    assert.deepEqual(await listStagesFor(), ALWAYS);
  });
});

describe('changed files', () => {
  /** @type {string} */
  let root;
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root });
  const write = (/** @type {string} */ file, /** @type {string} */ text) => writeFileSync(join(root, file), text);
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message=change');
  };
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-change-'));
    git('init', '--quiet', '--initial-branch=main');
    for (const file of ['kept', 'edited', 'committed', 'moved']) write(file, file);
    write('.gitignore', 'ignored\n');
    commit();
    git('checkout', '--quiet', '-b', 'work');
  });
  after(() => rmSync(root, { recursive: true }));

  it('are those committed since the branch left the base, those edited and those that are new', () => {
    write('committed', 'differently');
    git('mv', 'moved', '文件 2');
    commit();
    git('checkout', '--quiet', 'main');
    write('kept', 'by others');
    commit();
    git('checkout', '--quiet', 'work');
    write('edited', 'differently');
    write('new', 'new');
    write('ignored', 'ignored');
    assert.deepEqual(listChangedFiles(root, 'main').sort(), ['committed', 'edited', 'moved', 'new', '文件 2']);
  });
});
