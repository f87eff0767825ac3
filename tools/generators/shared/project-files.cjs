const { readJson, updateJson } = require('@nx/devkit');
const { relative } = require('node:path').posix;

/**
 * Lets a project use libraries of the workspace: in its package.json and in its TypeScript references.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder
 * @param {string[]} libraries folders
 */
function addDependencies(tree, folder, libraries) {
  const names = libraries.map((library) => readJson(tree, `${library}/package.json`).name);
  updateJson(tree, `${folder}/package.json`, (manifest) => ({
    ...manifest,
    dependencies: { ...manifest.dependencies, ...Object.fromEntries(names.map((name) => [name, '*'])) },
  }));
  updateJson(tree, `${folder}/tsconfig.json`, (config) => {
    const paths = libraries.map((library) => relative(folder, library));
    const known = (config.references ?? []).map((/** @type {{ path: string }} */ { path }) => path);
    return { ...config, references: [...new Set([...known, ...paths])].map((path) => ({ path })) };
  });
}

module.exports = { addDependencies };
