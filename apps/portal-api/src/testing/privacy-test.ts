import { join } from 'node:path';
import type { Database } from '../database/database';
import { openTestDatabase } from './patient-limits';
import { type FileStore, openFolderStore } from '../modules/files/file-store';
import { createAccountsRepository } from '../modules/identity-provider/accounts.repository';
import { createAddressBook, type FindAddress } from '../modules/messages/recipients';
import { createDataProtection, type DataProtection } from '../security/data-protection';
import { createOperators, type Operators } from '../security/operators';
import { createTestClock } from './test-clock';
import { createTestEnvironment, startTestPortal, type TestPortal } from './test-portal';

/** A portal with a clock that a spec sets, and what its steps by the clock are run with. */
export interface PrivacyTest {
  readonly portal: TestPortal;
  readonly database: Database;
  readonly files: FileStore;
  readonly filesDir: string;
  readonly protection: DataProtection;
  readonly findAddress: FindAddress;
  readonly clock: () => Date;
  /** Of specs that let the clock do its work: nobody. */
  readonly operators: Operators;
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
    ...{ portal, database, filesDir, clock, protection, operators: createOperators(new Map()) },
    findAddress: createAddressBook(accounts),
    files: openFolderStore(filesDir),
    advance: (ms) => advance(ms / 1000),
    async close() {
      await database.close();
      await portal.close();
    },
  };
}
