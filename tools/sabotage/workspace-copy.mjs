import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Beside the packages, so that their files can be links. */
const FOLDER = '.cache/sabotage';

/**
 * Copies the workspace as it is, without what git ignores; its packages are links to the same files.
 * @param {string} root
 * @returns {{ copy: string, remove: () => void }}
 */
export function copyWorkspace(root) {
  const copy = join(root, FOLDER);
  const remove = () => rmSync(copy, { recursive: true, force: true });
  remove();
  for (const file of listSources(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'));
  return { copy, remove };
}

/** @param {string} root */
function listSources(root) {
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listing.split('\0').filter((file) => file && existsSync(join(root, file)));
}

/** Copies a folder of packages by links. Those to the projects of the workspace are relative: in the copy they lead to its own. */
export function linkFolder(/** @type {string} */ from, /** @type {string} */ to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    const status = lstatSync(source);
    if (status.isDirectory()) linkFolder(source, target);
    else if (status.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
