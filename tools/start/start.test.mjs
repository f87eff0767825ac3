import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createSampleWorkspace } from './testing/sample-workspace.mjs';

describe('npm start', () => {
  /** @type {import('./testing/sample-workspace.mjs').SampleWorkspace} */
  let workspace;
  before(async () => void (workspace = await createSampleWorkspace()));
  after(() => workspace.remove());

  const fetchText = async (/** @type {string} */ path) => (await fetch(workspace.origin + path)).text();
  const countBuilds = () => readFileSync(join(workspace.root, 'builds.log'), 'utf8').trim().split('\n').length;

  it('builds, serves everything on one port and stops cleanly', async () => {
    const start = workspace.run('start.mjs');
    await start.ready;
    assert.equal(await fetchText('/'), `root ${workspace.origin}`);
    assert.equal(await fetchText('/miot/homepage'), `/miot ${workspace.origin}`);
    assert.equal(await fetchText('/readyz'), 'api /readyz');
    start.child.kill('SIGINT');
    start.child.kill('SIGINT');
    const { code, output, errors } = await start.ended;
    assert.equal(code, 0);
    assert.equal(errors, '');
    assert.match(output, new RegExp(`${workspace.origin}/\n`));
    assert.match(output, new RegExp(`${workspace.origin}/miot/homepage\n`));
    assert.doesNotMatch(output, /demo-/);
    assert.ok(!existsSync(join(workspace.root, '.data/database-is-running')));
    assert.ok(!existsSync(join(workspace.root, '.data/.portal-lock')));
  });

  it('answers on both loopback addresses', async () => {
    const start = workspace.run('start.mjs');
    await start.ready;
    const response = await fetch(`http://127.0.0.1:${workspace.port}/healthz`);
    assert.equal(await response.text(), 'api /healthz');
    start.child.kill('SIGTERM');
    assert.equal((await start.ended).code, 0);
  });

  it('calls no build when nothing changed, and one after a change', async () => {
    const known = countBuilds();
    const first = workspace.run('start.mjs');
    await first.ready;
    first.child.kill('SIGTERM');
    await first.ended;
    assert.equal(countBuilds(), known);
    workspace.write('apps/root-portal/src/portal.config.ts', '// changed');
    const second = workspace.run('start.mjs');
    await second.ready;
    second.child.kill('SIGTERM');
    await second.ended;
    assert.equal(countBuilds(), known + 1);
  });

  it('refuses a busy port before it touches the data folder', async () => {
    const other = createServer().listen(workspace.port, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { code, errors } = await workspace.run('start.mjs', { PORTAL_DATA_DIR: join(workspace.root, 'unused') })
      .ended;
    other.close();
    assert.equal(code, 1);
    assert.equal(errors, `Port ${workspace.port} is in use by another program; choose another with PORT=….\n`);
    assert.ok(!existsSync(join(workspace.root, 'unused')));
  });

  it('refuses a data folder that another process uses', async () => {
    const first = workspace.run('start.mjs');
    await first.ready;
    const second = await workspace.run('start.mjs', { PORT: '0' }).ended;
    assert.equal(second.code, 1);
    assert.match(
      second.errors,
      new RegExp(`^The data folder .+ is in use by another portal \\(process ${first.child.pid}\\)\\.\n$`),
    );
    const reset = await workspace.run('reset.mjs').ended;
    assert.equal(reset.code, 1);
    assert.match(reset.errors, /is in use by process \d+; stop it first/);
    first.child.kill('SIGTERM');
    assert.equal((await first.ended).code, 0);
  });

  it('takes over a folder whose process was killed', async () => {
    const killed = workspace.run('start.mjs');
    await killed.ready;
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = workspace.run('start.mjs');
    await next.ready;
    next.child.kill('SIGTERM');
    assert.equal((await next.ended).code, 0);
  });

  it('refuses a data folder that cannot be written', async () => {
    const file = join(workspace.root, 'a-file');
    writeFileSync(file, '');
    const { code, errors } = await workspace.run('start.mjs', { PORTAL_DATA_DIR: join(file, 'data') }).ended;
    assert.equal(code, 1);
    assert.match(errors, /^Cannot write to the data folder .+: it is a file, not a folder\.\n$/);
  });

  it('refuses a wrong setting', async () => {
    const { code, errors } = await workspace.run('start.mjs', { PORT: 'http' }).ended;
    assert.equal(code, 1);
    assert.equal(errors, 'PORT must be a number from 0 to 65535, not "http".\n');
  });

  it('serves one brand without the builds of the others', async () => {
    rmSync(join(workspace.root, 'apps/root-portal/dist'), { recursive: true });
    const serve = workspace.run('serve.mjs');
    await serve.ready;
    assert.equal(await fetchText('/miot/homepage'), `/miot ${workspace.origin}`);
    assert.equal(await fetchText('/'), 'api /');
    serve.child.kill('SIGTERM');
    assert.equal((await serve.ended).code, 0);
    rmSync(join(workspace.root, 'apps/miot-portal/dist'), { recursive: true });
    assert.equal(
      (await workspace.run('serve.mjs').ended).errors,
      'No brand is built; run npm start, which builds them.\n',
    );
  });

  it('is undone by npm run reset, which leaves everything else', async () => {
    const { code } = await workspace.run('reset.mjs').ended;
    assert.equal(code, 0);
    for (const gone of ['.data', 'apps/root-portal/dist', '.cache/start'])
      assert.ok(!existsSync(join(workspace.root, gone)), gone);
    for (const kept of ['node_modules', 'apps/root-portal/sample', 'package.json'])
      assert.ok(existsSync(join(workspace.root, kept)), kept);
  });

  it('leaves a data folder alone on reset that held something before', async () => {
    const dataDir = join(workspace.root, 'documents');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'letter.txt'), 'kept');
    const start = workspace.run('start.mjs', { PORTAL_DATA_DIR: dataDir });
    await start.ready;
    start.child.kill('SIGTERM');
    await start.ended;
    const { code, errors } = await workspace.run('reset.mjs', { PORTAL_DATA_DIR: dataDir }).ended;
    assert.equal(code, 1);
    assert.match(errors, /was not created by npm start/);
    assert.ok(existsSync(join(dataDir, 'letter.txt')));
  });
});
