import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the workspace. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @typedef {object} App
 * @property {string} name name of the folder and of the Nx project
 * @property {string} root
 * @property {string[]} tags
 * @property {string[]} targets
 */

/** @returns {App[]} every app of the workspace, in the order of their names */
export function listApps(root = workspaceRoot) {
  return readdirSync(join(root, 'apps'))
    .sort()
    .map((name) => join(root, 'apps', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(readApp);
}

/** @returns {App[]} apps that have something to build */
export function listBuildableApps(root = workspaceRoot) {
  return listApps(root).filter((app) => app.targets.includes('build'));
}

/** @returns {App[]} brand portals */
export function listBrandApps(root = workspaceRoot) {
  return listBuildableApps(root).filter((app) => app.tags.includes('type:app') && app.name.endsWith('-portal'));
}

/** @param {string} root @returns {App} */
function readApp(root) {
  const { nx } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { name: nx.name, root, tags: nx.tags ?? [], targets: Object.keys(nx.targets ?? {}) };
}
