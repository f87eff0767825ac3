import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { workspaceRoot } from '../start/workspace.mjs';

const PAGE = 'libs/feature-news/src/news-center/sample.page.tsx';
const PART = 'libs/feature-news/src/news-center/sample-part.tsx';

/** @param {string} file @param {string} name @returns {string[]} rules that an import breaks */
function lintImport(file, name) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', file, '--format', 'json'],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
      env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' },
      input: `import { ${name} } from '@portal/data-access-api/account';\nexport const value = ${name};\n`,
    },
  );
  assert.ok(stdout.startsWith('['), stderr);
  const [{ messages }] = JSON.parse(stdout);
  return messages.map((/** @type {{ ruleId: string }} */ { ruleId }) => ruleId);
}

it('a page may not ask for data beside its definition', () =>
  assert.deepEqual(lintImport(PAGE, 'useGetUserProfileQuery'), ['@typescript-eslint/no-restricted-imports']));

for (const name of ['useUrlQuery', 'useLazyGetNavProductQuery', 'useReadMessagesMutation', 'accountsApi']) {
  it(`a page may use ${name}`, () => assert.deepEqual(lintImport(PAGE, name), []));
}

it('a part of a page may ask for what somebody wants to see', () =>
  assert.deepEqual(lintImport(PART, 'useGetUserProfileQuery'), []));
