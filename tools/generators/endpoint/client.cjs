const { addNamedExport, addNamedImport, editText, insertAfterLast, insertImport } = require('../shared/edit-text.cjs');

const SOURCE = 'libs/data-access-api/src';
const QUERY_NAME = /^(get|list|find|select|search)[A-Z]/;

/** @typedef {import('./contract.cjs').Call} Call */

/**
 * Adds the call to its domain's endpoints in the browser's data layer.
 * @param {import('@nx/devkit').Tree} tree
 * @param {Call} call
 */
function addToClient(tree, call) {
  const file = `${SOURCE}/endpoints/${call.domain}.endpoints.ts`;
  if (!tree.exists(file)) addDomain(tree, call, file);
  editText(tree, file, (text) => addCall(text, call));
  // What a page asks for it names in its `pageData`; what it changes, it calls.
  if (getKind(call) === 'mutation') exportHook(tree, call, file);
}

/** @param {string} text @param {Call} call */
function addCall(text, call) {
  const withCall = text.replace(/\n {2}\}\),\n\}\);/, `\n${defineCall(call)}  }),\n});`);
  const kind = getKind(call);
  const withHook = kind === 'mutation' ? addHook(withCall, call) : withCall;
  const withType = addNamedImport(withHook, call.name, '@portal/api-contract', 'import type');
  const isImported = new RegExp(`import \\{[^}]*\\b${kind}\\b[^}]*\\} from '../api/contract-endpoints'`).test(withType);
  return isImported ? withType : addNamedImport(withType, kind, '../api/contract-endpoints');
}

/** @param {string} text @param {Call} call */
function addHook(text, call) {
  return /\nexport const \{/.test(text)
    ? text.replace(/(\nexport const \{[^}]*?),?(\s*\} = \w+;)/, `$1, ${toHook(call)}$2`)
    : `${text.trimEnd()}\n\nexport const { ${toHook(call)} } = ${call.domainName}Api;\n`;
}

/** @param {Pick<Call, 'name'>} call */
function getKind({ name }) {
  return QUERY_NAME.test(name) ? 'query' : 'mutation';
}

/** @param {Call} call */
function defineCall(call) {
  const { name, path, method } = call;
  return `    ${name}: ${getKind(call)}<typeof ${name}>('${method}', '${path}'),\n`;
}

/** @param {import('@nx/devkit').Tree} tree @param {Call} call @param {string} file */
function addDomain(tree, { domain, domainName }, file) {
  tree.write(
    file,
    `import { baseApi } from '../api/api';

/** What the calls of this domain are about. */
export const ${domainName}Api = baseApi.injectEndpoints({
  endpoints: () => ({
  }),
});
`,
  );
  editText(tree, `${SOURCE}/api/all-endpoints.ts`, (text) =>
    insertAfterLast(
      insertImport(text, `import { ${domainName}Api } from '../endpoints/${domain}.endpoints';`),
      `    ...${domainName}Api.endpoints,`,
      /^ {4}\.\.\.\w+Api\.endpoints,/,
    ),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {Call} call @param {string} file */
function exportHook(tree, call, file) {
  const module = file.replace(SOURCE, '.').replace(/\.ts$/, '');
  editText(
    tree,
    `${SOURCE}/index.ts`,
    (text) =>
      addNamedExport(text, toHook(call), module) ??
      insertAfterLast(
        text,
        `export { ${toHook(call)} } from '${module}';`,
        /^(export .* from |\} from )'\.\/endpoints\//,
      ),
  );
}

/** @param {Call} call */
function toHook(call) {
  return `use${call.className}Mutation`;
}

module.exports = { addToClient };
