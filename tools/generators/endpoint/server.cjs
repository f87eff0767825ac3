const { addNamedImport, editText, insertAfterLast, insertImport } = require('../shared/edit-text.cjs');

const SOURCE = 'apps/portal-api/src';

/** @typedef {import('./contract.cjs').Call} Call */

/**
 * Serves the call in its domain's module, which is created where it is new.
 * @param {import('@nx/devkit').Tree} tree
 * @param {Call} call
 */
function addToServer(tree, call) {
  const file = `${SOURCE}/modules/${call.domain}/${call.domain}.routes.ts`;
  if (!tree.exists(file)) addModule(tree, call, file);
  editText(tree, file, (text) =>
    addNamedImport(text.replace(/\n {2}\];\n/, `\n${implementCall(call)}  ];\n`), call.name, '@portal/api-contract'),
  );
}

/** @param {Call} call */
function implementCall({ name }) {
  return `    implement(${name}, () => {
      throw new Error('${name} is not written yet');
    }),
`;
}

/** @param {import('@nx/devkit').Tree} tree @param {Call} call @param {string} file */
function addModule(tree, { domain, domainClass }, file) {
  tree.write(
    file,
    `import { type Implementation, implement } from '../../http/implement';

/** What the calls of this domain are about. */
export function create${domainClass}Routes(): Implementation[] {
  return [
  ];
}
`,
  );
  editText(tree, `${SOURCE}/implementations.ts`, (text) =>
    insertAfterLast(
      insertImport(text, `import { create${domainClass}Routes } from './modules/${domain}/${domain}.routes';`),
      `    ...create${domainClass}Routes(),`,
      /^ {4}\.\.\.create\w+Routes\(/,
    ),
  );
}

module.exports = { addToServer };
