import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** The program that starts a portal for the first time, and stops it: `node first-start-program.mjs <data folder>`. */
export const FIRST_START_PROGRAM = join(import.meta.dirname, 'first-start-program.mjs');

/** Variable with the folder of what a portal holds after its first start. */
export const FIRST_START = 'PORTAL_FIRST_START';

/**
 * Leaves in a folder what a portal holds after its first start: its database with content, index and demonstration.
 * @param {string} folder which is not there yet
 */
export function startFirst(folder) {
  execFileSync(process.execPath, [FIRST_START_PROGRAM, folder], { stdio: 'inherit' });
}

/**
 * Begins a data folder with what a first start left, where there is such a folder; without it, the portal there starts
 * for the first time.
 * @param {string} dataDir
 */
export function beginDataFolder(dataDir) {
  const folder = process.env[FIRST_START];
  if (folder) cpSync(folder, dataDir, { recursive: true });
}
