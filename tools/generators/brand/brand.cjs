const { chooseBrands, listBrands } = require('../shared/brands.cjs');
const { editText, readText, setFields } = require('../shared/edit-text.cjs');
const { linkProjects } = require('../shared/link-projects.cjs');
const { updateLockfile } = require('../shared/lockfile.cjs');
const { copyBrandContent } = require('./brand-content.cjs');

/** First segments of URLs that do not belong to brands. */
const TAKEN_NAMES = ['ptl', 'portal', 'ops-api', 'files', 'csp', 'healthz', 'readyz'];

/**
 * A brand out of an existing one: the same files with other values, and a content folder to start from.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, title?: string, from?: string }} options
 */
function generateBrand(tree, { name, title = name, from = 'miot' }) {
  chooseBrands(tree, from);
  const app = `apps/${name}-portal`;
  const suite = `${app}-e2e`;
  if (TAKEN_NAMES.includes(name) || tree.exists(app)) throw new Error(`The name ${name} is taken.`);
  const code = findHighest(tree, (brand) => `apps/${brand}-portal/src/portal.config.ts`, 'environmentCode') + 1;
  const port = findHighest(tree, (brand) => `apps/${brand}-portal-e2e/playwright.config.mjs`, 'port') + 1;
  const pageCode = `basic${name}PageCode`;

  for (const folder of [app, suite])
    copyProject(tree, folder.replace(`apps/${name}-`, `apps/${from}-`), folder, from, name);
  setAppValues(tree, app, { name, code, pageCode });
  setSuiteValues(tree, suite, { name, title, port });
  copyBrandContent(tree, from, { name, title, code, pageCode });
  updateLockfile(tree, [app, suite]);

  return () => {
    linkProjects(tree.root, [app, suite]);
    process.stdout.write(
      `Next: npm start, then /${name}/homepage. Texts and pictures are in apps/portal-content/content/brands/${name}.\n`,
    );
  };
}

/** @param {import('@nx/devkit').Tree} tree @param {string} app @param {{ name: string, code: number, pageCode: string }} values */
function setAppValues(tree, app, { name, code, pageCode }) {
  editText(tree, `${app}/vite.config.mts`, (text) => setFields(text, { base: `'/${name}/'` }));
  editText(tree, `${app}/src/portal.config.ts`, (text) =>
    setFields(text.replace(/\/\*\* .* \*\/(?=\nexport const config)/, `/** The brand under /${name}. */`), {
      environmentCode: String(code),
      basePath: `'/${name}'`,
      homeHref: "'/homepage'",
      product: `'${name}'`,
      pageCode: `'${pageCode}'`,
    }),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {string} suite @param {{ name: string, title: string, port: number }} values */
function setSuiteValues(tree, suite, { name, title, port }) {
  editText(tree, `${suite}/playwright.config.mjs`, (text) => setFields(text, { port: String(port) }));
  editText(tree, `${suite}/src/brand.e2e.ts`, (text) =>
    setFields(text, {
      name: `'${name}'`,
      basePath: `'/${name}'`,
      home: `'/${name}/homepage'`,
      homeAliases: `['/${name}', '/${name}/home', '/${name}/${name}Home']`,
      title: `'${title}'`,
    }),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {string} source @param {string} target @param {string} from @param {string} name */
function copyProject(tree, source, target, from, name) {
  for (const file of listSourceFiles(tree, source)) {
    const bytes = tree.read(file);
    if (bytes) tree.write(file.replace(source, target), bytes);
  }
  editText(tree, `${target}/package.json`, (text) =>
    text.replaceAll(`${from}-portal`, `${name}-portal`).replaceAll(`brand:${from}`, `brand:${name}`),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {string} folder @returns {string[]} */
function listSourceFiles(tree, folder) {
  const names = tree
    .children(folder)
    .filter((name) => !/^(dist|out-tsc|node_modules|test-results|playwright-report|structure)$/.test(name));
  return names.flatMap((name) => {
    const path = `${folder}/${name}`;
    return tree.isFile(path) ? [path] : listSourceFiles(tree, path);
  });
}

/** @param {import('@nx/devkit').Tree} tree @param {(brand: string) => string} toFile @param {string} field */
function findHighest(tree, toFile, field) {
  return Math.max(...listBrands(tree).map((brand) => readNumber(tree, toFile(brand), field)));
}

/** @param {import('@nx/devkit').Tree} tree @param {string} file @param {string} field */
function readNumber(tree, file, field) {
  return Number(readText(tree, file).match(`\\b${field}: (\\d+)`)?.[1]);
}

module.exports = { generateBrand };
