import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const READY_TIMEOUT_MS = 240_000;

/** Starts one of the servers of this folder; returns its origin, its CPU time and memory, and the way to stop it. */
export async function spawnServer(name, { args = [], env = {}, execArgv = [] } = {}) {
  const child = fork(join(import.meta.dirname, `${name}.mjs`), args, {
    ...{ execArgv, env: { ...process.env, ...env } },
  });
  const [{ origin }] = await once(child, 'message', { signal: AbortSignal.timeout(READY_TIMEOUT_MS) });
  const ask = async (question) => {
    child.send(question);
    const [response] = await once(child, 'message');
    return response[question];
  };
  return {
    origin,
    readCpu: () => ask('cpu'),
    readMemory: () => ask('memory'),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
