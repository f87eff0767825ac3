import { pathToFileURL } from 'node:url';
import { runOperatorCommand } from '../start/operator-error.mjs';
import { runNpm } from '../start/run-command.mjs';
import { workspaceRoot } from '../start/workspace.mjs';

const EXIT_CODES = { none: 0, found: 1, unknown: 2 };

/**
 * What the registry knows against the packages that ship. `unknown` where it did not say: that is no good news.
 * @typedef {{ verdict: keyof typeof EXIT_CODES, text: string }} Advisories
 */

/**
 * Asks the registry that npm is set up for.
 * @param {string} root @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Advisories>}
 */
export async function checkAdvisories(root, env) {
  const { output } = await runNpm(['audit', '--omit=dev', '--json', '--loglevel', 'silent'], { cwd: root, env });
  const report = parseReport(output);
  if (!report?.vulnerabilities) {
    const reason = report?.statusCode ? `it answered ${report.statusCode}` : (report?.message ?? output.trim());
    return { verdict: 'unknown', text: `Nothing was checked: the registry gave no advisories (${reason}).` };
  }
  /** @type {{ name: string, severity: string, range: string, via: unknown[] }[]} */
  const found = Object.values(report.vulnerabilities);
  if (found.length === 0) return { verdict: 'none', text: 'The registry knows of nothing against what ships.' };
  return { verdict: 'found', text: found.map(describe).join('\n') };
}

/** @param {string} output */
function parseReport(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** @param {{ name: string, severity: string, range: string, via: unknown[] }} vulnerability */
function describe({ name, severity, range, via }) {
  const reasons = via.map((each) => (typeof each === 'string' ? `by ${each}` : /** @type {any} */ (each).title));
  return `${severity.padEnd(8)}  ${name} ${range}: ${reasons.join('; ')}`;
}

async function reportAdvisories() {
  const { verdict, text } = await checkAdvisories(workspaceRoot);
  process.stdout.write(`${text}\n`);
  process.exitCode = EXIT_CODES[verdict];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await runOperatorCommand(reportAdvisories);
