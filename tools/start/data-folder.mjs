import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './operator-error.mjs';
import { readProcessIdentity } from './process-identity.mjs';

const MARKER = '.portal-data';
const LOCK = '.portal-lock';
const MARKER_TEXT = 'Data of the portal. Written by npm start, deleted by npm run reset.\n';

/**
 * Creates the data folder where it is missing and takes it for this process.
 * @param {string} dataDir
 * @param {string} [program] that it is taken for; the portal itself where none is named
 * @returns {{ release: () => void }}
 */
export function takeDataFolder(dataDir, program) {
  try {
    mkdirSync(dataDir, { recursive: true });
    if (readdirSync(dataDir).length === 0) writeFileSync(join(dataDir, MARKER), MARKER_TEXT);
    return takeLock(dataDir, program);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`Cannot write to the data folder ${dataDir}: ${describe(error)}.`);
  }
}

/** Whether the folder was empty when `npm start` took it first, so that everything in it is the portal's. */
export function isOwnDataFolder(/** @type {string} */ dataDir) {
  return existsSync(join(dataDir, MARKER));
}

/**
 * Process that uses the folder: the portal's or its database's.
 * @param {string} dataDir
 * @returns {number | undefined}
 */
export function findUser(dataDir) {
  return readLock(join(dataDir, LOCK))?.pid ?? findDatabaseProcess(dataDir);
}

/** @param {string} dataDir @param {string | undefined} program */
function takeLock(dataDir, program) {
  const file = join(dataDir, LOCK);
  const owner = readLock(file);
  if (owner) throw new OperatorError(describeOwner(owner, dataDir));
  rmSync(file, { force: true });
  const own = { pid: process.pid, identity: readProcessIdentity(process.pid), program };
  writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
  return { release: () => rmSync(file, { force: true }) };
}

/** @param {string} file @returns {{ pid: number, program?: string } | undefined} */
function readLock(file) {
  try {
    const { pid, identity, program } = JSON.parse(readFileSync(file, 'utf8'));
    return readProcessIdentity(pid) === identity ? { pid, program } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {{ pid: number, program?: string }} owner @param {string} dataDir */
function describeOwner({ pid, program }, dataDir) {
  if (program === undefined) return `The data folder ${dataDir} is in use by another portal (process ${pid}).`;
  const name = program.startsWith('import-') ? 'An import' : `The command ${program.replace(/\.js$/, '')}`;
  return `${name} is running on the data folder ${dataDir} (process ${pid}): try again when it has ended.`;
}

/** @param {string} dataDir @returns {number | undefined} */
function findDatabaseProcess(dataDir) {
  const pids = readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(dataDir, entry.name, 'postmaster.pid'))
    .filter((file) => existsSync(file))
    .map((file) => Number(readFileSync(file, 'utf8').split('\n')[0]));
  return pids.find((pid) => readProcessIdentity(pid) !== undefined);
}

/** @param {any} error */
function describe(error) {
  if (error.code === 'EEXIST' && error.path?.endsWith(LOCK)) return 'another portal has just taken it';
  if (error.code === 'EEXIST' || error.code === 'ENOTDIR') return 'it is a file, not a folder';
  if (error.code === 'EACCES' || error.code === 'EPERM') return 'permission denied';
  if (error.code === 'EROFS') return 'the file system is read-only';
  if (error.code === 'ENOSPC') return 'the disk is full';
  return error.message;
}
