const { once } = require('node:events');
const { availableParallelism } = require('node:os');
const { join } = require('node:path');
const { Worker } = require('node:worker_threads');

/**
 * @typedef {object} LintedTask
 * @property {string} task
 * @property {{ success: boolean, terminalOutput: string }} result
 *
 * @typedef {Pick<import('nx/src/config/task-graph').TaskGraph, 'tasks'>} Tasks
 * @typedef {import('nx/src/config/misc-interfaces').ExecutorContext} Context
 */

/**
 * Lints the projects of some tasks, as many at a time as there are processors: to load ESLint takes longer than most
 * projects. Returns each result as soon as it is there.
 * @param {Tasks} graph
 * @param {unknown} _options
 * @param {unknown} _overrides
 * @param {Pick<Context, 'root' | 'projectsConfigurations'>} context
 * @returns {AsyncGenerator<LintedTask>}
 */
async function* lintProjects({ tasks }, _options, _overrides, { root, projectsConfigurations: { projects } }) {
  const waiting = Object.values(tasks);
  /** @type {Map<Worker, Promise<LintedTask & { worker: Worker }>>} */
  const running = new Map();
  const lintNext = (/** @type {Worker} */ worker) => {
    const next = waiting.shift();
    running.delete(worker);
    if (!next) return worker.terminate();
    worker.postMessage(join(root, projects[next.target.project].root));
    running.set(
      worker,
      once(worker, 'message').then(([result]) => ({ worker, task: next.id, result })),
    );
  };
  const workers = Math.min(availableParallelism(), waiting.length);
  for (let count = 0; count < workers; count += 1) lintNext(new Worker(join(__dirname, 'lint-worker.cjs')));
  while (running.size > 0) {
    const { worker, task, result } = await Promise.race(running.values());
    lintNext(worker);
    yield { task, result };
  }
}

/**
 * Lints one project.
 * @param {unknown} options
 * @param {Context} context
 */
async function lintProject(options, context) {
  const tasks = context.taskGraph?.tasks ?? {};
  let isPassed = true;
  for await (const { result } of lintProjects({ tasks }, options, {}, context)) {
    process.stdout.write(result.terminalOutput);
    isPassed &&= result.success;
  }
  return { success: isPassed };
}

module.exports = { lintProject, lintProjects };
