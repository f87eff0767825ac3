import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { workspaceRoot } from '../start/workspace.mjs';

const RULE = '@nx/enforce-module-boundaries';
const PROJECTS = {
  'app-brand': 'type:app',
  'server-api': 'type:server',
  'shell-portal': 'type:shell',
  'areas-site': 'type:areas',
  'feature-home': 'type:feature',
  'feature-news': 'type:feature',
  'data-access': 'type:data-access',
  'ui-kit': 'type:ui',
  'ui-layout': 'type:ui',
  'api-contract': 'type:contract',
  lifecycles: 'type:lifecycles',
  'portal-paths': 'type:util',
};

const FORBIDDEN = [
  ['feature-home', '@sample/feature-news'],
  ['feature-home', '@sample/shell-portal'],
  ['feature-home', 'axios'],
  ['ui-kit', '@sample/data-access'],
  ['ui-kit', 'react-redux'],
  ['app-brand', 'axios'],
  ['app-brand', '@sample/feature-home'],
  ['app-brand', '@sample/data-access'],
  ['shell-portal', '@sample/feature-home'],
  ['shell-portal', '@sample/areas-site'],
  ['feature-home', '@sample/areas-site'],
  ['areas-site', '@sample/ui-kit'],
  ['data-access', 'antd'],
  ['api-contract', 'react'],
  ['api-contract', '@sample/portal-paths'],
  ['server-api', 'react'],
  ['server-api', '@sample/ui-kit'],
  ['portal-paths', '@sample/api-contract'],
  ['lifecycles', 'react'],
  ['lifecycles', '@sample/portal-paths'],
  ['feature-home', '../../feature-news/src/index'],
];

const ALLOWED = [
  ['app-brand', '@sample/shell-portal'],
  ['app-brand', '@sample/areas-site'],
  ['areas-site', '@sample/feature-news'],
  ['shell-portal', '@sample/ui-layout'],
  ['feature-home', '@sample/data-access'],
  ['feature-home', '@sample/ui-kit'],
  ['ui-layout', '@sample/ui-kit'],
  ['data-access', '@sample/api-contract'],
  ['data-access', 'axios'],
  ['api-contract', 'zod'],
  ['lifecycles', '@sample/api-contract'],
  ['feature-home', '@sample/lifecycles'],
  ['ui-layout', '@sample/lifecycles'],
  ['server-api', '@sample/lifecycles'],
  ['server-api', '@sample/api-contract'],
  ['server-api', 'fastify'],
];

describe('walls between the projects', () => {
  /** @type {string} */
  let root;
  /** @type {Map<string, string[]>} */
  let rulesByFile;

  before(() => {
    root = createSampleProjects();
    execFileSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], { cwd: root });
    rulesByFile = lint(root);
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  for (const [project, target] of FORBIDDEN) {
    it(`${project} may not import ${target}`, () => assert.deepEqual(rulesByFile.get(toFile(project, target)), [RULE]));
  }

  for (const [project, target] of ALLOWED) {
    it(`${project} may import ${target}`, () => assert.deepEqual(rulesByFile.get(toFile(project, target)), []));
  }
});

describe('projects of the workspace', () => {
  const { depConstraints } = readRule();
  const known = depConstraints.map((/** @type {{ sourceTag: string }} */ { sourceTag }) => sourceTag);

  it('each have exactly one type, for which the table has a line', () => {
    const listing = execFileSync(
      'git',
      ['ls-files', '-co', '--exclude-standard', '--', 'apps/*/package.json', 'libs/*/package.json'],
      { cwd: workspaceRoot, encoding: 'utf8' },
    );
    const files = listing
      .trim()
      .split('\n')
      .filter((file) => file.split('/').length === 3);
    const wrong = files.filter((file) => {
      const types = readJson(file).nx.tags.filter((/** @type {string} */ tag) => tag.startsWith('type:'));
      return types.length !== 1 || !known.includes(types[0]);
    });
    assert.deepEqual(wrong, []);
  });
});

/** A workspace of empty projects of every type under the real rules: one file for each import to be judged. */
function createSampleProjects() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-walls-')));
  for (const file of ['.eslintrc.json', 'nx.json', 'tsconfig.base.json', 'package-lock.json', '.env']) {
    copyFileSync(join(workspaceRoot, file), join(folder, file));
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...readJson('package.json'), workspaces: ['libs/*'] }));
  symlinkSync(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, tag] of Object.entries(PROJECTS)) {
    mkdirSync(join(folder, 'libs', name, 'src'), { recursive: true });
    writeFileSync(join(folder, 'libs', name, 'package.json'), JSON.stringify(createManifest(name, tag)));
    writeFileSync(join(folder, 'libs', name, 'src/index.ts'), 'export {};\n');
  }
  for (const [project, target] of [...FORBIDDEN, ...ALLOWED]) {
    writeFileSync(
      join(folder, toFile(project, target)),
      `import * as imported from '${target}';\nexport const value = imported;\n`,
    );
  }
  return folder;
}

/** @param {string} name @param {string} tag */
function createManifest(name, tag) {
  const nx = { name, tags: [tag], targets: { build: {} } };
  return { name: `@sample/${name}`, version: '0.0.0', type: 'module', exports: { '.': './src/index.ts' }, nx };
}

/** @param {string} project @param {string} target */
function toFile(project, target) {
  return `libs/${project}/src/imports-${target.replaceAll(/[^a-z]+/g, '-').replace(/^-/, '')}.ts`;
}

/** @param {string} root @returns {Map<string, string[]>} rules that each file breaks */
function lint(root) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', 'libs', '--ext', '.ts', '--format', 'json'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' },
    },
  );
  assert.ok(stdout.startsWith('['), stderr);
  return new Map(
    JSON.parse(stdout).map((/** @type {any} */ { filePath, messages }) => [
      filePath.slice(root.length + 1),
      messages.map((/** @type {any} */ { ruleId }) => ruleId),
    ]),
  );
}

function readRule() {
  return readJson('.eslintrc.json').rules[RULE][1];
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));
}
