const { readText } = require('./edit-text.cjs');

const LOCKFILE = 'package-lock.json';

/**
 * Enters projects of the workspace into the lockfile as npm would, without asking a registry.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string[]} folders
 */
function updateLockfile(tree, folders) {
  const lock = JSON.parse(readText(tree, LOCKFILE));
  for (const folder of folders) {
    const { name, version, dependencies } = JSON.parse(readText(tree, `${folder}/package.json`));
    lock.packages[folder] = {
      name,
      version,
      ...(Object.keys(dependencies ?? {}).length > 0 && { dependencies: sortKeys(dependencies) }),
    };
    lock.packages[`node_modules/${name}`] = { resolved: folder, link: true };
  }
  lock.packages = sortKeys(lock.packages);
  tree.write(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
}

/** @param {Record<string, unknown>} object */
function sortKeys(object) {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

module.exports = { updateLockfile };
