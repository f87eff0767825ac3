const { generateFiles, names } = require('@nx/devkit');
const { join } = require('node:path');
const { chooseBrands } = require('../shared/brands.cjs');
const { addNamedImport, editText, insertAfterLast, readText } = require('../shared/edit-text.cjs');
const { linkProjects } = require('../shared/link-projects.cjs');
const { updateLockfile } = require('../shared/lockfile.cjs');
const { addDependencies } = require('../shared/project-files.cjs');

const PATHS = 'libs/portal-paths/src/paths.ts';

/**
 * A page in a feature library, offered to the brands.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, feature: string, address?: string, brands?: string }} options
 */
function generatePage(tree, { name, feature, address = `/${name}`, brands }) {
  const library = `libs/feature-${feature}`;
  if (!tree.exists(library)) throw new Error(`There is no ${library}; create it with the generator feature-library.`);
  if (tree.exists(`${library}/src/${name}`)) throw new Error(`${library} has a page ${name} already.`);
  const { className } = names(name);
  const apps = chooseBrands(tree, brands).map((brand) => `apps/${brand}-portal`);

  const pathKey = ensurePath(tree, name, address);
  generateFiles(tree, join(__dirname, 'files'), `${library}/src/${name}`, { name, feature, className, pathKey });
  editIndex(tree, `${library}/src/index.ts`, `export { create${className}Routes } from './${name}/${name}.routes';`);
  for (const app of apps) offerPage(tree, app, library, `create${className}Routes`);
  updateLockfile(tree, [library, ...apps]);

  return () => {
    linkProjects(tree.root, [library]);
    process.stdout.write(
      `Next: fill in ${library}/src/${name} (its test fails until then), and add the row "${name}" to the seo.json of each brand.\n`,
    );
  };
}

/**
 * Name of the address in the table of paths, which gets it where it is new.
 * @param {import('@nx/devkit').Tree} tree @param {string} name @param {string} address
 */
function ensurePath(tree, name, address) {
  const known = readText(tree, PATHS).match(`(\\w+): definePath\\('${address.replaceAll(/[/:.]/g, '\\$&')}'\\)`);
  if (known) return known[1];
  const key = names(name).propertyName;
  editText(tree, PATHS, (text) =>
    insertAfterLast(text, `  ${key}: definePath('${address}'),`, /^ {2}\w+: definePath\(/),
  );
  return key;
}

/** @param {import('@nx/devkit').Tree} tree @param {string} file @param {string} line */
function editIndex(tree, file, line) {
  editText(tree, file, (text) => insertAfterLast(text, line, /^(export .* from |\} from )/));
}

/**
 * Puts the page into a brand's list.
 * @param {import('@nx/devkit').Tree} tree @param {string} app @param {string} library @param {string} creator
 */
function offerPage(tree, app, library, creator) {
  const file = `${app}/src/portal.config.ts`;
  const module = library.replace('libs/', '@portal/');
  editText(tree, file, (text) => text.replace(/(export const routes = \[[\s\S]*?),?(\s*\];)/, `$1, ...${creator}()$2`));
  editText(tree, file, (text) => addNamedImport(text, creator, module));
  addDependencies(tree, app, [library]);
}

module.exports = { generatePage };
