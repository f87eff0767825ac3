import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLockfileMistakes } from './lockfile.mjs';

describe('lockfile', () => {
  it('is complete with an entry for every optional package, beside its user or further out', () => {
    const packages = {
      '': {},
      'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } },
      'node_modules/a-linux': {},
      'node_modules/a/node_modules/a-darwin': {},
      'node_modules/b/node_modules/c': { optionalDependencies: { 'a-linux': '1.0.0' } },
    };
    assert.deepEqual(findLockfileMistakes(packages), []);
  });

  it('lacks what a package names and nothing provides', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { 'a-darwin': '1.0.0' } },
      'node_modules/b/node_modules/a-darwin': {},
    };
    assert.deepEqual(findLockfileMistakes(packages), ['node_modules/a names a-darwin, which has no entry']);
  });

  it('holds no address, but may link projects of the workspace', () => {
    const packages = {
      'node_modules/@portal/ui-kit': { resolved: 'libs/ui-kit', link: true },
      'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
    };
    assert.deepEqual(findLockfileMistakes(packages), [
      'node_modules/a is bound to an address: https://registry.example/a.tgz',
    ]);
  });
});
