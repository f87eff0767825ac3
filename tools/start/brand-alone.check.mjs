import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { beginDataFolder } from '../test/first-start.mjs';
import { workspaceRoot } from './workspace.mjs';

const FRONT = '127.0.0.1';

/** Two visitors; every address of this net is this machine's. */
const [ONE, OTHER] = ['127.0.0.2', '127.0.0.3'];

/** Calls of one visitor that are answered in a minute. */
const MAX_CALLS = 60;

/** A brand alone on a domain, as it is built: a proxy in front of it, and the API behind it. */
describe('a brand alone on a domain, behind a proxy', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-alone-'));
  /** @type {{ child: import('node:child_process').ChildProcess, exit: Promise<unknown> }[]} */
  const programs = [];
  const front = http.createServer(handOn);
  let origin = '';
  let brandPort = 0;

  /**
   * The proxy of every handbook: it keeps the host and adds the address it saw.
   * @type {http.RequestListener}
   */
  function handOn(request, response) {
    const chain = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
    /** @type {http.OutgoingHttpHeaders} */
    const headers = { ...request.headers, 'x-forwarded-for': chain, 'x-forwarded-proto': 'http' };
    delete headers.connection;
    const onward = { host: FRONT, port: brandPort, path: request.url, method: request.method, headers };
    const upstream = http.request(onward, (body) => {
      response.writeHead(body.statusCode ?? 502, body.headers);
      body.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  /**
   * Starts a program and gives what it says when it is ready.
   * @param {string} file @param {Record<string, string>} variables @param {RegExp} sign
   * @returns {Promise<string>}
   */
  async function start(file, variables, sign) {
    const env = { PATH: process.env.PATH, HOST: FRONT, ...variables };
    const child = spawn(process.execPath, [join(workspaceRoot, file)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const exit = once(child, 'exit');
    programs.push({ child, exit });
    let output = '';
    const found = new Promise((/** @type {(said: string) => void} */ resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data) => {
          output += data;
          const said = sign.exec(output)?.[1];
          if (said !== undefined) resolve(said);
        });
      }
    });
    const ended = exit.then(() => assert.fail(`${file} ended: ${output}`));
    return Promise.race([found, ended]);
  }

  async function findFreePort() {
    const server = http.createServer().listen(0, FRONT);
    await once(server, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    server.close();
    await once(server, 'close');
    return port;
  }

  /**
   * What a visitor gets, with the headers they send.
   * @param {string} path @param {string} visitor @param {Record<string, string>} [headers]
   */
  async function get(path, visitor, headers = {}) {
    const request = http.get(origin + path, { localAddress: visitor, headers, agent: false });
    const [response] = await once(request, 'response');
    const text = (await response.toArray()).join('');
    return { status: response.statusCode, location: response.headers.location, text };
  }

  before(async () => {
    front.listen(0, FRONT);
    await once(front, 'listening');
    origin = `http://${FRONT}:${/** @type {import('node:net').AddressInfo} */ (front.address()).port}`;
    beginDataFolder(dataDir);
    const apiOrigin = await start(
      'apps/portal-api/dist/main.js',
      { PORT: '0', PORTAL_DATA_DIR: dataDir, PUBLIC_ORIGIN: origin, TRUST_PROXY_HOPS: '2' },
      /The API listens on (\S+)/,
    );
    brandPort = await findFreePort();
    await start(
      'apps/root-portal/dist/server/main.server.js',
      { PORT: String(brandPort), PORTAL_API_ORIGIN: apiOrigin, PUBLIC_ORIGIN: origin, TRUST_PROXY_HOPS: '1' },
      /(Ready on) /,
    );
  });
  after(async () => {
    front.closeAllConnections();
    front.close();
    for (const { child, exit } of programs.reverse()) {
      child.kill('SIGTERM');
      await exit;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('tells the API who is there, whatever they claim', async () => {
    const claims = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    for (const visitor of [ONE, OTHER]) {
      for (const headers of [undefined, claims]) {
        const { text } = await get('/ptl/ip', visitor, headers);
        assert.equal(JSON.parse(text).data.ip, visitor);
      }
    }
  });

  it('lets nobody use up what others may do', async () => {
    const statuses = new Set();
    for (let call = 0; call <= MAX_CALLS; call += 1) {
      statuses.add((await get('/ptl/ip', ONE, { 'x-forwarded-for': `203.0.113.${call}` })).status);
    }
    assert.deepEqual([...statuses].sort(), [200, 429]);
    assert.equal((await get('/ptl/ip', OTHER)).status, 200);
  });

  it('keeps the host, so that a login begins at once, and takes none from visitors', async () => {
    const url = '/ptl/api/auth/authorize?redirect_uri=%2Fhome';
    const claims = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    for (const headers of [undefined, claims]) {
      const { status, location } = await get(url, ONE, headers);
      assert.equal(status, 302);
      assert.ok(location?.startsWith(`${origin}/oidc/auth?`), location);
    }
  });
});
