import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { takeDataFolder } from './data-folder.mjs';

test('whoever comes second is told what the folder was taken for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
  /** @type {[string | undefined, RegExp][]} */
  const cases = [
    [undefined, /^The data folder .+ is in use by another portal \(process \d+\)\.$/],
    [
      'import-documents.js',
      /^An import is running on the data folder .+ \(process \d+\): try again when it has ended\.$/,
    ],
    ['rotate-keys.js', /^The command rotate-keys is running on the data folder /],
  ];
  for (const [program, message] of cases) {
    const taken = takeDataFolder(folder, program);
    assert.throws(() => takeDataFolder(folder), { name: 'OperatorError', message });
    taken.release();
  }
  takeDataFolder(folder).release();
  rmSync(folder, { recursive: true });
});
