import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runCommand } from '../start/run-command.mjs';
import { findRunner } from '../test/find-runner.mjs';
import { toTitlePattern } from '../test/test-titles.mjs';

const LIMIT_MS = 1_500_000;

/**
 * @typedef {import('../test/test-titles.mjs').TestName} TestName
 * @typedef {'green' | 'red' | 'not run'} Outcome
 * @typedef {{ file: string, title: string, isPassed: boolean }} RunTest
 * @typedef {{ tests: RunTest[], output: string }} TestRun
 * @typedef {{ outcomes: Outcome[], output: string }} NamedResults
 */

/**
 * Runs tests of a workspace and no others, those of one project together.
 * @param {string} root @param {TestName[]} tests @param {AbortSignal} [signal]
 * @returns {Promise<NamedResults>} an outcome for each test: of all that have its title where a table has many
 */
export async function runNamedTests(root, tests, signal) {
  /** @type {TestRun[]} */
  const runs = [];
  for (const place of new Set(tests.map(findPlace))) {
    const here = tests.filter((test) => findPlace(test) === place);
    runs.push(
      await (place === 'tools' ? runNodeTests(root, here, signal) : runProjectTests(root, place, here, signal)),
    );
  }
  const ran = runs.flatMap((run) => run.tests);
  return { outcomes: tests.map((test) => findOutcome(test, ran)), output: runs.map(({ output }) => output).join('\n') };
}

/** `tools`, or the folder of the project. */
function findPlace(/** @type {TestName} */ { file }) {
  return file.startsWith('tools/') ? 'tools' : file.split('/').slice(0, 2).join('/');
}

/** @param {TestName} test @param {RunTest[]} ran @returns {Outcome} */
function findOutcome({ file, name }, ran) {
  const isNamed = new RegExp(`^${toTitlePattern(name)}$`);
  const named = ran.filter((test) => test.file === file && isNamed.test(test.title));
  if (named.length === 0) return 'not run';
  return named.every(({ isPassed }) => isPassed) ? 'green' : 'red';
}

/** @param {string} root @param {TestName[]} tests @param {AbortSignal} [signal] @returns {Promise<TestRun>} */
async function runNodeTests(root, tests, signal) {
  const runs = [];
  for (const { file, name } of tests) runs.push(await runNodeTest(root, file, name, signal));
  return { tests: runs.flatMap((run) => run.tests), output: runs.map(({ output }) => output).join('\n') };
}

/** @param {string} root @param {string} file @param {string} name @param {AbortSignal} [signal] */
async function runNodeTest(root, file, name, signal) {
  const args = ['--test', '--test-reporter=tap', `--test-name-pattern=/^${toTitlePattern(name)}$/`, file];
  // Unset, or Node takes the run for a part of the one it is started from.
  const env = { NODE_TEST_CONTEXT: undefined };
  const { output } = await runCommand(process.execPath, args, { cwd: root, env, signal, timeoutMs: LIMIT_MS });
  const lines = [...output.matchAll(/^\s*(not ok|ok) \d+ - (.*?)(?: # (SKIP|TODO).*)?$/gm)];
  const tests = lines
    .filter(([, , , directive]) => directive === undefined)
    .map(([, result, title]) => ({ file, title, isPassed: result === 'ok' }));
  return { tests, output };
}

/** @param {string} root @param {string} project @param {TestName[]} tests @param {AbortSignal} [signal] */
async function runProjectTests(root, project, tests, signal) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sabotage-'));
  const report = join(folder, 'report.json');
  const files = [...new Set(tests.map(({ file }) => relative(project, file)))];
  const names = tests.map(({ name }) => `${toTitlePattern(name)}$`).join('|');
  const runner = findRunner(join(root, project));
  const args = [...runner.only(files), '--testNamePattern', names, ...runner.report(report)];
  const { output } = await runCommand(process.execPath, [join(root, runner.program), ...args], {
    cwd: join(root, project),
    signal,
    timeoutMs: LIMIT_MS,
  });
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  rmSync(folder, { recursive: true });
  return { tests: results.flatMap((/** @type {any} */ result) => readResult(root, result)), output };
}

/** @param {string} root @param {any} result @returns {RunTest[]} */
function readResult(root, { name, assertionResults }) {
  return assertionResults
    .filter((/** @type {any} */ { status }) => status === 'passed' || status === 'failed')
    .map((/** @type {any} */ { title, status }) => ({
      ...{ file: relative(root, name), title },
      isPassed: status === 'passed',
    }));
}
