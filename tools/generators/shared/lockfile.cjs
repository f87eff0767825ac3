const LOCKFILE = 'package-lock.json';

/**
 * Enters projects of the workspace into the lockfile as npm would, without asking a registry.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string[]} folders
 */
function updateLockfile(tree, folders) {
  const lock = JSON.parse(tree.read(LOCKFILE, 'utf8'));
  for (const folder of folders) {
    const { name, version, dependencies } = JSON.parse(tree.read(`${folder}/package.json`, 'utf8'));
    lock.packages[folder] = { name, version, ...(Object.keys(dependencies ?? {}).length > 0 && { dependencies: sortKeys(dependencies) }) };
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
