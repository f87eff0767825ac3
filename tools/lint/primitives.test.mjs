import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadESLint } from 'eslint';
import { workspaceRoot } from '../start/workspace.mjs';
import { findColorMistakes } from './check-colors.mjs';

const ESLint = await loadESLint({ useFlatConfig: false });
const eslint = new ESLint({
  cwd: workspaceRoot,
  overrideConfig: { rules: { '@nx/enforce-module-boundaries': 'off' } },
});

const PAGE = 'libs/feature-home/src/home/sample.page.tsx';
const SHEET = 'libs/feature-home/src/home/sample.module.css';
const TOKENS = 'libs/ui-kit/src/theme/tokens.css';

describe('buttons and dialogs', () => {
  const BUTTON = 'export const sample = <button type="button">提交</button>;\n';
  const DIALOG = 'export const sample = <dialog open>内容</dialog>;\n';
  /** @param {string} filePath @param {string} code @returns {Promise<(string | null)[]>} */
  const findBroken = async (filePath, code) => {
    const [result] = await eslint.lintText(code, { filePath });
    return (result?.messages ?? []).map(({ ruleId }) => ruleId);
  };

  for (const [code, file] of [
    [BUTTON, PAGE],
    [DIALOG, PAGE],
    [BUTTON, 'libs/ui-layout/src/toolbox/sample.tsx'],
    [BUTTON, 'apps/login-page/src/frame/sample.tsx'],
  ]) {
    const element = code.slice(code.indexOf('<') + 1).split(' ')[0];
    it(`<${element}> is refused in ${file}`, async () =>
      assert.deepEqual(await findBroken(file, code), ['no-restricted-syntax']));
  }

  for (const file of ['libs/ui-kit/src/button/sample.tsx', PAGE.replace('.page.', '.spec.')]) {
    it(`<button> is accepted in ${file}`, async () => assert.deepEqual(await findBroken(file, BUTTON), []));
  }
});

describe('colors', () => {
  it('of a style sheet are tokens', () => {
    const text = '.sample {\n  color: #2c64dd;\n  border: 1px solid #FFF;\n}\n';
    assert.deepEqual(findColorMistakes(SHEET, text), [
      `${SHEET}:2: #2c64dd is no token of ${TOKENS}`,
      `${SHEET}:3: #FFF is no token of ${TOKENS}`,
    ]);
  });

  for (const markup of ['<path fill="#eaf1ff" />', "<Path stopColor={'#fff'} />", "{ backgroundColor: '#fff' }"]) {
    it(`of markup are tokens: ${markup}`, () => assert.equal(findColorMistakes(PAGE, markup).length, 1));
  }

  it('have names of tokens that there are', () => {
    assert.deepEqual(findColorMistakes(SHEET, '.sample { color: var(--color-success-loud); }'), [
      `${SHEET}:1: --color-success-loud is no token of ${TOKENS}`,
    ]);
  });

  it('are not seen in tokens, in addresses of pictures and in anchors', () => {
    const mask = 'mask: url("data:image/svg+xml,%3Csvg fill=\'%23000\'/%3E");';
    assert.deepEqual(findColorMistakes(SHEET, `.sample { color: var(--color-main); ${mask} }`), []);
    assert.deepEqual(findColorMistakes(PAGE, '<a href="#add" /> <path fill="var(--color-main)" />'), []);
  });

  for (const file of [TOKENS, 'apps/login-page/src/frame/two-doors-picture.tsx']) {
    it(`may stand in ${file}`, () =>
      assert.deepEqual(findColorMistakes(file, '--color-main: #2c64dd; fill="#fff"'), []));
  }
});
