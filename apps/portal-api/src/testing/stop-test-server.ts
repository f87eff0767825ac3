import { rmSync } from 'node:fs';
import type { RunningTestServer } from './start-test-server';

/** Stops the server of the test run and removes its files. */
// eslint-disable-next-line no-restricted-exports
export default async function stopTestServer(): Promise<void> {
  const { portalTestRun } = globalThis as { portalTestRun?: RunningTestServer };
  await portalTestRun?.server.close();
  for (const folder of portalTestRun?.folders ?? []) rmSync(folder, { recursive: true, force: true });
}
