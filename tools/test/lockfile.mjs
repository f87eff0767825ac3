/**
 * @typedef {{ optionalDependencies?: Record<string, string>, resolved?: string }} LockEntry
 * @typedef {Record<string, LockEntry>} LockPackages
 */

/**
 * Mistakes of a lockfile that show on other machines only.
 * @param {LockPackages} packages
 * @returns {string[]}
 */
export function findLockfileMistakes(packages) {
  return [...findMissingEntries(packages), ...findUrls(packages)];
}

/** Platform packages that were not to be had when the lockfile was written: `npm ci` rejects such a lockfile. */
function findMissingEntries(/** @type {LockPackages} */ packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isInstalledFor(packages, path, name))
      .map((name) => `${path || 'package.json'} names ${name}, which has no entry`),
  );
}

/** Looks as Node.js does: in the package's own node_modules, then in those around it. */
function isInstalledFor(/** @type {LockPackages} */ packages, /** @type {string} */ path, /** @type {string} */ name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** Each machine fetches packages from the registry it is set up for. */
function findUrls(/** @type {LockPackages} */ packages) {
  return Object.entries(packages)
    .filter(([, { resolved }]) => /^(https?|git)[:+]/.test(resolved ?? ''))
    .map(([path, { resolved }]) => `${path} is bound to an address: ${resolved}`);
}
