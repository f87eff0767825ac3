import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSubjectMistake } from './check-commits.mjs';
import { findNameMistakes, findTextMistakes } from './check-names.mjs';

const isEntry = (/** @type {string} */ file) => file === 'libs/ui-kit/src/index.ts';

describe('file names', () => {
  for (const file of [
    'libs/ui-kit/src/index.ts',
    'libs/feature-home/src/home/home.page.tsx',
    'libs/feature-home/src/home/home.module.css',
    'apps/root-portal/src/main.client.tsx',
    'apps/root-portal/.eslintrc.json',
    'libs/ui-kit/README.md',
    'libs/ui-kit/src/captcha/captcha-answer.ts',
    'libs/feature-overview/src/addresses/address-form.tsx',
    'apps/portal-content/content/brands/miot/About-Us.md',
    'apps/portal-api/migrations/0000_initial.sql',
    'package.json',
  ]) {
    it(`accepts ${file}`, () => assert.deepEqual(findNameMistakes(file, isEntry), []));
  }

  for (const file of [
    'libs/ui-kit/src/HomeCard.tsx',
    'libs/ui-kit/src/home_card.tsx',
    'libs/ui-kit/src/homeCards/home-card.tsx',
    'libs/ui-kit/src/home.helper.ts',
    'libs/ui-kit/src/cards/index.ts',
    'tools/start/runCommand.mjs',
    'docs/Glossary.md',
    'libs/ui-kit/src/film-card.tsx',
    'libs/ui-kit/src/page-addresses.ts',
    'apps/portal-api/src/platform/http/answer-cache.ts',
  ]) {
    it(`refuses ${file}`, () => assert.equal(findNameMistakes(file, isEntry).length, 1));
  }
});

describe('source text', () => {
  it('holds no placeholder and steps over no wall', () => {
    const texts = [
      'const text = "Lorem ipsum";',
      '// eslint-disable-next-line @nx/enforce-module-boundaries',
      'const text = "正文";',
    ];
    assert.deepEqual(
      texts.map((text) => findTextMistakes('libs/ui-kit/src/card.ts', text).length),
      [1, 1, 0],
    );
  });

  it('declares nothing by a word that was replaced', () => {
    const texts = [
      'const MOST_PAGES = 3;',
      'function forgetOld() {}',
      'interface StubAnswer {}',
      'const homeAddress = 1;',
      'const REFUSED = 1;',
      'const factor = 3;',
      'const { film } = factory;',
    ];
    assert.deepEqual(
      texts.map((text) => findTextMistakes('libs/ui-kit/src/card.ts', text)),
      [
        ['libs/ui-kit/src/card.ts: MOST_PAGES: "most" is called "max"'],
        ['libs/ui-kit/src/card.ts: forgetOld: "forget" is called "purge"'],
        ['libs/ui-kit/src/card.ts: StubAnswer: "answer" is called "response"'],
        ['libs/ui-kit/src/card.ts: homeAddress: "home-address" is called "home path"'],
        ['libs/ui-kit/src/card.ts: REFUSED: "refused" is called "reject or error"'],
        [],
        [],
      ],
    );
  });
});

describe('commit messages', () => {
  for (const subject of [
    'feat(ui-kit): icons',
    'fix: what the footer says',
    'refactor(api)!: one client',
    'Merge branch "main"',
    'Revert "feat: x"',
  ]) {
    it(`accepts "${subject}"`, () => assert.equal(findSubjectMistake(subject), undefined));
  }

  for (const subject of [
    'icons',
    'feat icons',
    'Feat: icons',
    'feat:icons',
    'feat: icons.',
    'feature: icons',
    `feat: ${'x'.repeat(100)}`,
  ]) {
    it(`refuses "${subject.slice(0, 40)}"`, () => assert.ok(findSubjectMistake(subject)));
  }
});
