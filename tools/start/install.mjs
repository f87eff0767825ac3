import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from './operator-error.mjs';
import { runNpm } from './run-command.mjs';
import { takeTurn } from './turn-lock.mjs';

const STAMP = 'node_modules/.portal-install-stamp';
const TURNS = '.cache/install';
const TURN_CHECK_MS = 250;
const PLATFORM_FIELDS = ['os', 'cpu', 'libc'];

/**
 * Installs the packages of the lockfile where they are missing or others than it names; one process at a time does.
 * @param {{ root: string, report: (message: string) => void, signal?: AbortSignal }} options
 */
export async function ensureInstalled({ root, report, signal }) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(lockText).digest('hex');
  const isUpToDate = () => readIfThere(join(root, STAMP)) === stamp;
  if (isUpToDate()) return;
  const turn = await waitForTurn(root, report, signal);
  try {
    if (!turn || isUpToDate()) return;
    if (!isInstalled(root, JSON.parse(lockText).packages)) await install({ root, report, signal }, turn);
    if (!signal?.aborted) writeFileSync(join(root, STAMP), stamp);
  } finally {
    turn?.release();
  }
}

/**
 * @param {string} root @param {(message: string) => void} report @param {AbortSignal} [signal]
 * @returns {Promise<import('./turn-lock.mjs').Turn | undefined>} undefined where the wait was ended
 */
async function waitForTurn(root, report, signal) {
  let waitsFor = 0;
  while (!signal?.aborted) {
    const turn = takeTurn(join(root, TURNS));
    if ('release' in turn) return turn;
    if (turn.owner !== waitsFor) report(`Waiting for process ${turn.owner}, which installs the packages`);
    waitsFor = turn.owner;
    await setTimeout(TURN_CHECK_MS);
  }
  return undefined;
}

/** @param {Parameters<typeof ensureInstalled>[0]} options @param {import('./turn-lock.mjs').Turn} turn */
async function install({ root, report, signal }, turn) {
  report('Installing packages (npm ci)');
  const options = { cwd: root, signal, onStart: turn.keepFor };
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund', '--prefer-offline'], options);
  if (code === 0 || signal?.aborted) return;
  process.stderr.write(output);
  throw new OperatorError('The packages could not be installed: npm ci failed, its messages are above.');
}

/**
 * Whether npm's own record of node_modules holds everything that the lockfile names for this platform.
 * @param {string} root @param {Record<string, any>} locked
 */
function isInstalled(root, locked) {
  const record = readIfThere(join(root, 'node_modules/.package-lock.json'));
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional || PLATFORM_FIELDS.some((field) => field in entry));
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
