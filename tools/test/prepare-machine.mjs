import { runCommand } from '../start/run-command.mjs';
import { HEADLESS_BROWSER, findBrowser, findProgram } from './find-browser.mjs';

const DOWNLOAD_LIMIT_MS = 180_000;
const INSTALL_LIMIT_MS = 900_000;

/**
 * @typedef {object} MachineOptions
 * @property {string} root
 * @property {string} logFile
 * @property {(message: string) => void} report
 * @property {AbortSignal} signal
 *
 * @typedef {object} Program
 * @property {(options: MachineOptions) => boolean | Promise<boolean>} isThere
 * @property {string[]} packages Debian's, which bring it
 * @property {string} [without] what is said where it cannot be had
 */

/** What stages need of the machine beside Node.js. @satisfies {Record<string, Program>} */
const PROGRAMS = {
  redis: {
    isThere: () => hasProgram('redis-server'),
    packages: ['redis-server'],
    without: 'No redis-server: the tests of limits in Redis count as skipped, and fail where CI is set.',
  },
  pdfReader: {
    isThere: () => hasProgram('pdfsig'),
    packages: ['poppler-utils'],
    without: 'No pdfsig: the tests of documents will fail.',
  },
  xmlReader: {
    isThere: () => hasProgram('xmllint'),
    packages: ['libxml2-utils'],
    without: 'No xmllint: the tests of documents will fail.',
  },
  nginx: {
    isThere: () => hasProgram('nginx') || hasProgram('nginx', { PATH: '/usr/sbin' }),
    packages: ['nginx'],
    without: 'No nginx: a small proxy takes its place in front of the cluster.',
  },
  browser: {
    isThere: () => hasProgram(HEADLESS_BROWSER) || (!canInstall() && findBrowser() !== undefined),
    packages: [HEADLESS_BROWSER],
  },
  chineseFont: {
    isThere: hasChineseFont,
    packages: ['fontconfig', 'fonts-noto-cjk'],
    without: 'No Chinese font: pages do not look and measure like the real ones.',
  },
  java: {
    isThere: () => hasProgram('java'),
    packages: ['default-jre-headless'],
    without: 'No Java: documents are not validated, their tests count as skipped.',
  },
};

/** @typedef {keyof typeof PROGRAMS} ProgramName */

/**
 * Finds the programs that stages need, or installs them, all at once; stages read of the environment what there is.
 * @param {ProgramName[]} names
 * @param {MachineOptions} options
 */
export async function prepareMachine(names, options) {
  const missing = await listMissing(names, options);
  await installPackages(
    missing.map(({ packages }) => packages),
    options,
  );
  if (names.includes('browser')) await prepareBrowser(options);
  for (const { without } of await listMissing(names, options)) if (without) options.report(without);
  if (names.includes('java') && !hasProgram('java')) process.env.SKIP_HTML_VALIDATION = '1';
}

/** @param {ProgramName[]} names @param {MachineOptions} options */
async function listMissing(names, options) {
  /** @type {Program[]} */
  const missing = [];
  for (const name of new Set(names)) if (!(await PROGRAMS[name].isThere(options))) missing.push(PROGRAMS[name]);
  return missing;
}

/** Where the system has no browser that starts, Playwright's own and a whole one are tried. @param {MachineOptions} options */
async function prepareBrowser(options) {
  if (!findBrowser()) await downloadBrowser(options);
  if (!(await canStart(findBrowser(), options))) await installPackages([['chromium']], options);
  const browser = findBrowser();
  if (browser) process.env.BROWSER_PATH = browser;
  options.report(
    browser ? `Browser: ${browser}` : 'No browser: the browser suites will fail. Name one with BROWSER_PATH=….',
  );
}

/** @param {MachineOptions} options */
async function downloadBrowser({ root, logFile, report, signal }) {
  report("No browser found; trying Playwright's installer");
  const args = ['node_modules/playwright/cli.js', 'install', 'chromium', '--no-shell'];
  await runCommand(process.execPath, args, { cwd: root, logFile, signal, timeoutMs: DOWNLOAD_LIMIT_MS });
}

/** A downloaded browser may lack libraries of the system. @param {string | undefined} browser @param {MachineOptions} options */
async function canStart(browser, { root, signal }) {
  if (!browser) return false;
  if (process.platform === 'win32') return true;
  const { code } = await runCommand(browser, ['--version'], { cwd: root, signal, timeoutMs: 30_000 });
  return code === 0;
}

/** Pages in Chinese look and measure like the real ones only with a Chinese font. @param {MachineOptions} options */
async function hasChineseFont({ root, signal }) {
  if (process.platform !== 'linux') return true;
  const { code, output } = await runCommand('fc-list', [':lang=zh', 'family'], { cwd: root, signal });
  return code === 0 && output.trim() !== '';
}

/** @param {string} name @param {NodeJS.ProcessEnv} [env] */
function hasProgram(name, env) {
  return findProgram(name, env) !== undefined;
}

function canInstall() {
  return process.getuid?.() === 0 && hasProgram('apt-get');
}

/**
 * Installs the packages of several programs at once, or where the system does not know all of them, those of each by
 * themselves.
 * @param {string[][]} programs
 * @param {MachineOptions} options
 */
async function installPackages(programs, { root, logFile, report, signal }) {
  if (programs.length === 0) return;
  const names = programs.flat().join(', ');
  if (!canInstall()) {
    report(`Not installed: ${names}. Install what they stand for with the system's package manager.`);
    return;
  }
  report(`Installing ${names} (apt-get)`);
  const run = async (/** @type {string[]} */ ...args) => {
    // In this run level no server is started because it was installed: who needs one starts its own.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const { code } = await runCommand('apt-get', args, {
      cwd: root,
      logFile,
      signal,
      timeoutMs: INSTALL_LIMIT_MS,
      env,
    });
    return code === 0;
  };
  const install = (/** @type {string[]} */ packages) => run('install', '-y', '--no-install-recommends', ...packages);
  await run('update');
  if (await install(programs.flat())) return;
  for (const packages of programs)
    if (!(await install(packages))) report(`Not installed: ${packages.join(', ')}; see ${logFile}`);
}
