import { linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProcessIdentity } from './process-identity.mjs';

const TURN = /^\d+$/;

/**
 * @typedef {object} Turn
 * @property {(pid: number) => void} keepFor keeps the turn until that process has ended, too
 * @property {() => void} release
 */

/**
 * Takes the next turn in a folder, once whoever had the last one has given it back or has ended.
 * Turns are numbered and never deleted: of all who find that the last owner is gone, one can create the next number.
 * @param {string} folder
 * @returns {Turn | { owner: number }} `owner`: a process whose turn it is
 */
export function takeTurn(folder) {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `process-${process.pid}`);
  writeFileSync(draft, describeOwners([process.pid]));
  try {
    for (;;) {
      const last = findLastTurn(folder);
      const owner = last ? findOwner(join(folder, String(last))) : undefined;
      if (owner) return { owner };
      const next = join(folder, String(last + 1));
      // A link appears with its content, so that nobody reads a file half written.
      if (tryLink(draft, next)) return createTurn(next, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file @param {string} draft @returns {Turn} */
function createTurn(file, draft) {
  const write = (/** @type {number[]} */ owners) => {
    writeFileSync(draft, describeOwners(owners));
    renameSync(draft, file);
  };
  return { keepFor: (pid) => write([process.pid, pid]), release: () => write([]) };
}

/** @param {number[]} pids */
function describeOwners(pids) {
  return JSON.stringify(pids.map((pid) => ({ pid, identity: readProcessIdentity(pid) })));
}

/** @param {string} file @returns {number | undefined} */
function findOwner(file) {
  /** @type {{ pid: number, identity?: string }[]} */
  const owners = JSON.parse(readFileSync(file, 'utf8'));
  return owners.find(({ pid, identity }) => identity && readProcessIdentity(pid) === identity)?.pid;
}

/** @param {string} folder */
function findLastTurn(folder) {
  const turns = readdirSync(folder).filter((name) => TURN.test(name));
  return Math.max(0, ...turns.map(Number));
}

/** @param {string} from @param {string} to */
function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}
