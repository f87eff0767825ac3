import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { workspaceRoot } from '../start/workspace.mjs';
import { checkAdvisories } from './advisories.mjs';
import { createSbom } from './sbom.mjs';

describe('bill of materials', () => {
  it('names every package that ships, with its version, and none that is for development alone', async () => {
    const { packages } = JSON.parse(readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8'));
    const shipped = Object.entries(packages)
      .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.dev)
      .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
    const { components } = await createSbom(workspaceRoot);
    const named = components
      .map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')))
      .filter((name) => !name.startsWith('@portal/'));
    assert.deepEqual([...new Set(named)].sort(), [...new Set(shipped)].sort());
  });
});

describe('advisories', () => {
  /** @type {string} */
  let root;
  /** @type {import('node:http').Server} */
  let registry;
  /** @type {object | undefined} what the registry answers with; undefined where it has no advisories */
  let advisories;

  before(async () => {
    root = mkdtempSync(join(tmpdir(), 'portal-advisories-'));
    const sample = { name: 'sample', version: '1.0.0', dependencies: { left: '1.0.0' } };
    const left = { version: '1.0.0', license: 'MIT' };
    const lock = { ...sample, lockfileVersion: 3, packages: { '': sample, 'node_modules/left': left } };
    writeFileSync(join(root, 'package.json'), JSON.stringify(sample));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
    registry = createServer(respond).listen(0, '127.0.0.1');
    await once(registry, 'listening');
  });
  after(() => {
    registry.close();
    rmSync(root, { recursive: true });
  });

  /** @type {import('node:http').RequestListener} */
  function respond({ method }, response) {
    const versions = { '1.0.0': { name: 'left', version: '1.0.0' }, '2.0.0': { name: 'left', version: '2.0.0' } };
    const body = method === 'POST' ? advisories : { name: 'left', 'dist-tags': { latest: '2.0.0' }, versions };
    response.writeHead(body ? 200 : 405, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const check = () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (registry.address());
    return checkAdvisories(root, { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: root });
  };

  it('are none where the registry knows of none', async () => {
    advisories = {};
    assert.equal((await check()).verdict, 'none');
  });

  it('are listed with their severity', async () => {
    const about = { id: 1, url: 'https://advisories.example/1', title: 'Runs what it reads', severity: 'high' };
    advisories = { left: [{ ...about, vulnerable_versions: '<2.0.0', cwe: [], cvss: { score: 8 } }] };
    assert.deepEqual(await check(), { verdict: 'found', text: 'high      left 1.0.0: Runs what it reads' });
  });

  it('are unknown where the registry has none to give, and that is said', async () => {
    advisories = undefined;
    assert.deepEqual(await check(), {
      verdict: 'unknown',
      text: 'Nothing was checked: the registry gave no advisories (it answered 405).',
    });
  });

  it('are unknown where the registry cannot be reached', async () => {
    const env = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0', npm_config_cache: root };
    const { verdict, text } = await checkAdvisories(root, env);
    assert.equal(verdict, 'unknown');
    assert.match(text, /^Nothing was checked: .*ECONNREFUSED/);
  });
});
