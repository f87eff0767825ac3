import type { InstallationCommand } from './installation-command';
import { StartupError } from './platform/startup-error';

/** Runs a command as the program of this process: the report alone goes to stdout. */
export function runCommand(run: (command: InstallationCommand) => Promise<0 | 1>): void {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
  run({
    args: process.argv.slice(2),
    variables: process.env,
    print: (line) => void process.stdout.write(`${line}\n`),
    onProgress: (message) => void process.stderr.write(`${message}\n`),
    signal: stopping.signal,
  }).then(
    (code) => void (process.exitCode = code),
    (error: unknown) => {
      console.error(error instanceof StartupError ? error.message : error);
      process.exit(1);
    },
  );
}
