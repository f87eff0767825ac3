import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseAddress } from '../platform/database/database';
import { buildProgram } from './built-program';
import { FIXTURES } from './fixtures';

const READY_TIMEOUT_MS = 90_000;

/** An API in a process of its own, with its own database server, that can be killed at any moment and started again. */
export interface KillableApi {
  /** Where it answers; changes with every start. */
  readonly origin: string;
  /** Its database, which is there once it has been started. */
  readonly address: DatabaseAddress;
  start(): Promise<void>;
  /** Kills it without notice, and its database server with it where that is asked for. */
  kill(withDatabase: boolean): Promise<void>;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Builds an API and prepares its folder; `start` starts it, with more variables where some are given. */
export function prepareKillableApi(variables: Readonly<Record<string, string>> = {}): KillableApi {
  const program = buildProgram();
  const folder = mkdtempSync(join(tmpdir(), 'portal-killed-'));
  chmodSync(folder, 0o711);
  cpSync(join(FIXTURES, 'content'), join(folder, 'content'), { recursive: true });
  const dataDir = join(folder, 'data');
  const address: DatabaseAddress = { host: join(dataDir, 'run'), user: 'postgres', database: 'portal' };
  let child: ChildProcess | undefined;
  let origin = '';

  return {
    get origin() {
      return origin;
    },
    address,
    async start() {
      child = spawn(process.execPath, ['--input-type=module', '-e', writeServer(program, folder)], {
        env: { ...process.env, NODE_ENV: 'production', ...variables },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
      const ready = once(child.stdout ?? child, 'data', { signal });
      const [said] = await Promise.race([ready, once(child, 'exit', { signal }).then(() => ['nothing'])]);
      if (!/^\d+$/.test(String(said))) throw new Error(`The API did not start, it said: ${String(said)}`);
      origin = `http://127.0.0.1:${String(said)}`;
    },
    async kill(withDatabase) {
      const exit = child && child.exitCode === null ? once(child, 'exit') : undefined;
      child?.kill('SIGKILL');
      if (withDatabase) await endServer(dataDir, 'SIGKILL');
      await exit;
    },
    async query<Row extends object>(text: string, values: unknown[] = []) {
      const client = new Client(address);
      await client.connect();
      try {
        return (await client.query<Row>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      await this.kill(false);
      await endServer(dataDir, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeServer(program: string, folder: string): string {
  const options = {
    dataDir: join(folder, 'data'),
    contentDir: join(folder, 'content'),
    mediaDir: join(FIXTURES, 'media'),
    ...{ isDemo: true, logLevel: 'silent', isRateLimited: false },
  };
  return `
    import http from 'node:http';
    import { createPortalApi } from ${JSON.stringify(join(program, 'embedded.js'))};
    const api = await createPortalApi(${JSON.stringify(options)});
    const server = http.createServer((request, response) => api.handle(request, response));
    server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
  `;
}

/** Ends the database server and waits until nothing is left of it, or the next one takes it for running. */
async function endServer(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (isRunning(pid)) process.kill(pid, signal);
  for (let attempt = 0; isRunning(pid) && attempt < 100; attempt += 1) await delay(50);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
