import { OperatorError, runOperatorCommand } from '../start/operator-error.mjs';
import { reportBlock, reportProgress } from '../start/report.mjs';
import { createStopSignal } from '../start/stop-signals.mjs';
import { workspaceRoot } from '../start/workspace.mjs';
import { runNamedTests } from './named-tests.mjs';
import { applySabotage, findMistake, readSabotages } from './promises.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

const SHOWN_LINES = 60;
const NOTICED = 'noticed';

/**
 * Breaks each promise of the product in a copy of it, one after another, and sees whether the test named for it notices.
 * Promises can be chosen by name.
 */
async function sabotage() {
  const signal = createStopSignal();
  const sabotages = chooseSabotages(process.argv.slice(2));
  reportProgress('Copying the workspace');
  const { copy, remove } = copyWorkspace(workspaceRoot);
  try {
    const verdicts = await judgeAll(copy, sabotages, signal);
    if (!signal.aborted) reportVerdicts(sabotages, verdicts);
  } finally {
    remove();
  }
}

/** @param {string[]} names */
function chooseSabotages(names) {
  const all = readSabotages(workspaceRoot);
  const unknown = names.find((name) => all.every((each) => each.name !== name));
  if (unknown) throw new OperatorError(`There is no promise "${unknown}"; they are in tools/sabotage/promises.`);
  const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  const mistakes = chosen.flatMap((each) => {
    const mistake = findMistake(workspaceRoot, each);
    return mistake ? [`${each.name}: ${mistake}`] : [];
  });
  if (mistakes.length > 0) throw new OperatorError(mistakes.join('\n'));
  return chosen;
}

/** @param {string} copy @param {import('./promises.mjs').Sabotage[]} sabotages @param {AbortSignal} signal */
async function judgeAll(copy, sabotages, signal) {
  reportProgress('Running the tests as they are');
  const tests = sabotages.map(({ test }) => test);
  const untouched = await runNamedTests(copy, tests, signal);
  const verdicts = [];
  for (const [index, each] of sabotages.entries()) {
    if (signal.aborted) break;
    const verdict = await judge(copy, each, untouched.outcomes[index], signal);
    reportProgress(`${each.name}: ${verdict}`);
    verdicts.push(verdict);
  }
  return verdicts;
}

/**
 * A test proves something when it is green with the promise and red without it.
 * @param {string} copy @param {import('./promises.mjs').Sabotage} sabotage
 * @param {import('./named-tests.mjs').Outcome} before @param {AbortSignal} signal
 */
async function judge(copy, sabotage, before, signal) {
  if (before !== 'green') return `its test is ${before} before`;
  const restore = applySabotage(copy, sabotage);
  try {
    const { outcomes, output } = await runNamedTests(copy, [sabotage.test], signal);
    if (outcomes[0] === 'red') return NOTICED;
    process.stdout.write(`${output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}\n`);
    return `its test is ${outcomes[0]} after`;
  } finally {
    restore();
  }
}

/** @param {import('./promises.mjs').Sabotage[]} sabotages @param {string[]} verdicts */
function reportVerdicts(sabotages, verdicts) {
  const width = Math.max(...sabotages.map(({ name }) => name.length));
  const rows = sabotages.map(({ name, promise }, index) => `${name.padEnd(width)}  ${verdicts[index]}: ${promise}`);
  reportBlock(rows);
  const missed = verdicts.filter((verdict) => verdict !== NOTICED).length;
  if (missed > 0) throw new OperatorError(`${missed} of ${rows.length} promises can be broken unnoticed.`);
  process.stdout.write(`Each of ${rows.length} broken promises turned its test red.\n`);
}

await runOperatorCommand(sabotage);
