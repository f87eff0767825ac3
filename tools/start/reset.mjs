import { existsSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BUILD_STAMP } from './build.mjs';
import { findUser, isOwnDataFolder } from './data-folder.mjs';
import { OperatorError, runOperatorCommand } from './operator-error.mjs';
import { readSettings } from './settings.mjs';
import { listBuildableApps, workspaceRoot } from './workspace.mjs';

/** Deletes what `npm start` created: its data folder, the builds and their stamp; packages stay. */
async function reset() {
  const { dataDir } = readSettings();
  if (existsSync(dataDir)) requireDeletable(dataDir);
  const builds = listBuildableApps().map((app) => join(app.root, 'dist'));
  for (const folder of [dataDir, ...builds, join(workspaceRoot, dirname(BUILD_STAMP))]) deleteFolder(folder);
}

/** @param {string} dataDir */
function requireDeletable(dataDir) {
  if (!isOwnDataFolder(dataDir)) {
    throw new OperatorError(`${dataDir} was not created by npm start, so it is not deleted; nothing was changed.`);
  }
  const user = findUser(dataDir);
  if (user) throw new OperatorError(`${dataDir} is in use by process ${user}; stop it first. Nothing was changed.`);
}

/** @param {string} folder */
function deleteFolder(folder) {
  if (!existsSync(folder)) return;
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`Deleted ${relative(process.cwd(), folder) || folder}\n`);
}

await runOperatorCommand(reset);
