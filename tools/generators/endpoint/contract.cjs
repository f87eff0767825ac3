const { addNamedExport, editText, insertAfterLast, readText } = require('../shared/edit-text.cjs');

const SOURCE = 'libs/api-contract/src';

/**
 * @typedef {object} Call
 * @property {string} name
 * @property {string} className
 * @property {string} domain
 * @property {string} domainName
 * @property {string} domainClass
 * @property {string} path
 * @property {'GET' | 'POST'} method
 */

/**
 * Declares the call in its domain's contract, which is created where it is new.
 * @param {import('@nx/devkit').Tree} tree
 * @param {Call} call
 */
function addToContract(tree, call) {
  const file = `${SOURCE}/${call.domain}/${call.domain}.contract.ts`;
  if (!tree.exists(file)) addDomain(tree, call, file);
  const text = readText(tree, file);
  if (text.includes(`export const ${call.name} =`)) throw new Error(`The contract has a call ${call.name} already.`);
  tree.write(file, `${text.trimEnd()}\n\n${declareCall(call)}`);
  exportCall(tree, call);
}

/** @param {Call} call */
function declareCall({ name, className, domain, path, method }) {
  return `/** What the call is for: one sentence. */
export const ${name} = defineEndpoint({
  method: '${method}',
  path: '${path}',
  summary: '${className}',
  tags: ['${domain}'],
  ${method === 'GET' ? 'query' : 'body'}: z.object({}),
  response: z.object({}),
});
`;
}

/** @param {import('@nx/devkit').Tree} tree @param {Call} call @param {string} file */
function addDomain(tree, { domain, domainName }, file) {
  tree.write(file, `import { z } from 'zod';\nimport { defineEndpoint } from '../endpoint/define-endpoint';\n`);
  editText(tree, `${SOURCE}/endpoints.ts`, (text) =>
    insertAfterLast(text, `import * as ${domainName} from './${domain}/${domain}.contract';`, /^import \* as /).replace(
      /(const DOMAINS = \{[^}]*?),?(\s*\})/,
      `$1, ${domainName}$2`,
    ),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {Call} call */
function exportCall(tree, { name, domain }) {
  const module = `./${domain}/${domain}.contract`;
  editText(
    tree,
    `${SOURCE}/index.ts`,
    (text) =>
      addNamedExport(text, name, module) ??
      insertAfterLast(text, `export { ${name} } from '${module}';`, /^(export .* from |\} from )'\.\/.*\.contract'/),
  );
}

module.exports = { addToContract };
