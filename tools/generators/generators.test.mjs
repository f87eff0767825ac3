import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { stripColors } from '../test/counts.mjs';
import { createWorkspaceCopy } from './testing/workspace-copy.mjs';

const JEST = '../../node_modules/jest/bin/jest.js';
const VITEST = ['../../node_modules/vitest/vitest.mjs', 'run'];

/** @param {{ code: number, output: string }} command */
function assertPassed({ code, output }) {
  assert.equal(code, 0, output);
}

/** @param {{ code: number, output: string }} command @param {RegExp} message */
function assertFailed({ code, output }, message) {
  assert.notEqual(code, 0, output);
  assert.match(stripColors(output), message);
}

/** @param {ReadonlyMap<string, string>} before @param {ReadonlyMap<string, string>} after digests by path */
function listChanges(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

/** What generators write into, each after those whose types it takes. */
const CHANGED_PROJECTS = [
  'libs/api-contract',
  'libs/portal-paths',
  'libs/data-access-api',
  'libs/feature-samples',
  'libs/portal-areas',
  'apps/portal-api',
  'apps/root-portal',
];

/** @type {import('./testing/workspace-copy.mjs').WorkspaceCopy} */
let copy;
/** @type {string[]} what the generator of a brand has changed */
let changedForBrand;
before(async () => {
  copy = await createWorkspaceCopy();
  const before = copy.listFiles();
  const generate = async (/** @type {string[]} */ ...args) => assertPassed(await copy.nx('g', ...args));
  await generate('./tools/generators:brand', 'sample', '--title=样例云');
  changedForBrand = listChanges(before, copy.listFiles());
  await generate('./tools/generators:feature-library', 'samples', '--page=sample-list', '--address=/sample');
  await generate('./tools/generators:page', 'sample-detail', '--feature=samples', '--address=/sample/:file');
  await generate('./tools/generators:endpoint', 'listExamples', '--domain=samples', '--path=/ptl/sample/list');
  await generate(
    './tools/generators:endpoint',
    'addExample',
    '--domain=samples',
    '--path=/ptl/sample/add',
    '--method=POST',
  );
  await generate('./tools/generators:endpoint', 'getCaseDetail', '--domain=cases');
});
after(() => copy.remove());

describe('generators of a library, a page and an endpoint', () => {
  it('put a page among those of its library, and the library into an area', () => {
    assert.match(
      copy.read('libs/portal-areas/src/public.area.ts'),
      /listRoutes: \(brand\) => \[\s*\.\.\.samplesRoutes,/,
    );
    assert.match(
      copy.read('libs/feature-samples/src/samples.routes.ts'),
      /route\(paths\.sampleList, .*\n\s*route\(paths\.sampleDetail, \(\) => import\('\.\/sample-detail\/sample-detail\.page'\)/,
    );
    assert.match(
      copy.read('libs/portal-paths/src/public.paths.ts'),
      /export const sampleDetail = definePath\('\/sample\/:file'\);/,
    );
  });

  it('give a call an address by default', () => {
    assert.match(copy.read('libs/api-contract/src/cases/cases.contract.ts'), /path: '\/ptl\/cases\/getCaseDetail'/);
  });

  it('enter the library into the lockfile, without an address', () => {
    const { packages } = JSON.parse(copy.read('package-lock.json'));
    assert.deepEqual(packages['node_modules/@portal/feature-samples'], {
      resolved: 'libs/feature-samples',
      link: true,
    });
    assert.equal(packages['libs/portal-areas'].dependencies['@portal/feature-samples'], '*');
    assert.ok(existsSync(join(copy.root, 'node_modules/@portal/feature-samples/package.json')));
  });

  it('write code that keeps types and rules', async () => {
    for (const project of CHANGED_PROJECTS) assertPassed(await copy.checkTypes(project));
    assertPassed(
      await copy.lint(
        'libs/feature-samples/src',
        'libs/portal-paths/src',
        'libs/api-contract/src/samples',
        'libs/data-access-api/src/endpoints',
        'apps/portal-api/src/modules/samples',
        'libs/portal-areas/src',
      ),
    );
  });

  it('write tests that fail until they are filled in', async () => {
    assertFailed(await copy.node('libs/feature-samples', JEST), /Tests: +2 failed, 2 total/);
    assertFailed(await copy.node('libs/api-contract', JEST, 'samples', 'case-detail'), /Tests: +3 failed, 3 total/);
    assertFailed(await copy.node('apps/portal-api', ...VITEST, 'modules/samples'), /Tests +2 failed \(2\)/);
  });

  it('keep client and contract alike', async () => {
    assertPassed(await copy.node('libs/data-access-api', JEST, 'all-endpoints'));
  });

  it('refuse what exists already', async () => {
    const { nx } = copy;
    assertFailed(
      await nx('g', './tools/generators:feature-library', 'samples'),
      /libs\/feature-samples exists already/,
    );
    assertFailed(
      await nx('g', './tools/generators:page', 'sample-list', '--feature=samples'),
      /has a page sample-list already/,
    );
    assertFailed(
      await nx('g', './tools/generators:endpoint', 'listExamples', '--domain=samples', '--path=/ptl/x'),
      /a call listExamples already/,
    );
    assertFailed(await nx('g', './tools/generators:brand', 'miot'), /The name miot is taken/);
    assertFailed(
      await nx('g', './tools/generators:page', 'other', '--feature=unknown'),
      /There is no libs\/feature-unknown/,
    );
  });
});

describe('generator of a brand', () => {
  it('changes nothing outside the folders of the brand but the lockfile', () => {
    const outside = changedForBrand.filter(
      (file) => !/^(apps\/sample-portal(-e2e)?|apps\/portal-content\/content\/brands\/sample)\//.test(file),
    );
    assert.deepEqual(outside, ['package-lock.json']);
    assert.ok(changedForBrand.includes('apps/portal-content/content/brands/sample/selection.json'));
  });

  it('writes three short files with values of their own', () => {
    const config = copy.read('apps/sample-portal/src/portal.config.ts');
    for (const value of ["basePath: '/sample'", "product: 'sample'", "pageCode: 'basicsamplePageCode'"])
      assert.ok(config.includes(value), value);
    for (const file of ['main.client.tsx', 'main.server.ts', 'portal.config.ts']) {
      assert.ok(copy.read(`apps/sample-portal/src/${file}`).split('\n').length <= 40, file);
    }
    const codes = ['miot', 'root', 'sample'].map(
      (brand) => copy.read(`apps/${brand}-portal/src/portal.config.ts`).match(/environmentCode: (\d+)/)?.[1],
    );
    assert.equal(new Set(codes).size, 3);
  });

  it('copies what is no text byte by byte', () => {
    const icons = ['miot', 'sample'].map((brand) =>
      readFileSync(join(copy.root, `apps/${brand}-portal/public/favicon.ico`)),
    );
    assert.deepEqual(icons[1], icons[0]);
  });

  it('starts its content with a folder under its own name', () => {
    const { name, platformType } = JSON.parse(copy.read('apps/portal-content/content/brands/sample/brand.json'));
    assert.equal(name, '样例云');
    assert.ok(copy.read('apps/sample-portal/src/portal.config.ts').includes(`environmentCode: ${platformType},`));
    assert.ok(copy.read('apps/portal-content/content/brands/sample/page-config.json').includes('样例云'));
  });

  it('is type-checked, linted and built', async () => {
    for (const project of ['apps/sample-portal', 'apps/sample-portal-e2e'])
      assertPassed(await copy.checkTypes(project));
    assertPassed(await copy.lint('apps/sample-portal', 'apps/sample-portal-e2e'));
    const projects = 'sample-portal,portal-api';
    assertPassed(await copy.nx('run-many', '-t', 'build', '-p', projects, '--parallel=2', '--outputStyle=static'));
    assert.ok(copy.has('apps/sample-portal/dist/server/main.server.js'));
  });

  it('works at once', async () => {
    const { code, output } = await copy.node('.', 'tools/generators/testing/visit-brand.mjs', 'sample');
    assert.equal(code, 0, output);
    assert.match(output, /^200 .*样例云/m);
  });
});
