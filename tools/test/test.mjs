import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled } from '../start/install.mjs';
import { requireNodeVersion } from '../start/node-version.mjs';
import { OperatorError, runOperatorCommand } from '../start/operator-error.mjs';
import { reportProgress } from '../start/report.mjs';
import { createStopSignal } from '../start/stop-signals.mjs';
import { workspaceRoot } from '../start/workspace.mjs';
import { NO_TESTS, addCounts, formatClosing, formatCounts } from './counts.mjs';
import { prepareMachine } from './prepare-machine.mjs';
import { listAllProjects, listChangedFiles, listReachedProjects, readDefaultBase } from './projects.mjs';
import { groupStages, listStages } from './stages.mjs';
import { keepTemporaryFilesInMemory } from './temporary-folder.mjs';

const SHOWN_LINES = 400;

/** Everything that must hold before a change may land, from a fresh clone; stages can be chosen by name. */
async function test() {
  requireNodeVersion();
  const signal = createStopSignal();
  const logFolder = join(workspaceRoot, '.cache/test');
  rmSync(logFolder, { recursive: true, force: true });
  mkdirSync(logFolder, { recursive: true });

  await ensureInstalled({ root: workspaceRoot, report: reportProgress, signal });
  const { isAffected, names } = readArguments(process.argv.slice(2));
  const projects = isAffected ? await listReached() : listAllProjects(workspaceRoot);
  const stages = listStages(projects).filter(({ name }) => names.length === 0 || names.includes(name));
  const machine = { root: workspaceRoot, logFile: join(logFolder, 'machine.log'), report: reportProgress, signal };
  const programs = stages.flatMap((stage) => stage.programs ?? []);
  keepTemporaryFilesInMemory();
  const context = { root: workspaceRoot, logFolder, isFresh: Boolean(process.env.CI), signal, projects };
  // Beside the stages that need none of it.
  const prepared = prepareMachine(programs, machine);
  const [results] = await Promise.all([runStages(stages, context, prepared), prepared]);
  if (signal.aborted) process.exit(130);

  const counts = addCounts(...results.map((result) => result.counts));
  const unstable = results.flatMap((result) => result.unstable ?? []);
  process.stdout.write(`\n${formatClosing(counts, unstable)}\n`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

/** @param {string[]} args names of stages, and whether it is about a change alone */
function readArguments(args) {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--affected');
  if (unknown) throw new OperatorError(`${unknown} is not known; npm test takes --affected and names of stages.`);
  return { isAffected: args.includes('--affected'), names: args.filter((arg) => !arg.startsWith('-')) };
}

/** What the change reaches that this clone holds. */
async function listReached() {
  const base = readDefaultBase(workspaceRoot);
  const files = listChangedFiles(workspaceRoot, base);
  reportProgress(`Affected by ${files.length} changed files since ${base}`);
  return listReachedProjects(workspaceRoot, files);
}

/** @typedef {Pick<import('./stages.mjs').StageResult, 'counts' | 'unstable'>} Outcome */

/**
 * @param {import('./stages.mjs').Stage[]} stages @param {import('./stages.mjs').StageContext} context
 * @param {Promise<void>} prepared
 * @returns {Promise<Outcome[]>}
 */
async function runStages(stages, context, prepared) {
  /** @type {Set<string>} */
  const failed = new Set();
  const results = [];
  for (const group of groupStages(stages)) {
    if (group.some(({ programs }) => programs)) await prepared;
    if (context.signal.aborted) break;
    const outcomes = group.map(async (stage) => {
      const missing = stage.needs?.find((name) => failed.has(name));
      const outcome = missing ? reportSkippedStage(stage.name, missing) : await runStage(stage, context);
      if (outcome.counts.failed > 0) failed.add(stage.name);
      return outcome;
    });
    results.push(...(await Promise.all(outcomes)));
  }
  return results;
}

/**
 * @param {import('./stages.mjs').Stage} stage @param {import('./stages.mjs').StageContext} context
 * @returns {Promise<Outcome>}
 */
async function runStage({ name, run }, context) {
  const logFile = join(context.logFolder, `${name}.log`);
  const startedAt = Date.now();
  reportProgress(`${name}`);
  const { isPassed, counts, output, unstable } = await run(context, logFile);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  // A stage without tests of its own, or one that broke before its first test, counts as one failure.
  const real = isPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  const numbers = real.passed + real.failed + real.skipped > 0 ? `, ${formatCounts(real)}` : '';
  reportProgress(`${name} ${real.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s${numbers}`);
  if (real.failed > 0 && !context.signal.aborted) showFailure(output, relative(workspaceRoot, logFile));
  return { counts: real, unstable };
}

/** @param {string} name @param {string} missing @returns {Outcome} */
function reportSkippedStage(name, missing) {
  reportProgress(`${name} FAILED: it needs ${missing}, which failed`);
  return { counts: { ...NO_TESTS, failed: 1 } };
}

/** @param {string} output @param {string} logFile */
function showFailure(output, logFile) {
  const lines = output.trimEnd().split('\n');
  if (lines.length > SHOWN_LINES)
    process.stdout.write(`… the first ${lines.length - SHOWN_LINES} lines are in ${logFile}\n`);
  process.stdout.write(`${lines.slice(-SHOWN_LINES).join('\n')}\n`);
}

await runOperatorCommand(test);
