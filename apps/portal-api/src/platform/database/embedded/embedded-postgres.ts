import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { OnProgress } from '../../operations/readiness';
import { StartupError } from '../../startup-error';
import { findPostgresBinaries } from './postgres-binaries';
import { choosePostgresIdentity, giveFolder } from './postgres-identity';
import {
  type ClusterPlan,
  createCluster,
  readLastLogLine,
  readPostmasterFile,
  spawnPostgres,
} from './postgres-process';
import { isProcessAlive } from './process-table';
import { prepareSocketFolder } from './socket-folder';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const SUPERVISION_INTERVAL_MS = 250;
const RESTART_DELAYS_MS = [100, 200, 500, 1000, 2000, 5000];

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly binDir?: string | undefined;
  /** Server settings on top of ours. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onProgress?: OnProgress | undefined;
  readonly onTrouble?: ((message: string) => void) | undefined;
}

/** A running server of our own. */
export interface EmbeddedPostgres {
  /** How to connect; the database's name is the caller's choice. */
  readonly connection: Pick<ClientConfig, 'host' | 'user'>;
  /** `true` when a server was already running on these files and was taken over. */
  readonly wasAttached: boolean;
  getPid(): number;
  close(): Promise<void>;
}

/** Starts PostgreSQL on a folder, or attaches to the server that still runs there, and keeps it running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const plan = await planCluster(options);
  const attached = await attach(plan);
  if (attached === undefined && !existsSync(plan.clusterDir)) {
    options.onProgress?.('Creating the database', 'database');
    await createCluster(plan);
  }
  let current = attached ?? (await start(plan));
  let isClosing = false;
  let restarting: Promise<void> | undefined;

  const supervisor = setInterval(() => {
    if (isClosing || restarting !== undefined || isProcessAlive(current.pid)) return;
    options.onTrouble?.('The database process ended; starting it again');
    restarting = restart(plan, () => isClosing)
      .then((next) => void (current = next ?? current))
      .finally(() => (restarting = undefined));
  }, SUPERVISION_INTERVAL_MS);
  supervisor.unref();

  return {
    connection: { host: current.socketDir, user: 'postgres' },
    wasAttached: attached !== undefined,
    getPid: () => current.pid,
    async close() {
      isClosing = true;
      clearInterval(supervisor);
      await restarting;
      await stop(current.pid);
    },
  };
}

async function planCluster({ dataDir, binDir, settings = {} }: EmbeddedPostgresOptions): Promise<ClusterPlan> {
  const clusterDir = join(dataDir, 'postgres');
  const versionFile = join(clusterDir, 'PG_VERSION');
  const binaries = await findPostgresBinaries({
    binDir,
    clusterVersion: existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined,
    linkDir: join(dataDir, 'postgres-libraries'),
  });
  const identity = choosePostgresIdentity([binaries.postgres, dataDir]);
  await giveFolder(clusterDir, identity.owner);
  const socketDir = await prepareSocketFolder(dataDir, identity.owner);
  return { binaries, identity, clusterDir, socketDir, logFile: join(dataDir, 'postgres.log'), settings };
}

interface RunningServer {
  readonly pid: number;
  readonly socketDir: string;
}

async function attach({ clusterDir }: ClusterPlan): Promise<RunningServer | undefined> {
  const server = readPostmasterFile(clusterDir);
  if (server === undefined) return undefined;
  if (isProcessAlive(server.pid)) {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await isServing(server.socketDir, clusterDir)) return server;
      await delay(100);
    }
    if (isPostgres(server.pid)) await stop(server.pid);
  }
  // The number may belong to a stranger by now, which would keep the server from starting.
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
  return undefined;
}

async function start(plan: ClusterPlan): Promise<RunningServer> {
  const child = spawnPostgres(plan);
  const failure = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => resolve(`exit ${code ?? signal}`));
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await isServing(plan.socketDir, plan.clusterDir)) return { pid: child.pid ?? 0, socketDir: plan.socketDir };
    const ended = await Promise.race([failure, delay(25)]);
    if (ended !== undefined) {
      throw new StartupError(`The database did not start (${(await readLastLogLine(plan.logFile)) || ended}).`);
    }
  }
  child.kill('SIGQUIT');
  throw new StartupError(`The database did not start within a minute; its log is ${plan.logFile}.`);
}

async function restart(plan: ClusterPlan, isCancelled: () => boolean): Promise<RunningServer | undefined> {
  for (let attempt = 0; !isCancelled(); attempt += 1) {
    await delay(RESTART_DELAYS_MS[Math.min(attempt, RESTART_DELAYS_MS.length - 1)]);
    try {
      return await start(plan);
    } catch {
      // The reason is in the server's log; the next attempt follows.
    }
  }
  return undefined;
}

async function stop(pid: number): Promise<void> {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  sendSignal(pid, 'SIGINT');
  while (isProcessAlive(pid)) {
    if (Date.now() > deadline) sendSignal(pid, 'SIGQUIT');
    await delay(20);
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
}

async function isServing(socketDir: string, clusterDir: string): Promise<boolean> {
  if (!existsSync(join(socketDir, '.s.PGSQL.5432'))) return false;
  const client = new Client({
    host: socketDir,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === clusterDir;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}
