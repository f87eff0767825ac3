import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { workspaceRoot } from '../start/workspace.mjs';
import { runNamedTests } from './named-tests.mjs';
import { applySabotage, findMistake, readSabotages } from './promises.mjs';

const sabotages = readSabotages(workspaceRoot);

describe('promises that can be broken', () => {
  it('are twenty at least', () => assert.ok(sabotages.length >= 20));

  for (const each of sabotages) {
    it(`${each.name}: its sabotage still applies, and its test is there`, () =>
      assert.equal(findMistake(workspaceRoot, each), undefined));
  }
});

describe('a sabotage', () => {
  /** @type {string} */
  let root;
  /** @type {import('./promises.mjs').Sabotage} */
  const sabotage = {
    name: 'sum',
    promise: 'Sums are right.',
    file: 'tools/sum.mjs',
    search: 'a + b',
    replace: 'a - b',
    test: { file: 'tools/sum.test.mjs', name: 'are right for %i' },
  };
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-sabotage-'));
    mkdirSync(join(root, 'tools'));
    writeFileSync(join(root, 'tools/sum.mjs'), 'export const sum = (a, b) => a + b;\n');
    writeFileSync(
      join(root, 'tools/sum.test.mjs'),
      `import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sum } from './sum.mjs';
describe('sums', () => {
  it('are right for %i'.replace('%i', '2'), () => assert.equal(sum(1, 1), 2));
  it('are right for %i'.replace('%i', '0'), () => assert.equal(sum(0, 0), 0));
  it('are wrong', () => assert.equal(sum(1, 1), 3));
});\n`,
    );
  });
  after(() => rmSync(root, { recursive: true }));

  it('turns its test red, and the file is put back', async () => {
    assert.deepEqual((await runNamedTests(root, [sabotage.test])).outcomes, ['green']);
    const restore = applySabotage(root, sabotage);
    assert.deepEqual((await runNamedTests(root, [sabotage.test])).outcomes, ['red']);
    restore();
    assert.equal(readFileSync(join(root, 'tools/sum.mjs'), 'utf8'), 'export const sum = (a, b) => a + b;\n');
  });

  it('is not noticed by a test that does not run', async () => {
    const test = { file: sabotage.test.file, name: 'are left' };
    assert.deepEqual((await runNamedTests(root, [test])).outcomes, ['not run']);
  });

  it('proves nothing where it does not apply, applies twice, changes nothing or has no test', () => {
    assert.equal(findMistake(root, sabotage), undefined);
    const find = (/** @type {Partial<import('./promises.mjs').Sabotage>} */ more) =>
      findMistake(root, { ...sabotage, ...more });
    assert.equal(find({ search: 'a * b' }), 'tools/sum.mjs has its text 0 times, not once');
    assert.equal(find({ search: 'a' }), 'tools/sum.mjs has its text 2 times, not once');
    assert.equal(find({ replace: 'a + b' }), 'it changes nothing');
    const test = { file: 'tools/sum.test.mjs', name: 'are left' };
    assert.equal(find({ test }), 'tools/sum.test.mjs has no test "are left"');
  });
});
