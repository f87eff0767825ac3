import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runNx } from '../start/run-command.mjs';

/**
 * What is tested.
 * @typedef {object} Projects
 * @property {(target: string) => string[]} list names of the projects that have a target
 * @property {boolean} hasTools whether the tools, which are no project, belong to it
 */

/** @param {string} root @returns {Projects} everything */
export function listAllProjects(root) {
  const projects = readProjects(root);
  return { hasTools: true, list: (target) => listWithTarget(projects, target) };
}

/**
 * What a change reaches: a project of whose files one differs from the base, and those that use it.
 * @param {string} root @param {readonly string[]} files by their paths in the workspace
 * @returns {Promise<Projects>}
 */
export async function listReachedProjects(root, files) {
  const reached = files.length === 0 ? [] : await askNx(root, files);
  const projects = readProjects(root).filter(({ name }) => reached.includes(name));
  return {
    hasTools: files.some((file) => file.startsWith('tools/') || !file.includes('/')),
    list: (target) => listWithTarget(projects, target),
  };
}

/**
 * Files that differ from those at the base, committed or not.
 * @param {string} root @param {string} base a name of a commit
 * @returns {string[]} paths in the workspace
 */
export function listChangedFiles(root, base) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const start = git('merge-base', base, 'HEAD').trim();
  const changed = git('diff', '--name-only', '--no-renames', '-z', start);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return (changed + added).split('\0').filter(Boolean);
}

/** Commit that changes are compared with, where nobody names one: that of Nx. @param {string} root @returns {string} */
export function readDefaultBase(root) {
  return process.env.NX_BASE ?? JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')).defaultBase;
}

/** @param {string} root @param {readonly string[]} files @returns {Promise<string[]>} */
async function askNx(root, files) {
  const args = ['show', 'projects', '--affected', `--files=${files.join(',')}`, '--json'];
  const { code, output } = await runNx(args, { cwd: root, env: { NODE_NO_WARNINGS: '1' } });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.slice(output.indexOf('[')));
}

/** @param {string} root @returns {{ name: string, targets?: Record<string, object> }[]} */
function readProjects(root) {
  return ['apps', 'libs']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'package.json')))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).nx ?? []);
}

/** @param {ReturnType<typeof readProjects>} projects @param {string} target */
function listWithTarget(projects, target) {
  return projects
    .filter(({ targets }) => targets?.[target])
    .map(({ name }) => name)
    .sort();
}
