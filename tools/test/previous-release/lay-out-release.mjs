import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { linkFolder } from '../../sabotage/workspace-copy.mjs';
import { MIGRATIONS } from './find-release.mjs';

/** Beside the packages, so that their files can be links. */
const FOLDER = '.cache/previous-release';

/**
 * Lays a release out with the packages and the migrations that are here: what it starts finds the database of now.
 * @param {string} root of the workspace @param {string} release a name of a commit
 * @returns {{ folder: string, remove: () => void }}
 */
export function layOutRelease(root, release) {
  const folder = join(root, FOLDER);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'release.tar');
  execFileSync('git', ['archive', `--output=${archive}`, release], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  rmSync(join(folder, MIGRATIONS), { recursive: true });
  cpSync(join(root, MIGRATIONS), join(folder, MIGRATIONS), { recursive: true });
  linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove };
}
