import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

const isWindows = process.platform === 'win32';

/**
 * @typedef {object} CommandOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {string} [logFile] where the output goes as well
 * @property {number} [timeoutMs]
 * @property {AbortSignal} [signal] ends the command
 * @property {(pid: number) => void} [onStart]
 */

/**
 * Runs a program to its end and keeps what it printed. Time-out and signal end what it started, too.
 * @param {string} file @param {string[]} args @param {CommandOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(file, args, { cwd, env, logFile, timeoutMs, signal, onStart }) {
  if (signal?.aborted) return Promise.resolve({ code: 130, output: '' });
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows && file.endsWith('.cmd'),
      detached: !isWindows,
    });
    const log = logFile ? createWriteStream(logFile, { flags: 'a' }) : undefined;
    const stop = () => endTree(child);
    const timer = timeoutMs ? setTimeout(stop, timeoutMs) : undefined;
    signal?.addEventListener('abort', stop);
    process.once('exit', stop);
    if (child.pid) onStart?.(child.pid);

    let output = '';
    const add = (/** @type {string} */ text) => {
      output += text;
      log?.write(text);
    };
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    child.on('error', (error) => finish(127, `${error.message}\n`));
    child.on('close', (code, signalName) => finish(code ?? 1, signalName ? `ended by ${signalName}\n` : ''));

    /** @param {number} code @param {string} note */
    function finish(code, note) {
      add(note);
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      process.off('exit', stop);
      if (log) log.end(() => resolve({ code, output }));
      else resolve({ code, output });
    }
  });
}

/** Runs npm, by the copy that started this program where there is one. */
export function runNpm(/** @type {string[]} */ args, /** @type {CommandOptions} */ options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runCommand(process.execPath, [script, ...args], options);
  return runCommand(isWindows ? 'npm.cmd' : 'npm', args, options);
}

/** Runs Nx of the workspace. */
export function runNx(/** @type {string[]} */ args, /** @type {CommandOptions} */ options) {
  const env = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false', ...options.env };
  return runCommand(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args], { ...options, env });
}

/**
 * Ends a program and what it started; on Windows the program alone.
 * @param {import('node:child_process').ChildProcess} child
 */
function endTree(child) {
  if (!child.pid || child.exitCode !== null) return;
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has just ended by itself.
  }
}
