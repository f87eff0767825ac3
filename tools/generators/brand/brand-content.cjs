const { readText } = require('../shared/edit-text.cjs');

const CONTENT = 'apps/portal-content/content';

/**
 * Content folder of the new brand: the other brand's texts and pictures under the new name, to be written over.
 * @param {import('@nx/devkit').Tree} tree @param {string} from
 * @param {{ name: string, title: string, code: number, pageCode: string }} values
 */
function copyBrandContent(tree, from, { name, title, code, pageCode }) {
  const source = `${CONTENT}/brands/${from}`;
  const target = `${CONTENT}/brands/${name}`;
  const brand = JSON.parse(readText(tree, `${source}/brand.json`));
  for (const file of listTextFiles(tree, source)) {
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

/**
 * Shows in one range what is shown in another: products, solutions, cases and the rest.
 * @param {import('@nx/devkit').Tree} tree @param {number} fromRange @param {number} range
 */
function shareItems(tree, fromRange, range) {
  for (const file of listTextFiles(tree, CONTENT)) {
    const text = readText(tree, file);
    const shared = text.replace(/("?visibleRanges"?:\s*\[)([^\]]*)\]/g, (all, start, list) => {
      const ranges = list.split(',').map(Number);
      return ranges.includes(fromRange) && !ranges.includes(range) ? `${start}${appendNumber(list, range)}]` : all;
    });
    if (shared !== text) tree.write(file, shared);
  }
}

/** @param {string} list numbers with the space around them @param {number} number */
function appendNumber(list, number) {
  return list.replace(
    /(\s*)(\d+)(\s*)$/,
    (_all, before, last, after) => `${before}${last},${before || ' '}${number}${after}`,
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {string} folder @returns {string[]} */
function listTextFiles(tree, folder) {
  return tree.children(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (!tree.isFile(path)) return name === 'media' ? [] : listTextFiles(tree, path);
    return /\.(json|md)$/.test(name) ? [path] : [];
  });
}

module.exports = { copyBrandContent, shareItems };
