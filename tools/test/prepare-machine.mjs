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
 */

/**
 * Finds what the browser suites need, or installs it.
 * @param {MachineOptions} options
 * @returns {Promise<{ browser: string | undefined, hasJava: boolean }>}
 */
export async function prepareMachine(options) {
  if (!findProgram(HEADLESS_BROWSER) && canInstall()) await installSystemPackages([HEADLESS_BROWSER], options);
  if (!findBrowser()) await downloadBrowser(options);
  const packages = [...(await listMissingPackages(options))];
  if (packages.length > 0) await installSystemPackages(packages, options);
  return { browser: findBrowser(), hasJava: Boolean(findProgram('java')) };
}

/**
 * Finds the Redis server that specs of the API start, or installs it.
 * @param {MachineOptions} options
 * @returns {Promise<boolean>} whether it is there
 */
export async function prepareRedis(options) {
  if (!findProgram('redis-server')) await installSystemPackages(['redis-server'], options);
  return Boolean(findProgram('redis-server'));
}

/** Packages of the programs by which specs of the API read documents back. */
const READERS = { pdfsig: 'poppler-utils', xmllint: 'libxml2-utils' };

/**
 * Finds the programs by which specs of the API read documents back, or installs them.
 * @param {MachineOptions} options
 * @returns {Promise<string[]>} packages that are missing still
 */
export async function prepareReaders(options) {
  const listMissing = () => Object.entries(READERS).flatMap(([name, one]) => (findProgram(name) ? [] : [one]));
  const missing = listMissing();
  if (missing.length > 0) await installSystemPackages(missing, options);
  return listMissing();
}

/**
 * Finds the nginx that the cluster test puts in front, or installs it.
 * @param {MachineOptions} options
 * @returns {Promise<boolean>} whether it is there
 */
export async function prepareNginx(options) {
  const isThere = () => [process.env.PATH, '/usr/sbin'].some((PATH) => findProgram('nginx', { PATH }));
  if (!isThere()) await installSystemPackages(['nginx'], options);
  return isThere();
}

/** @param {MachineOptions} options */
async function downloadBrowser({ root, logFile, report, signal }) {
  report("No browser found; trying Playwright's installer");
  const args = ['node_modules/playwright/cli.js', 'install', 'chromium', '--no-shell'];
  await runCommand(process.execPath, args, { cwd: root, logFile, signal, timeoutMs: DOWNLOAD_LIMIT_MS });
}

/** @param {MachineOptions} options @returns {Promise<string[]>} */
async function listMissingPackages(options) {
  const browser = findBrowser();
  const missing = [];
  if (!browser || !(await canStart(browser, options))) missing.push('chromium');
  if (!(await hasChineseFont(options))) missing.push('fontconfig', 'fonts-noto-cjk');
  if (!findProgram('java')) missing.push('default-jre-headless');
  return missing;
}

/** A downloaded browser may lack libraries of the system. @param {string} browser @param {MachineOptions} options */
async function canStart(browser, { root, signal }) {
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

function canInstall() {
  return process.getuid?.() === 0 && Boolean(findProgram('apt-get'));
}

/** @param {string[]} packages @param {MachineOptions} options */
async function installSystemPackages(packages, { root, logFile, report, signal }) {
  if (!canInstall()) {
    report(`Not installed: ${packages.join(', ')}. Install what they stand for with the system's package manager.`);
    return;
  }
  report(`Installing ${packages.join(', ')} (apt-get)`);
  const options = {
    cwd: root,
    logFile,
    signal,
    timeoutMs: INSTALL_LIMIT_MS,
    // In this run level no server is started because it was installed: who needs one starts its own.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  await runCommand('apt-get', ['update'], options);
  const { code } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  if (code !== 0) report(`apt-get failed; see ${logFile}`);
}
