import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

/**
 * @typedef {object} CommandOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {string} [logFile] where the output goes as well
 * @property {boolean} [isShown] whether the output is shown as it comes
 * @property {number} [timeoutMs]
 * @property {AbortSignal} [signal] ends the command
 */

/**
 * Runs a program to its end and keeps what it printed.
 * @param {string} file @param {string[]} args @param {CommandOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(file, args, { cwd, env, logFile, isShown, timeoutMs, signal }) {
  return new Promise((resolve) => {
    const log = logFile ? createWriteStream(logFile, { flags: 'a' }) : undefined;
    const isScript = process.platform === 'win32' && file.endsWith('.cmd');
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], shell: isScript, timeout: timeoutMs, signal });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        log?.write(text);
        if (isShown) process.stdout.write(text);
      });
    }
    child.on('error', (error) => finish(127, `${error.message}\n`));
    child.on('close', (code, signalName) => finish(code ?? 1, signalName ? `ended by ${signalName}\n` : ''));

    /** @param {number} code @param {string} note */
    function finish(code, note) {
      if (note) log?.write(note);
      if (log) log.end(() => resolve({ code, output: output + note }));
      else resolve({ code, output: output + note });
    }
  });
}

/** Runs npm, by the copy that started this program where there is one. */
export function runNpm(/** @type {string[]} */ args, /** @type {CommandOptions} */ options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runCommand(process.execPath, [script, ...args], options);
  return runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Runs Nx of the workspace. */
export function runNx(/** @type {string[]} */ args, /** @type {CommandOptions} */ options) {
  const env = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false', ...options.env };
  return runCommand(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args], { ...options, env });
}
