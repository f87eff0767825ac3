import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findUser, takeDataFolder } from './data-folder.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNodeVersion } from './node-version.mjs';
import { OperatorError } from './operator-error.mjs';
import { runNx } from './run-command.mjs';
import { readSettings } from './settings.mjs';
import { workspaceRoot } from './workspace.mjs';

/**
 * Runs a program of the API on the installation that `npm start` serves, whether it runs or not.
 * @param {string} name of the program's file
 * @param {readonly string[]} given what stands behind the program's name
 */
export async function runInstallationProgram(name, given) {
  const program = await prepareProgram(name);
  const settings = readSettings();
  const folder = isOursToTake(settings) ? takeDataFolder(settings.dataDir, name) : undefined;
  try {
    process.exitCode = await runProgram([program, ...given], settings.dataDir);
  } finally {
    folder?.release();
  }
}

/**
 * Sees to it that a program of the API can be run. Returns its path.
 * @param {string} name of the program's file
 */
export async function prepareProgram(name) {
  const program = join(workspaceRoot, 'apps/portal-api/dist', name);
  requireNodeVersion();
  // The report alone goes to stdout.
  const report = (/** @type {string} */ message) => void process.stderr.write(`${message}\n`);
  await ensureInstalled({ root: workspaceRoot, report });
  await ensureProgram(program, report);
  return program;
}

/** @param {string} program @param {(message: string) => void} report */
async function ensureProgram(program, report) {
  if (existsSync(program)) return;
  report('Building portal-api');
  const { code, output } = await runNx(['run', 'portal-api:build', '--outputStyle=static'], { cwd: workspaceRoot });
  if (code === 0) return;
  process.stderr.write(output);
  throw new OperatorError('The build failed; its messages are above.');
}

/**
 * Whether nobody uses the data folder. Then it is taken as `npm start` does, which lets `npm run reset` delete it.
 * @param {import('../start/settings.mjs').Settings} settings
 */
function isOursToTake({ dataDir, databaseUrl }) {
  return databaseUrl === undefined && !(existsSync(dataDir) && findUser(dataDir));
}

/** @param {readonly string[]} command @param {string} dataDir @returns {Promise<number>} */
async function runProgram(command, dataDir) {
  // Ctrl-C reaches the program as well, which stops its database in good order.
  process.on('SIGINT', () => undefined);
  const child = spawn(process.execPath, command, {
    cwd: workspaceRoot,
    env: { ...process.env, PORTAL_DATA_DIR: dataDir },
    stdio: 'inherit',
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
