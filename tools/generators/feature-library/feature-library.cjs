const { generateFiles } = require('@nx/devkit');
const { join } = require('node:path');
const { generatePage } = require('../page/page.cjs');
const { readText } = require('../shared/edit-text.cjs');
const { addDependencies } = require('../shared/project-files.cjs');

const TEMPLATE = 'libs/feature-home';
const LIBRARIES = ['libs/api-contract', 'libs/data-access-api', 'libs/portal-paths', 'libs/ui-kit'];

/**
 * A feature library with its first page. Its tool files are those of an existing feature library.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, page?: string, address?: string, brands?: string }} options
 */
function generateFeatureLibrary(tree, { name, page = name, address, brands }) {
  const folder = `libs/feature-${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} exists already.`);
  generateFiles(tree, join(__dirname, 'files'), folder, { name });
  for (const file of ['tsconfig.json', 'jest.config.cjs', '.eslintrc.json']) {
    tree.write(
      `${folder}/${file}`,
      readText(tree, `${TEMPLATE}/${file}`).replaceAll('feature-home', `feature-${name}`),
    );
  }
  addDependencies(tree, folder, LIBRARIES);
  tree.write(`${folder}/src/index.ts`, '');
  return generatePage(tree, { name: page, feature: name, address, brands });
}

module.exports = { generateFeatureLibrary };
