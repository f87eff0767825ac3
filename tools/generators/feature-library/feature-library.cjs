const { generateFiles, names } = require('@nx/devkit');
const { join } = require('node:path');
const { generatePage } = require('../page/page.cjs');
const { addNamedImport, editText, readText } = require('../shared/edit-text.cjs');
const { updateLockfile } = require('../shared/lockfile.cjs');
const { addDependencies } = require('../shared/project-files.cjs');

const TEMPLATE = 'libs/feature-home';
const AREAS = 'libs/portal-areas';
const LIBRARIES = ['libs/api-contract', 'libs/data-access-api', 'libs/portal-paths', 'libs/ui-kit'];

/**
 * A feature library with its first page, in an area of the site. Its tool files are those of an existing library.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, page?: string, address?: string, area?: string }} options
 */
function generateFeatureLibrary(tree, { name, page = name, address, area = 'public' }) {
  const folder = `libs/feature-${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} exists already.`);
  const routes = `${names(name).propertyName}Routes`;
  generateFiles(tree, join(__dirname, 'files'), folder, { name, routes });
  for (const file of ['tsconfig.json', 'jest.config.cjs', '.eslintrc.json']) {
    tree.write(
      `${folder}/${file}`,
      readText(tree, `${TEMPLATE}/${file}`).replaceAll('feature-home', `feature-${name}`),
    );
  }
  addDependencies(tree, folder, LIBRARIES);
  enterArea(tree, `${AREAS}/src/${area}.area.ts`, routes, `@portal/feature-${name}`);
  addDependencies(tree, AREAS, [folder]);
  const finish = generatePage(tree, { name: page, feature: name, address });
  updateLockfile(tree, [AREAS]);
  return finish;
}

/**
 * Puts the library's pages first among those of an area.
 * @param {import('@nx/devkit').Tree} tree @param {string} file @param {string} routes @param {string} module
 */
function enterArea(tree, file, routes, module) {
  editText(tree, file, (text) =>
    addNamedImport(
      text.replace(/(listRoutes: \([^)]*\) => \[)(\n|\])?/, (_all, start, end = ', ') =>
        end === '\n' ? `${start}\n    ...${routes},\n` : `${start}...${routes}${end}`,
      ),
      routes,
      module,
    ),
  );
}

module.exports = { generateFeatureLibrary };
