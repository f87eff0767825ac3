import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where migrations are, in the workspace. */
export const MIGRATIONS = 'apps/portal-api/migrations';

/**
 * The release before: the newest tag, or where there is none the newest commit, whose migrations are others than those
 * that are here.
 * @param {string} root of the workspace
 * @returns {string | undefined} a name of a commit; undefined where the clone has none
 */
export function findPreviousRelease(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const list = (/** @type {string[]} */ ...args) =>
    git(...args)
      .split(/[\n\0]/)
      .filter(Boolean);

  const here = listFiles(join(root, MIGRATIONS)).map(
    (name) => `${git('hash-object', `${MIGRATIONS}/${name}`)} ${name}`,
  );
  const isOther = (/** @type {string} */ release) => {
    const entries = list('ls-tree', '-r', '-z', release, '--', `${MIGRATIONS}/`);
    const there = entries.map((entry) => entry.replace(/^\S+ blob (\S+)\t.*\//, '$1 '));
    return there.join('\n') !== here.join('\n');
  };
  const tags = list('tag', '--merged', 'HEAD', '--sort=-creatordate');
  const releases = tags.length > 0 ? tags : list('rev-list', '--first-parent', 'HEAD');
  return releases.find(isOther);
}

/** @param {string} folder */
function listFiles(folder) {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
