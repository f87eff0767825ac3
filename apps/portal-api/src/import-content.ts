import { runContentImport } from './content-import-command';
import { StartupError } from './startup-error';

async function main(): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
  process.exitCode = await runContentImport({
    args: process.argv.slice(2),
    variables: process.env,
    print: (line) => void process.stdout.write(`${line}\n`),
    onProgress: (message) => void process.stderr.write(`${message}\n`),
    signal: stopping.signal,
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
