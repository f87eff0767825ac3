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
 * @returns {{ release: () => void }}
 */
export function takeDataFolder(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true });
    if (readdirSync(dataDir).length === 0) writeFileSync(join(dataDir, MARKER), MARKER_TEXT);
    return takeLock(dataDir);
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
  return readLockOwner(join(dataDir, LOCK)) ?? findDatabaseProcess(dataDir);
}

/** @param {string} dataDir */
function takeLock(dataDir) {
  const file = join(dataDir, LOCK);
  const owner = readLockOwner(file);
  if (owner) throw new OperatorError(`The data folder ${dataDir} is in use by another portal (process ${owner}).`);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, identity: readProcessIdentity(process.pid) }), { flag: 'wx' });
  return { release: () => rmSync(file, { force: true }) };
}

/** @param {string} file @returns {number | undefined} */
function readLockOwner(file) {
  try {
    const { pid, identity } = JSON.parse(readFileSync(file, 'utf8'));
    return readProcessIdentity(pid) === identity ? pid : undefined;
  } catch {
    return undefined;
  }
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
