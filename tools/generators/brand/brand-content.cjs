const { readText } = require('../shared/edit-text.cjs');

const CONTENT = 'apps/portal-content/content';

/**
 * Content folder of the new brand: the other brand's texts, pictures and choice of items under the new name, to be
 * written over.
 * @param {import('@nx/devkit').Tree} tree @param {string} from
 * @param {{ name: string, title: string, code: number, pageCode: string }} values
 */
function copyBrandContent(tree, from, { name, title, code, pageCode }) {
  const source = `${CONTENT}/brands/${from}`;
  const target = `${CONTENT}/brands/${name}`;
  const brand = JSON.parse(readText(tree, `${source}/brand.json`));
  for (const file of listFiles(tree, source)) {
    const text = readText(tree, file);
    tree.write(
      target + file.slice(source.length),
      text.replaceAll(brand.name, title).replaceAll(`"id": "${from}-`, `"id": "${name}-`),
    );
  }
  tree.write(
    `${target}/brand.json`,
    `${JSON.stringify({ ...brand, platformType: String(code), pageCode, name: title, basePath: `/${name}`, homeHref: '/homepage' }, null, 2)}\n`,
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {string} folder @returns {string[]} */
function listFiles(tree, folder) {
  return tree.children(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return tree.isFile(path) ? [path] : listFiles(tree, path);
  });
}

module.exports = { copyBrandContent };
