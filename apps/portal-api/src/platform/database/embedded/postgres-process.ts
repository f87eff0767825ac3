import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error';
import type { PostgresBinaries } from './postgres-binaries';
import { giveFolder, type PostgresIdentity } from './postgres-identity';

const run = promisify(execFile);

/** Everything needed to run one cluster. */
export interface ClusterPlan {
  readonly binaries: PostgresBinaries;
  readonly identity: PostgresIdentity;
  readonly clusterDir: string;
  readonly socketDir: string;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
}

// Statement texts and row values stay out of the log: they hold what visitors typed.
const BASE_SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** Creates the cluster's files. They appear under their name only when complete. */
export async function createCluster({ binaries, identity, clusterDir }: ClusterPlan): Promise<void> {
  const draft = `${clusterDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await giveFolder(draft, identity.owner);
  const { command, args } = identity.wrap(binaries.initdb, [
    ...['-D', draft, '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '-U', 'postgres', '--data-checksums'],
  ]);
  try {
    await run(command, args, { env: { ...process.env, ...binaries.environment }, cwd: '/', ...identity.spawnAs });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new StartupError(`The database could not be created (${stderr?.trim().split('\n').pop() || String(error)}).`);
  }
  await rename(draft, clusterDir);
}

/** Starts the server in a session of its own, so that Ctrl-C in the terminal reaches us and not it. */
export function spawnPostgres(plan: ClusterPlan): ChildProcess {
  const { binaries, identity, clusterDir, socketDir, logFile } = plan;
  const settings = Object.entries({ ...BASE_SETTINGS, ...plan.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const { command, args } = identity.wrap(binaries.postgres, ['-D', clusterDir, '-k', socketDir, ...settings]);
  const isLogLarge = existsSync(logFile) && statSync(logFile).size > 5_000_000;
  const log = openSync(logFile, isLogLarge ? 'w' : 'a', 0o600);
  const child = spawn(command, args, {
    env: { ...process.env, ...binaries.environment },
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    ...identity.spawnAs,
  });
  closeSync(log);
  child.unref();
  return child;
}

/** Number of the process that last opened the cluster, and where its socket is. */
export function readPostmasterFile(clusterDir: string): { pid: number; socketDir: string } | undefined {
  const file = join(clusterDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), socketDir: lines[4] ?? '' };
}

/** Last line of the server's log, as the reason of a failed start. */
export async function readLastLogLine(logFile: string): Promise<string> {
  try {
    const lines = (await readFile(logFile, 'utf8')).trim().split('\n');
    return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  } catch {
    return '';
  }
}
