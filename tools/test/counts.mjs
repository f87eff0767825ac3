/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

export const NO_TESTS = Object.freeze({ passed: 0, failed: 0, skipped: 0 });

/** @param {...Counts} counts @returns {Counts} */
export function addCounts(...counts) {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NO_TESTS,
  );
}

/**
 * Sum of the summaries that Jest and Vitest printed, one for each project.
 * @param {string} output @param {number} projects
 * @returns {Counts}
 */
export function countProjectTests(output, projects) {
  const summaries = [...stripColors(output).matchAll(/^(?:\S+: )?\s*Tests:? +(\d+ .+?)(?:, \d+ total| \(\d+\))\s*$/gm)];
  const counts = addCounts(NO_TESTS, ...summaries.map(([, text]) => readSummary(text)));
  // A project without a summary ran no test: that is a failure, never a silent success.
  const silent = Math.max(0, projects - summaries.length);
  return { ...counts, failed: counts.failed + silent };
}

/** @param {string} text such as "1 failed, 2 skipped, 3 passed", with bars in place of the commas by Vitest @returns {Counts} */
function readSummary(text) {
  const read = (/** @type {string} */ word) => Number(text.match(`(\\d+) ${word}`)?.[1] ?? 0);
  return { passed: read('passed'), failed: read('failed'), skipped: read('skipped') + read('todo') };
}

/** @param {string} tap output of Node's test runner @returns {Counts} */
export function countNodeTests(tap) {
  const read = (/** @type {string} */ word) => Number(tap.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  return { passed: read('pass'), failed: read('fail') + read('cancelled'), skipped: read('skipped') + read('todo') };
}

/** @param {string} json report of Playwright @returns {Counts} */
export function countPlaywrightTests(json) {
  const { stats, errors } = JSON.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * @typedef {{ message?: string, location?: { line: number } }} PlaywrightError
 *
 * @typedef {object} PlaywrightTest
 * @property {string} status
 * @property {{ errors: PlaywrightError[] }[]} results
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, tests: PlaywrightTest[] }[]} specs
 */

/** @param {string} json report of Playwright @returns {string[]} tests that passed only when they were run again, with what failed */
export function listUnstableTests(json) {
  const { suites } = JSON.parse(json);
  // The outermost suites are files.
  return suites.flatMap((/** @type {PlaywrightSuite} */ file) => listUnstable({ ...file, title: '' }));
}

/** @param {PlaywrightSuite} suite @returns {string[]} */
function listUnstable({ title, specs, suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map((test) => [spec.title, ...describeErrors(test)].join('\n')),
  );
  return [...own, ...suites.flatMap(listUnstable)].map((name) => (title ? `${title} › ${name}` : name));
}

/** What failed, a line for each error. @param {PlaywrightTest} test @returns {string[]} */
function describeErrors({ results }) {
  return results.flatMap(({ errors }) =>
    errors.map(({ message = '', location }) => {
      const lines = stripColors(message)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      return `    line ${location?.line}: ${lines.slice(0, 4).join(' ')}`;
    }),
  );
}

/** Closing lines of a run. @param {Counts} counts @param {string[]} unstable names of tests */
export function formatClosing(counts, unstable) {
  if (unstable.length === 0) return formatCounts(counts);
  const lines = unstable.map((name) => `  ${name}`);
  return [
    formatCounts(counts),
    'Unstable, passed only when run again; to be repaired before anything new:',
    ...lines,
  ].join('\n');
}

/** @param {Counts} counts */
export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {string} text */
export function stripColors(text) {
  // eslint-disable-next-line no-control-regex
  return text.replaceAll(/\u001b\[[0-9;]*[A-Za-z]/g, '');
}
