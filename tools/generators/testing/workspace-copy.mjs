import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { runCommand, runNx } from '../../start/run-command.mjs';
import { workspaceRoot } from '../../start/workspace.mjs';

/** @typedef {Awaited<ReturnType<typeof createWorkspaceCopy>>} WorkspaceCopy */

/**
 * A copy of the workspace in a temporary folder, with the packages of the original and projects of its own, whose types
 * are those of the original.
 */
export async function createWorkspaceCopy() {
  const checked = await runNx(['run-many', '-t', 'typecheck', '--parallel=2'], { cwd: workspaceRoot });
  if (checked.code !== 0) throw new Error(checked.output);
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'portal-copy-')));
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = listing.split('\0').filter((file) => file && existsSync(join(workspaceRoot, file)));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(workspaceRoot, file), join(root, file));
  }
  copyTypes(root);
  linkPackages(root);
  return {
    root,
    /** Contents of a file. */
    read: (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8'),
    /** Digests of all files but packages and what is built, by their paths. */
    listFiles: () => digestFiles(root),
    has: (/** @type {string} */ file) => existsSync(join(root, file)),
    lint: (/** @type {string[]} */ ...paths) =>
      runCommand(
        process.execPath,
        ['node_modules/eslint/bin/eslint.js', '--ext', '.ts,.tsx,.mts,.mjs,.cjs', '--max-warnings', '0', ...paths],
        {
          cwd: root,
          env: { ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' },
        },
      ),
    /** Checks one project against the types of those it refers to. */
    checkTypes: (/** @type {string} */ project) =>
      runCommand(process.execPath, ['node_modules/typescript-native/bin/tsc', '--project', project], { cwd: root }),
    nx: (/** @type {string[]} */ ...args) => runNx(args, { cwd: root, env: { NO_COLOR: '1', FORCE_COLOR: '0' } }),
    node: (/** @type {string} */ folder, /** @type {string[]} */ ...args) =>
      runCommand(process.execPath, args, { cwd: join(root, folder) }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** @param {string} root */
function digestFiles(root) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return new Map(
    files
      .filter((file) => !/(^|\/)(node_modules|\.nx|dist|out-tsc)\//.test(file))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest('hex'),
      ]),
  );
}

/** @param {string} root */
function copyTypes(root) {
  for (const project of listProjectFolders(root)) {
    const types = join(workspaceRoot, project, 'out-tsc');
    if (existsSync(types)) cpSync(types, join(root, project, 'out-tsc'), { recursive: true });
  }
}

/** @param {string} root */
function linkPackages(root) {
  const packages = join(workspaceRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules/@portal'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@portal' && name !== '.cache') symlinkSync(join(packages, name), join(root, 'node_modules', name));
  }
  for (const project of listProjectFolders(root)) {
    const { name } = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8'));
    symlinkSync(join('../..', project), join(root, 'node_modules', name));
  }
}

/** @param {string} root */
function listProjectFolders(root) {
  return ['apps', 'libs'].flatMap((folder) => readdirSync(join(root, folder)).map((project) => join(folder, project)));
}
