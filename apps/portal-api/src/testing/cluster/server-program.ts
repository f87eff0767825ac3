import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitUntil } from '../wait-until';

export interface ServerProgramOptions {
  readonly name: string;
  /** Path of the program as it is built. */
  readonly file: string;
  readonly variables: Readonly<Record<string, string>>;
  /** What it says when it is ready; its first group is the origin. */
  readonly sign: RegExp;
}

/** A server in a process of its own, that can be stopped and started again. */
export interface ServerProgram {
  readonly name: string;
  /** Where it listens; `undefined` while it does not run. Changes with every start. */
  readonly origin: string | undefined;
  /** Rejects where it ends before it is ready. */
  start(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Waits for the end of the process and returns its code; `null` where a signal has ended it. */
  waitForEnd(): Promise<number | null>;
  /** Kills it where it still runs. */
  close(): Promise<void>;
}

/** Prepares a server; `start` starts it on a free port. */
export function prepareServerProgram({ name, file, variables, sign }: ServerProgramOptions): ServerProgram {
  let child: ChildProcess | undefined;
  let output = '';
  const isOver = () => child === undefined || child.exitCode !== null || child.signalCode !== null;

  return {
    name,
    get origin() {
      return isOver() ? undefined : sign.exec(output)?.[1];
    },
    async start() {
      output = '';
      const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...variables };
      const started = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [started.stdout, started.stderr]) stream.on('data', (data) => (output += String(data)));
      child = started;
      await waitUntil(() => isOver() || sign.test(output));
      if (isOver()) throw new Error(`${name} did not start: ${output}`);
    },
    signal: (signal) => void child?.kill(signal),
    async waitForEnd() {
      if (child === undefined) return null;
      if (!isOver()) await once(child, 'exit');
      return child.exitCode;
    },
    async close() {
      if (!isOver()) child?.kill('SIGKILL');
      await this.waitForEnd();
    },
  };
}
