import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { selectFailures } from './failure-output.mjs';

const OUTPUT = `
 NX   Running target lint for 2 projects:

- ui-kit
- ui-layout

> nx run ui-kit:lint

> node eslint.js

> nx run ui-layout:lint

> node eslint.js

header.tsx 1:1 error

 NX   Running target lint for 2 projects failed

Failed tasks:

- ui-layout:lint

  Run duration: 2s
`;

describe('output of what failed', () => {
  it('is that of the failed tasks alone', () => {
    assert.equal(selectFailures(OUTPUT), '> nx run ui-layout:lint\n\n> node eslint.js\n\nheader.tsx 1:1 error');
  });

  it('is that of the failed tests of a report', () => {
    const report = '# Subtest: good\nok 1 - good\n# Subtest: bad\nnot ok 2 - bad\n  error: 1 is not 2\n';
    assert.equal(selectFailures(report), '# Subtest: bad\nnot ok 2 - bad\n  error: 1 is not 2\n');
  });

  it('is everything where no task is named', () => {
    assert.equal(selectFailures('ui-kit/card.tsx: bad name'), 'ui-kit/card.tsx: bad name');
  });
});
