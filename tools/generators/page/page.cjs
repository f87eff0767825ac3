const { generateFiles, names } = require('@nx/devkit');
const { join } = require('node:path');
const { addNamedImport, editText, insertAfterLast, readText } = require('../shared/edit-text.cjs');
const { linkProjects } = require('../shared/link-projects.cjs');
const { updateLockfile } = require('../shared/lockfile.cjs');

const PATHS = 'libs/portal-paths/src';

/** Where the paths of each area are kept, and by which name pages know them; the first that fits has a path. */
const PATH_FILES = [
  { pattern: /^\/(overview|user-info)(\/|$)/, file: 'account', variable: 'accountPaths' },
  { pattern: /^\/(community|person-center)(\/|$)/, file: 'community', variable: 'communityPaths' },
  { pattern: /^/, file: 'public', variable: 'paths' },
];

/**
 * A page in a feature library: its folder, and a line in the library's routes.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, feature: string, address?: string }} options
 */
function generatePage(tree, { name, feature, address = `/${name}` }) {
  const library = `libs/feature-${feature}`;
  if (!tree.exists(library)) throw new Error(`There is no ${library}; create it with the generator feature-library.`);
  if (tree.exists(`${library}/src/${name}`)) throw new Error(`${library} has a page ${name} already.`);
  const { className } = names(name);

  generateFiles(tree, join(__dirname, 'files'), `${library}/src/${name}`, { name, className, address });
  addRoute(tree, `${library}/src/${feature}.routes.ts`, name, ensurePath(tree, name, address));
  updateLockfile(tree, [library]);

  return () => {
    linkProjects(tree.root, [library]);
    process.stdout.write(
      `Next: fill in ${library}/src/${name} (its test fails until then), and add the row "${name}" to the seo.json of each brand.\n`,
    );
  };
}

/**
 * Returns how pages name a URL, which is added where it is new.
 * @param {import('@nx/devkit').Tree} tree @param {string} name @param {string} address
 */
function ensurePath(tree, name, address) {
  const { file, variable } = PATH_FILES.find(({ pattern }) => pattern.test(address)) ?? PATH_FILES[0];
  const paths = `${PATHS}/${file}.paths.ts`;
  const known = readText(tree, paths).match(
    `export const (\\w+) = definePath\\('${address.replaceAll(/[/:.]/g, '\\$&')}'`,
  );
  const key = known?.[1] ?? names(name).propertyName;
  if (!known) {
    editText(tree, paths, (text) =>
      insertAfterLast(text, `export const ${key} = definePath('${address}');`, /^export const \w+ = definePath\(/),
    );
  }
  return { variable, key, module: file === 'public' ? '@portal/portal-paths' : `@portal/portal-paths/${file}` };
}

/**
 * @param {import('@nx/devkit').Tree} tree @param {string} file @param {string} name
 * @param {{ variable: string, key: string, module: string }} path
 */
function addRoute(tree, file, name, { variable, key, module }) {
  const line = `  route(${variable}.${key}, () => import('./${name}/${name}.page'), { seo: pageSeo('${name}') }),`;
  editText(tree, file, (text) => addNamedImport(text.replace(/^(?=\];$)/m, `${line}\n`), variable, module));
}

module.exports = { generatePage };
