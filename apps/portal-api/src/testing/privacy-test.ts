import { join } from 'node:path';
import { createAccountsRepository } from '../modules/identity-provider/accounts.repository';
import { createAddressBook } from '../modules/messages/recipients';
import type { Database } from '../platform/database/database';
import { type FileStore, openFolderStore } from '../platform/files/file-store';
import type { FindAddress } from '../platform/messages/find-address';
import type { Contributions } from '../platform/modules/contributions';
import { createDataProtection, type DataProtection } from '../platform/security/data-protection';
import { PORTAL_CONTRIBUTIONS } from '../portal-modules';
import { openTestDatabase } from './patient-limits';
import { createTestClock } from './test-clock';
import { createTestEnvironment, startTestPortal, type TestPortal } from './test-portal';

/** A portal with a clock that a spec sets, and what its steps by the clock are run with. */
export interface PrivacyTest extends Pick<Contributions, 'personalData' | 'closingBlockers'> {
  readonly portal: TestPortal;
  readonly database: Database;
  readonly files: FileStore;
  readonly filesDir: string;
  readonly protection: DataProtection;
  readonly findAddress: FindAddress;
  readonly clock: () => Date;
  /** Sets the clock ahead. */
  advance(ms: number): void;
  close(): Promise<void>;
}

/** Milliseconds of a day. */
export const DAY_MS = 24 * 3_600_000;

/** Starts a portal for specs about exports and closed accounts. */
export async function startPrivacyTest(): Promise<PrivacyTest> {
  const { now: clock, advance } = createTestClock();
  const portal = await startTestPortal({ clock, isDemo: true });
  const database = openTestDatabase(portal.database.address);
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const accounts = createAccountsRepository({ orm: database.orm, clock, protection, isDemo: true });
  const filesDir = join(portal.contentDir, '..', 'data', 'files');
  return {
    ...PORTAL_CONTRIBUTIONS,
    ...{ portal, database, filesDir, clock, protection },
    findAddress: createAddressBook(accounts),
    files: openFolderStore(filesDir),
    advance: (ms) => advance(ms / 1000),
    async close() {
      await database.close();
      await portal.close();
    },
  };
}
