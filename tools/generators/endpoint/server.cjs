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
function addModule(tree, { domain, domainName, domainClass }, file) {
  tree.write(
    file,
    `import { type Implementation, implement } from '../../platform/http/implement';

/** What the calls of this domain are about. */
export function create${domainClass}Routes(): Implementation[] {
  return [
  ];
}
`,
  );
  tree.write(
    `${SOURCE}/modules/${domain}/module.ts`,
    `import { defineModule } from '../../platform/modules/define-module';
import { create${domainClass}Routes } from './${domain}.routes';

export const ${domainName}Module = defineModule({
  name: '${domain}',
  start: () => ({ routes: create${domainClass}Routes() }),
});
`,
  );
  editText(tree, `${SOURCE}/portal-modules.ts`, (text) =>
    insertAfterLast(
      insertImport(text, `import { ${domainName}Module } from './modules/${domain}/module';`),
      `  ${domainName}Module,`,
      /^ {2}\w+Module,$/,
    ),
  );
}

module.exports = { addToServer };
