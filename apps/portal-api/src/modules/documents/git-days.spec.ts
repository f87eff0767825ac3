import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '../../testing/sample-documents';
import { readGitDays } from './git-days';

let root: string;

const git = (day: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'commit.gpgsign=false', ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });
const commit = (day: string, files: Parameters<typeof writeFiles>[1]) => {
  writeFiles(root, files);
  git(day, 'add', '-A');
  git(day, 'commit', '-m', 'x');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-git-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('knows the last day of every file below a folder', async () => {
  git('2026-01-01', 'init');
  commit('2026-01-02', { 'docs/a.md': '一', 'docs/深/乙 b.md': '一', 'other.md': '一' });
  commit('2026-03-04', { 'docs/a.md': '二', 'other.md': '二' });
  expect(Object.fromEntries(await readGitDays(join(root, 'docs')))).toEqual({
    'a.md': '2026-03-04',
    '深/乙 b.md': '2026-01-02',
  });
});

it('knows none of a folder without a repository, without commits, or with the newest state alone', async () => {
  expect([...(await readGitDays(root))]).toEqual([]);
  git('2026-01-01', 'init');
  expect([...(await readGitDays(root))]).toEqual([]);
  commit('2026-01-02', { 'a.md': '一' });
  commit('2026-01-03', { 'a.md': '二' });
  git('2026-01-04', 'clone', '--depth', '1', `file://${root}`, join(root, 'clone'));
  expect([...(await readGitDays(join(root, 'clone')))]).toEqual([]);
});
