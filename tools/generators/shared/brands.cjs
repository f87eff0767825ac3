const APP = /^(.+)-portal$/;

/**
 * Brands of the workspace, without the suffix of their apps.
 * @param {import('@nx/devkit').Tree} tree
 * @returns {string[]}
 */
function listBrands(tree) {
  return tree
    .children('apps')
    .filter((name) => APP.test(name) && tree.exists(`apps/${name}/src/portal.config.ts`))
    .map((name) => name.replace(APP, '$1'))
    .sort();
}

/**
 * Brands chosen by their names, or all.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string | undefined} names separated by commas
 */
function chooseBrands(tree, names) {
  const known = listBrands(tree);
  const chosen = names ? names.split(',').map((name) => name.trim()) : known;
  const unknown = chosen.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no brand "${unknown}"; there are: ${known.join(', ')}.`);
  return chosen;
}

module.exports = { chooseBrands, listBrands };
