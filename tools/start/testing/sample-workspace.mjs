import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace.mjs';

const API = `
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
export async function createPortalApi({ dataDir, onProgress }) {
  onProgress('Preparing the database …');
  const running = join(dataDir, 'database-is-running');
  writeFileSync(running, '');
  return {
    handle: (request, response) => response.end('api ' + request.url),
    call: async () => ({ status: 200 }),
    isOverloaded: () => false,
    endStreams: () => {},
    close: async () => rmSync(running),
    reloadContent: async () => {},
  };
}`;

const BRAND = (/** @type {string} */ basePath) => `
export const createBrandServer = ({ publicOrigin }) => ({
  basePath: '${basePath}',
  handle: (request, response) => response.end('${basePath || 'root'} ' + publicOrigin),
  close: async () => {},
});`;

// Stands in for Nx: the build of an app is the copy of its sample folder.
const NX = `
const { appendFileSync, cpSync } = require('node:fs');
appendFileSync('builds.log', process.argv.slice(2).join(' ') + '\\n');
const names = process.argv[process.argv.indexOf('-p') + 1].split(',');
for (const name of names) cpSync('apps/' + name + '/sample', 'apps/' + name + '/dist', { recursive: true });`;

/** @typedef {Awaited<ReturnType<typeof createSampleWorkspace>>} SampleWorkspace */

/** A small workspace in a temporary folder: the real start commands over sample apps. */
export async function createSampleWorkspace() {
  const root = mkdtempSync(join(tmpdir(), 'portal-start-'));
  const lock = JSON.stringify({ lockfileVersion: 3, packages: { '': {} } });
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  cpSync(join(workspaceRoot, 'tools/start'), join(root, 'tools/start'), { recursive: true });
  write(
    'package.json',
    JSON.stringify({ scripts: { start: 'node tools/start/start.mjs', preinstall: 'node wait.mjs' } }),
  );
  for (const file of ['tsconfig.base.json', 'nx.json']) write(file, '{}');
  write('package-lock.json', lock);
  write('node_modules/.portal-install-stamp', createHash('sha256').update(lock).digest('hex'));
  write('node_modules/nx/dist/bin/nx.js', NX);
  for (const folder of ['libs', 'tools/build']) mkdirSync(join(root, folder), { recursive: true });
  addApp(write, 'portal-api', 'type:server', { 'embedded.js': API });
  addApp(write, 'login-page', 'type:app', { 'index.html': '' });
  addApp(write, 'miot-portal', 'type:app', { 'server/main.server.js': BRAND('/miot') });
  addApp(write, 'root-portal', 'type:app', { 'server/main.server.js': BRAND('') });
  const port = await findFreePort();
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  const start = (/** @type {string[]} */ command, /** @type {Record<string, string>} */ env) => {
    const script = runScript(root, command, { PORT: String(port), ...env });
    children.push(script.child);
    return script;
  };
  return {
    root,
    port,
    origin: `http://localhost:${port}`,
    write,
    run: (/** @type {string} */ script, env = {}) => start([process.execPath, join(root, 'tools/start', script)], env),
    runNpmStart: (env = {}) => start(['npm', 'start'], env),
    /** What a failed test has left running would keep its process for ever. */
    remove() {
      for (const child of children) child.kill('SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** @param {(file: string, text: string) => void} write @param {string} name @param {string} tag @param {Record<string, string>} files */
function addApp(write, name, tag, files) {
  const nx = { name, tags: [tag], targets: { build: {} } };
  write(`apps/${name}/package.json`, JSON.stringify({ type: 'module', nx }));
  for (const [file, text] of Object.entries(files)) write(`apps/${name}/sample/${file}`, text);
}

/**
 * Environment without what npm adds for the scripts that it runs, such as the settings of the project around it.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutNpm(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));
}

/** @param {string} root @param {string[]} command @param {Record<string, string>} env */
function runScript(root, [file, ...args], env) {
  const child = spawn(file, args, { cwd: root, env: { ...withoutNpm(process.env), ...env } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (errors += data));
  const ended = new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
  /** Settles when the text is there, or with the end of the program. */
  const hasWritten = (/** @type {string} */ text) =>
    new Promise((resolve) => {
      const check = () => output.includes(text) && resolve(undefined);
      check();
      child.stdout.on('data', check);
      ended.then(resolve);
    });
  return {
    child,
    /** @type {Promise<{ code: number, output: string, errors: string }>} */
    ended: /** @type {any} */ (ended),
    ready: hasWritten('Ctrl-C'),
    hasWritten,
  };
}

/** @returns {Promise<number>} */
async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}
