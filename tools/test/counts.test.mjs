import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  NO_TESTS,
  addCounts,
  countProjectTests,
  countNodeTests,
  countPlaywrightTests,
  formatClosing,
  formatCounts,
  listUnstableTests,
} from './counts.mjs';

const JEST = `
> nx run ui-kit:test
\u001b[1mTest Suites: \u001b[22m\u001b[1m\u001b[32m2 passed\u001b[39m\u001b[22m, 2 total
\u001b[1mTests:       \u001b[22m\u001b[1m\u001b[32m7 passed\u001b[39m\u001b[22m, 7 total
> nx run feature-home:test  [existing outputs match the cache]
Tests:       1 failed, 2 skipped, 1 todo, 4 passed, 8 total
`;

const VITEST = `
\u001b[2m Test Files \u001b[22m \u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m\u001b[2m | \u001b[22m\u001b[32m9 passed\u001b[39m (10)
\u001b[2m      Tests \u001b[22m \u001b[31m1 failed\u001b[39m | \u001b[32m7 passed\u001b[39m | 2 skipped (10)
`;

const TAP =
  '# Subtest: adds\nok 1 - adds\n# tests 9\n# suites 2\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n';

describe('numbers of tests', () => {
  it('are the sum of what Jest printed for each project', () => {
    assert.deepEqual(countProjectTests(JEST, 2), { passed: 11, failed: 1, skipped: 3 });
  });

  it('are the sum of what Vitest printed, a summary of tests and not of files', () => {
    assert.deepEqual(countProjectTests(VITEST, 1), { passed: 7, failed: 1, skipped: 2 });
  });

  it('count a project without a summary as a failure', () => {
    assert.deepEqual(countProjectTests('No tests found, exiting with code 1', 1), { passed: 0, failed: 1, skipped: 0 });
  });

  it('come from the summary of the TAP report, cancelled tests count as failed', () => {
    assert.deepEqual(countNodeTests(TAP), { passed: 5, failed: 2, skipped: 2 });
  });

  it("come from Playwright's report, errors outside of tests count as failed", () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'broken' }] };
    assert.deepEqual(countPlaywrightTests(JSON.stringify(report)), { passed: 5, failed: 2, skipped: 2 });
  });

  it('name the browser tests that passed only when they were run again, and what failed', () => {
    const message =
      '\u001b[31mError: not visible\u001b[39m\n\n  Locator: button\n  Expected: visible\n  Timeout: 9\n  more';
    const results = [{ errors: [{ message, location: { line: 7 } }] }, { errors: [] }];
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      tests: [{ status, results }],
    });
    const report = {
      suites: [
        {
          title: 'brand.e2e.ts',
          specs: [spec('alone', 'flaky'), spec('fine', 'expected')],
          suites: [{ title: 'header', specs: [spec('opens', 'flaky'), spec('closes', 'unexpected')] }],
        },
      ],
    };
    const reason = '\n    line 7: Error: not visible Locator: button Expected: visible Timeout: 9';
    assert.deepEqual(listUnstableTests(JSON.stringify(report)), [`alone${reason}`, `header › opens${reason}`]);
  });

  it('end with what is unstable, where there is something', () => {
    const counts = { passed: 2, failed: 0, skipped: 0 };
    assert.equal(formatClosing(counts, []), '2 passed, 0 failed');
    assert.equal(
      formatClosing(counts, ['root-portal-e2e › header › opens']),
      '2 passed, 0 failed\nUnstable, passed only when run again; to be repaired before anything new:\n' +
        '  root-portal-e2e › header › opens',
    );
  });

  it('add up', () => {
    assert.deepEqual(addCounts(NO_TESTS, { passed: 1, failed: 2, skipped: 3 }, { passed: 1, failed: 0, skipped: 0 }), {
      passed: 2,
      failed: 2,
      skipped: 3,
    });
  });

  it('are written as one line, skipped tests only where there are some', () => {
    assert.equal(formatCounts({ passed: 12, failed: 0, skipped: 0 }), '12 passed, 0 failed');
    assert.equal(formatCounts({ passed: 12, failed: 1, skipped: 2 }), '12 passed, 1 failed, 2 skipped');
  });
});
