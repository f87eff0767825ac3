import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { workspaceRoot } from '../start/workspace.mjs';
import { findModuleMistakes, readServerSources } from './check-modules.mjs';

/** @param {Record<string, string>} imports import lines by file */
const check = (imports) => findModuleMistakes(new Map(Object.entries(imports)));

/** @type {readonly (readonly [file: string, line: string, reason: RegExp])[]} */
const FORBIDDEN = [
  ['modules/a/a.service.ts', `import { b } from '../b/b.tables';`, /a table belongs to b alone/],
  ['modules/a/a.service.ts', `import type { b } from '../b/b.tables';`, /a table belongs to b alone/],
  ['modules/a/a.service.ts', `export { b } from '../b/b.tables';`, /a table belongs to b alone/],
  ['modules/a/a.service.ts', `const { b } = await import('../b/b.tables');`, /a table belongs to b alone/],
  ['modules/a/demo/a.ts', `import { log } from '../../../platform/records/log.tables';`, /belongs to platform alone/],
  ['platform/files/files.service.ts', `import { a } from '../../modules/a/a.service';`, /the platform knows no domain/],
  ['platform/files/files.service.ts', `import { app } from '../../app';`, /how the parts are put together/],
  ['modules/a/a.service.ts', `import { MODULES } from '../../portal-modules';`, /how the parts are put together/],
  ['modules/a/a.service.ts', `import { clock } from '../../testing/test-clock';`, /made for tests/],
  ['app.ts', `import { clock } from './testing/test-clock';`, /made for tests/],
];

describe('walls inside the server', () => {
  for (const [file, line, reason] of FORBIDDEN) {
    it(`refuse ${line} in ${file}`, () => {
      const mistakes = check({ [file]: line });
      assert.equal(mistakes.length, 1);
      assert.match(mistakes[0] ?? '', reason);
    });
  }

  for (const [file, line] of [
    ['modules/a/a.service.ts', `import { a } from './a.tables';`],
    ['modules/a/demo/a.ts', `import { a } from '../a.tables';`],
    ['modules/a/a.service.ts', `import { b } from '../b/b.read-model';`],
    ['modules/a/a.service.ts', `import { clock } from '../../platform/clock';`],
    ['modules/a/a.spec.ts', `import { b } from '../b/b.tables';`],
    ['testing/personal-data.ts', `import { b } from '../modules/b/b.tables';`],
    ['platform/records/log.ts', `import { file } from '../files/files.tables';`],
    ['portal-modules.ts', `import { aModule } from './modules/a/module';`],
  ]) {
    it(`let ${line} pass in ${file}`, () => assert.deepEqual(check({ [file]: line }), []));
  }
});

describe('modules', () => {
  it('do not stand in a circle of two', () => {
    const mistakes = check({
      'modules/a/a.ts': `import type { B } from '../b/b';`,
      'modules/b/b.ts': `import { a } from '../a/a';`,
    });
    assert.equal(mistakes.length, 1);
    assert.match(mistakes[0] ?? '', /a → b → a \(modules\/a\/a\.ts imports modules\/b\/b\.ts; .*\)/);
  });

  it('do not stand in a circle through different files of a third', () => {
    const mistakes = check({
      'modules/a/a.ts': `import { b } from '../b/one';`,
      'modules/b/two.ts': `import { c } from '../c/c';`,
      'modules/c/c.ts': `import { a } from '../a/other';`,
    });
    assert.match(mistakes.join(), /a → b → c → a/);
  });

  it('may meet in one they all use', () => {
    const imports = {
      'modules/a/a.ts': `import { c } from '../c/c';\nimport { b } from '../b/b';`,
      'modules/b/b.ts': `import { c } from '../c/c';`,
      'modules/c/c.ts': `import { clock } from '../../platform/clock';`,
    };
    assert.deepEqual(check(imports), []);
  });

  it('of the portal keep all of this', () => {
    const sources = readServerSources(workspaceRoot);
    assert.ok(sources.size > 500);
    assert.deepEqual(findModuleMistakes(sources), []);
  });
});
