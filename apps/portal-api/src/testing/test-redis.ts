import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { waitUntil } from './wait-until';

/** A Redis server of a spec. */
export interface TestRedis {
  /** Socket it listens on. */
  readonly path: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Program of the server; `undefined` where it is not installed. */
export function findRedisServer(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file));
}

/** Starts a server that keeps nothing. */
export async function startTestRedis(program: string): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-redis-'));
  const path = join(folder, 'redis.sock');
  let child: ChildProcess | undefined;
  const redis: TestRedis = {
    path,
    async start() {
      const options = ['--port', '0', '--unixsocket', path, '--save', '', '--appendonly', 'no', '--dir', folder];
      child = spawn(program, options, { stdio: 'ignore' });
      await waitUntil(() => existsSync(path));
    },
    async stop() {
      if (child === undefined) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      child = undefined;
      rmSync(path, { force: true });
    },
    async close() {
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
}
