import { resolve } from 'node:path';
import { runInstallationProgram } from '../start/installation-program.mjs';

/**
 * Runs a program of the API that imports a folder into the installation that `npm start` serves.
 * @param {string} name of the program's file
 * @param {readonly string[]} [valued] options that a value follows
 */
export function runImport(name, valued = []) {
  const from = process.env.INIT_CWD ?? process.cwd();
  return runInstallationProgram(name, resolveFolders(process.argv.slice(2), from, valued));
}

/**
 * npm runs scripts in the workspace's folder; a folder is named from where the operator stands.
 * @param {readonly string[]} given @param {string} from @param {readonly string[]} valued options that a value follows
 */
export function resolveFolders(given, from, valued) {
  return given.map((argument, index) =>
    argument.startsWith('-') || valued.includes(given[index - 1] ?? '') ? argument : resolve(from, argument),
  );
}
