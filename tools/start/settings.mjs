import { join, resolve } from 'node:path';
import { OperatorError } from './operator-error.mjs';
import { workspaceRoot } from './workspace.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} host
 * @property {string} dataDir
 * @property {string | undefined} databaseUrl
 * @property {string | undefined} publicOrigin
 * @property {string | undefined} logLevel
 * @property {number} maxEventLoopDelay in milliseconds; beyond it requests are turned away
 */

/** @param {NodeJS.ProcessEnv} env @returns {Settings} */
export function readSettings(env = process.env) {
  return {
    port: readPort(env.PORT),
    host: env.HOST || 'localhost',
    dataDir: env.PORTAL_DATA_DIR ? resolve(env.PORTAL_DATA_DIR) : join(workspaceRoot, '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    publicOrigin: readOrigin(env.PUBLIC_ORIGIN),
    logLevel: env.LOG_LEVEL || undefined,
    maxEventLoopDelay: readDelay(env.MAX_EVENT_LOOP_DELAY_MS),
  };
}

/** @param {string | undefined} text */
function readPort(text) {
  if (!text) return 4200;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new OperatorError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

/** @param {string | undefined} text */
function readDelay(text) {
  if (!text) return 1000;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new OperatorError(`MAX_EVENT_LOOP_DELAY_MS must be a number of milliseconds, not "${text}".`);
}

/** @param {string | undefined} text */
function readOrigin(text) {
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  throw new OperatorError(`PUBLIC_ORIGIN must be an address such as https://portal.example.com, not "${text}".`);
}
