import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { reportProgress } from '../start/report.mjs';
import { runCommand, runNx } from '../start/run-command.mjs';
import {
  NO_TESTS,
  addCounts,
  countProjectTests,
  countNodeTests,
  countPlaywrightTests,
  listUnstableTests,
  stripColors,
} from './counts.mjs';
import { selectFailures } from './failure-output.mjs';
import { FIRST_START, FIRST_START_PROGRAM } from './first-start.mjs';
import { findRunner } from './find-runner.mjs';
import { findLockfileMistakes } from './lockfile.mjs';
import { findPreviousRelease } from './previous-release/find-release.mjs';
import { layOutRelease } from './previous-release/lay-out-release.mjs';

/** What hangs is ended; a slow machine is given the time it needs. */
const STEP_LIMIT_MS = 2_400_000;

/** Projects whose specs start portals on databases of their own. */
const API_PROJECTS = ['portal-api', 'portal-content'];

/** Specs of the calls of every domain, of logins, jobs and exports. */
const RELEASE_SPECS =
  /\/modules\/[^/]+\/[^/]+\.routes\.spec\.ts$|\/(auth|dead-jobs|failed-jobs|data-export)\.spec\.ts$/;

/** @type {import('./prepare-machine.mjs').ProgramName[]} */
const API_PROGRAMS = ['redis', 'pdfReader', 'xmlReader'];

/** @type {import('./prepare-machine.mjs').ProgramName[]} */
const BROWSER_PROGRAMS = ['browser', 'chineseFont', 'java'];

/**
 * @typedef {object} StageContext
 * @property {string} root
 * @property {string} logFolder
 * @property {boolean} isFresh whether results of an earlier run do not count
 * @property {AbortSignal} signal
 * @property {import('./projects.mjs').Projects} projects what is tested
 *
 * @typedef {object} StageResult
 * @property {boolean} isPassed
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} output of what failed
 * @property {string[]} [unstable] names of tests that passed only when they were run again
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [needs] stages without which it makes no sense
 * @property {import('./prepare-machine.mjs').ProgramName[]} [programs] what it needs of the machine
 * @property {string} [group] neighbours of one group run side by side: each leaves a processor idle for a while
 * @property {(context: StageContext, logFile: string) => Promise<StageResult>} run
 */

/** @returns {Stage[]} in the order in which they run */
export function listStages(/** @type {import('./projects.mjs').Projects} */ projects) {
  const suites = projects.list('e2e').map((project) => ({
    name: project,
    needs: ['build'],
    programs: BROWSER_PROGRAMS,
    run: (/** @type {StageContext} */ context, /** @type {string} */ logFile) =>
      runBrowserSuite(project, context, logFile),
  }));
  /** @type {Stage[]} */
  const stages = [
    { name: 'lockfile', run: checkLockfile },
    { name: 'lint', group: 'sources', run: runLint },
    { name: 'type-check', group: 'sources', run: runTypeCheck },
    { name: 'unit', group: 'specs', run: runUnitTests },
    ...(projects.hasTools ? [{ name: 'tools', group: 'specs', run: runToolTests }] : []),
    ...(listApiProjects(projects).length > 0 ? [{ name: 'api', programs: API_PROGRAMS, run: runApiTests }] : []),
    ...(projects.list('test').includes('portal-api')
      ? [{ name: 'previous-release', group: 'release', programs: API_PROGRAMS, run: runPreviousRelease }]
      : []),
  ];
  /** @type {Stage[]} */
  const builds = [
    { name: 'build', group: 'release', run: runBuild },
    { name: 'first-start', needs: ['build'], run: runFirstStart },
    {
      name: 'weights',
      needs: ['build'],
      group: 'checks',
      run: runCheck(...['page-weights', 'area-weight', 'editor-weight'].map((name) => `tools/bench/${name}.check.mjs`)),
    },
    { name: 'brand-alone', needs: ['build'], group: 'checks', run: runCheck('tools/start/brand-alone.check.mjs') },
    { name: 'cluster', needs: ['build'], group: 'checks', programs: ['nginx'], run: runCluster },
  ];
  return suites.length === 0 ? stages : [...stages, ...builds, ...suites];
}

