import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * What tells a process from a later one with the same number: the moment it started.
 * @param {number} pid
 * @returns {string | undefined} undefined where no such process runs
 */
export function readProcessIdentity(pid) {
  if (!isRunning(pid)) return undefined;
  if (process.platform === 'linux') return readLinuxIdentity(pid);
  if (process.platform === 'win32') return String(pid);
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The parent where npm runs this very script, with npm itself behind it where a shell stands between the two.
 * @returns {number[]} empty where something else runs the script
 */
export function listAncestorsToNpm() {
  const command = process.env.npm_lifecycle_script;
  if (!command?.includes(basename(process.argv[1] ?? ''))) return [];
  const parent = process.ppid;
  return process.platform === 'linux' ? [parent, ...listParentsOfShell(parent, command)] : [parent];
}

/** @param {number} pid @param {string} command */
function listParentsOfShell(pid, command) {
  try {
    // Some shells stay beside the program they run, others turn into it.
    const isShell = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0${command}`);
    return isShell ? [readLinuxStatus(pid).parent] : [];
  } catch {
    return [];
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {any} */ (error).code === 'EPERM';
  }
}

/** @param {number} pid */
function readLinuxIdentity(pid) {
  try {
    const { state, startedAt } = readLinuxStatus(pid);
    if (state === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${startedAt}`;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function readLinuxStatus(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return { state: fields[0], parent: Number(fields[1]), startedAt: fields[19] };
}
