import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres';
import { toProgramFolder } from './built-program';
import { createTemplate, createTestSecrets } from './test-server';

/** Starts one server for a whole test run, which need not survive a power cut; what it returns ends it. */
// eslint-disable-next-line no-restricted-exports
export default async function startTestServer(): Promise<() => Promise<void>> {
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
  return async () => {
    await server.close();
    for (const folder of [dataDir, join(secrets.rsaKeyFile, '..'), toProgramFolder(runId)]) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