/** @param {Stage[]} stages @returns {Stage[][]} those that run side by side, in the order of the stages */
export function groupStages(stages) {
  /** @type {Stage[][]} */
  const groups = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.group !== undefined && stage.group === last?.[0]?.group) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/** @type {Stage['run']} */
async function checkLockfile({ root }) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const mistakes = findLockfileMistakes(packages);
  return { isPassed: mistakes.length === 0, counts: NO_TESTS, output: mistakes.join('\n') };
}

/** @type {Stage['run']} */
async function runLint(context, logFile) {
  const options = createOptions(context, logFile);
  const env = { ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' };
  const eslint = ['node_modules/eslint/bin/eslint.js', 'tools', '--ext', '.mjs,.cjs', '--max-warnings', '0'];
  // Nx first: it leaves the project graph by which ESLint judges imports.
  return sum([
    await runTarget('lint', context.projects.list('lint'), context, logFile),
    toResult(await runCommand(process.execPath, eslint, { ...options, env })),
    toResult(await runCommand(process.execPath, ['tools/lint/check-names.mjs'], options)),
    toResult(await runCommand(process.execPath, ['tools/lint/check-modules.mjs'], options)),
    toResult(await runCommand(process.execPath, ['tools/lint/check-migrations.mjs'], options)),
    toResult(await runCommand(process.execPath, ['tools/lint/check-colors.mjs'], options)),
    toResult(await runCommand(process.execPath, ['tools/lint/check-commits.mjs'], options)),
  ]);
}

/** @type {Stage['run']} */
async function runTypeCheck(context, logFile) {
  const tools = ['node_modules/typescript-native/bin/tsc', '--project', 'tools/test/tsconfig.json'];
  return sum([
    await runTarget('typecheck', context.projects.list('typecheck'), context, logFile),
    toResult(await runCommand(process.execPath, tools, createOptions(context, logFile))),
  ]);
}

/** @type {Stage['run']} */
async function runUnitTests(context, logFile) {
  const projects = context.projects.list('test').filter((project) => !API_PROJECTS.includes(project));
  return withCounts(await runTarget('test', projects, context, logFile), projects.length);
}

/** @type {Stage['run']} */
async function runApiTests(context, logFile) {
  const projects = listApiProjects(context.projects);
  return withCounts(await runTarget('test', projects, context, logFile), projects.length);
}

/** @param {import('./projects.mjs').Projects} projects */
function listApiProjects(projects) {
  return projects.list('test').filter((project) => API_PROJECTS.includes(project));
}

/** @type {Stage['run']} */
async function runPreviousRelease(context, logFile) {
  const release = findPreviousRelease(context.root);
  if (release === undefined) {
    reportProgress('No release with other migrations in this clone, whose history may be cut off: nothing was tested.');
    return { isPassed: true, counts: { ...NO_TESTS, skipped: 1 }, output: '' };
  }
  reportProgress(`The release before, on the migrations of this one: ${release}`);
  const { folder, remove } = layOutRelease(context.root, release);
  const cwd = join(folder, 'apps/portal-api');
  const specs = listFiles(join(cwd, 'src')).filter((file) => RELEASE_SPECS.test(file));
  const runner = findRunner(cwd);
  const args = [join(context.root, runner.program), ...runner.only(specs.map((file) => relative(cwd, file)))];
  const options = { ...createOptions(context, logFile), cwd };
  const result = withCounts(toResult(await runCommand(process.execPath, args, options)), 1);
  remove();
  return result;
}

/** @type {Stage['run']} */
async function runToolTests(context, logFile) {
  const files = listFiles(join(context.root, 'tools')).filter((file) => file.endsWith('.test.mjs'));
  // By default it leaves one processor out, which of two is half.
  const args = [
    '--test',
    '--test-concurrency=2',
    '--test-reporter=tap',
    ...files.map((file) => relative(context.root, file)),
  ];
  const result = toResult(await runCommand(process.execPath, args, createOptions(context, logFile)));
  return { ...result, counts: countNodeTests(result.text) };
}

/** @param {string[]} files @returns {Stage['run']} */
function runCheck(...files) {
  return async (context, logFile) => {
    const args = ['--test', '--test-reporter=tap', '--test-concurrency=1', ...files];
    const result = toResult(await runCommand(process.execPath, args, createOptions(context, logFile)));
    return { ...result, counts: countNodeTests(result.text) };
  };
}

/** @type {Stage['run']} */
async function runCluster(context, logFile) {
  const args = [join(context.root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.cluster.mts'];
  const options = { ...createOptions(context, logFile), cwd: join(context.root, 'apps/portal-api') };
  return withCounts(toResult(await runCommand(process.execPath, args, options)), 1);
}

/** @param {string} project @param {StageContext} context @param {string} logFile @returns {Promise<StageResult>} */
async function runBrowserSuite(project, context, logFile) {
  const report = join(context.root, 'apps', project, 'test-results/results.json');
  rmSync(report, { force: true });
  // Always run anew: the browser and the machine are no inputs that Nx knows of.
  const args = ['e2e', project, '--skip-nx-cache', '--exclude-task-dependencies', '--outputStyle=static'];
  const env = { PORTAL_E2E_SHARE: '1' };
  const result = toResult(await runNx(args, { ...createOptions(context, logFile), env }));
  if (!existsSync(report)) return { ...result, counts: { ...NO_TESTS, failed: 1 } };
  const json = readFileSync(report, 'utf8');
  const unstable = listUnstableTests(json).map((name) => `${project} › ${name}`);
  return { ...result, counts: countPlaywrightTests(json), unstable };
}

/** @type {Stage['run']} */
async function runBuild(context, logFile) {
  const args = ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'];
  // Suites need all builds; those that nothing has changed come from the cache.
  return toResult(await runNx(args, createOptions(context, logFile)));
}

/**
 * What a portal does when it starts for the first time, once: all that start later begin with what it leaves.
 * @type {Stage['run']}
 */
async function runFirstStart(context, logFile) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-first-start-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const args = [FIRST_START_PROGRAM, dataDir];
  const result = toResult(await runCommand(process.execPath, args, createOptions(context, logFile)));
  process.env[FIRST_START] = dataDir;
  return result;
}

/** @param {string} target @param {string[]} projects @param {StageContext} context @param {string} logFile */
async function runTarget(target, projects, context, logFile) {
  if (projects.length === 0) return toResult({ code: 0, output: '' });
  const args = ['run-many', '-t', target, '-p', projects.join(','), '--parallel=2', '--outputStyle=static'];
  return toResult(await runNx([...args, ...forbidCache(target, context)], createOptions(context, logFile)));
}

/** @param {StageContext} context @param {string} logFile */
function createOptions({ root, signal }, logFile) {
  return { cwd: root, signal, logFile, timeoutMs: STEP_LIMIT_MS };
}

/** @param {string} target @param {StageContext} context */
function forbidCache(target, { isFresh }) {
  return target === 'test' && isFresh ? ['--skip-nx-cache'] : [];
}

/** @param {{ code: number, output: string }} command */
function toResult({ code, output }) {
  return {
    isPassed: code === 0,
    counts: NO_TESTS,
    text: output,
    output: code === 0 ? '' : selectFailures(stripColors(output)),
  };
}

/** @param {ReturnType<typeof toResult>} result @param {number} projects @returns {StageResult} */
function withCounts(result, projects) {
  const counts = countProjectTests(result.text, projects);
  const isPassed = result.isPassed && counts.failed === 0;
  return { isPassed, counts, output: isPassed ? '' : result.output || result.text };
}

/** @param {StageResult[]} results @returns {StageResult} */
function sum(results) {
  return {
    isPassed: results.every(({ isPassed }) => isPassed),
    counts: addCounts(NO_TESTS, ...results.map(({ counts }) => counts)),
    output: results
      .map(({ output }) => output)
      .filter(Boolean)
      .join('\n'),
  };
}

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .sort();
}
