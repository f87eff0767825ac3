import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres';
import { toProgramFolder } from './built-program';
import { createTemplate, createTestSecrets } from './test-server';

/** What the set-up leaves for the tear-down. */
export interface RunningTestServer {
  readonly server: EmbeddedPostgres;
  readonly folders: readonly string[];
}

// The two functions run in one process but in separate module registries.
const shared = globalThis as { portalTestRun?: RunningTestServer };

/** Starts one server for a whole test run. It need not survive a power cut. */
// eslint-disable-next-line no-restricted-exports
export default async function startTestServer(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  await createTemplate(server.connection);
  const secrets = createTestSecrets();
  const runId = `${process.pid}`;
  process.env['PORTAL_TEST_RUN'] = runId;
  process.env['PORTAL_TEST_SERVER'] = JSON.stringify(server.connection);
  process.env['PORTAL_TEST_SECRETS'] = JSON.stringify(secrets);
  shared.portalTestRun = { server, folders: [dataDir, join(secrets.rsaKeyFile, '..'), toProgramFolder(runId)] };
}
