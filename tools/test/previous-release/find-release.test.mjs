import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { MIGRATIONS, findPreviousRelease } from './find-release.mjs';

describe('the release before', () => {
  /** @type {string} */
  let root;
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const write = (/** @type {string} */ file, text = file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  /** Commits a file and gives the name of the commit. */
  const commit = (/** @type {string} */ file, text = file) => {
    write(file, text);
    git('add', '--all');
    git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message=change');
    return git('rev-parse', 'HEAD');
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-releases-'));
    git('init', '--quiet', '--initial-branch=main');
    commit(`${MIGRATIONS}/0001-a.sql`);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is the newest commit that lacks a migration', () => {
    commit(`${MIGRATIONS}/0001-迁移.sql`);
    const before = commit('b.ts');
    commit(`${MIGRATIONS}/0002-b.sql`);
    commit('c.ts');
    assert.equal(findPreviousRelease(root), before);
    rmSync(join(root, MIGRATIONS, '0002-b.sql'));
    assert.notEqual(findPreviousRelease(root), before);
  });

  it('is the last commit for a migration that is not committed yet', () => {
    const last = commit(`${MIGRATIONS}/0002-b.sql`);
    write(`${MIGRATIONS}/0003-迁移.sql`);
    assert.equal(findPreviousRelease(root), last);
  });

  it('is the last commit where a migration was edited', () => {
    const last = commit(`${MIGRATIONS}/0002-b.sql`);
    write(`${MIGRATIONS}/0002-b.sql`, 'edited');
    assert.equal(findPreviousRelease(root), last);
  });

  it('is a tag where releases have tags', () => {
    git('tag', 'v1');
    commit(`${MIGRATIONS}/0002-b.sql`);
    commit(`${MIGRATIONS}/0003-c.sql`);
    git('tag', 'v2');
    assert.equal(findPreviousRelease(root), 'v1');
  });

  it('is none in a clone without history', () => {
    commit(`${MIGRATIONS}/0002-b.sql`);
    const [whole, clone] = [root, mkdtempSync(join(tmpdir(), 'portal-shallow-'))];
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${whole}`, clone]);
    assert.equal(findPreviousRelease(clone), undefined);
    rmSync(clone, { recursive: true });
  });
});
