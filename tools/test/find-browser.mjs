import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Draws what a whole browser draws, for half of its processor time. */
export const HEADLESS_BROWSER = 'chromium-headless-shell';

const PROGRAM_NAMES = [
  HEADLESS_BROWSER,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
  'msedge',
];

const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_PATHS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium browser: the one named by BROWSER_PATH or CHROME_PATH, an installed one, or Playwright's own.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  return [env.BROWSER_PATH, env.CHROME_PATH].find(Boolean) ?? listCandidates(env).find((path) => existsSync(path));
}

/**
 * Path of a program on the PATH.
 * @param {string} name
 * @returns {string | undefined}
 */
export function findProgram(name, env = process.env) {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}

/** Arguments for a browser under test; the sandbox is left out only for root, for whom it cannot start. */
export function launchArguments() {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...ARGUMENTS] : ARGUMENTS;
}

/** @param {NodeJS.ProcessEnv} env @returns {string[]} */
function listCandidates(env) {
  const installed = PROGRAM_NAMES.map((name) => findProgram(name, env)).filter((path) => path !== undefined);
  return [...installed, ...listPlatformPaths(env), ...listOwnBrowsers()];
}

/** @param {NodeJS.ProcessEnv} env @returns {string[]} */
function listPlatformPaths(env) {
  if (process.platform === 'darwin') return MAC_PATHS;
  if (process.platform !== 'win32') return [];
  const folders = WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []);
  return folders.flatMap((folder) => WINDOWS_PATHS.map((path) => join(folder, path)));
}

/** Playwright's own Chromium; none before the packages are installed. */
function listOwnBrowsers() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
  } catch {
    return [];
  }
}
