import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createErasedFiles } from '../../platform/files/erased-files';
import { openFolderStore } from '../../platform/files/file-store';
import { openScanner } from '../../platform/files/malware-scanner';
import { createUploadInspector } from '../../platform/files/upload-inspector';
import { createUploads, purgeUnusedFiles } from '../../platform/files/uploads.service';
import { createDataProtection } from '../../platform/security/data-protection';
import { storeFile } from '../../testing/multipart';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';

const portal = setUpPortal();
let folder: string;
let browser: TestBrowser;

beforeAll(async () => {
  folder = join(portal.contentDir, '..', 'data', 'files');
  ({ browser } = await openSession(portal));
});

const readRow = async (id: string) =>
  (
    await portal.database.query<{ storage_key: string; owner_id: string }>('select * from stored_file where id = $1', [
      id,
    ])
  )[0];

describe('bytes that cannot be removed at this moment', () => {
  const database = setUp(() => openTestDatabase(portal.database.address));
  const readKey = async (id: string) => (await readRow(id))?.storage_key ?? '';
  const removeBytes = (store = openFolderStore(folder)) =>
    runDue(database.orm, [createErasedFiles(database, store)], new Date());
  const brokenStore = () => ({
    ...openFolderStore(folder),
    remove: () => Promise.reject(new Error('the store does not answer')),
  });

  it('are removed later once nothing referred to their file for a day', async () => {
    const id = await storeFile(browser);
    const key = await readKey(id);
    const clock = () => new Date(Date.now() + 25 * 3_600_000);
    await purgeUnusedFiles({ database, clock });
    await expect(removeBytes(brokenStore())).rejects.toThrow(AggregateError);
    expect([await readRow(id), existsSync(join(folder, key))]).toEqual([undefined, true]);
    await removeBytes();
    expect(existsSync(join(folder, key))).toBe(false);
  });

  it('are removed later where their owner has removed the file', async () => {
    const id = await storeFile(browser);
    const key = await readKey(id);
    const ownerId = (await readRow(id))?.owner_id ?? '';
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => void failures.push(error);
    const clock = () => new Date();
    const uploads = createUploads({
      ...{ database, clock, store: brokenStore(), onFailure, protection: createDataProtection(randomBytes(32)) },
      ...{ inspector: createUploadInspector({ onFailure }), scanner: openScanner(undefined) },
    });
    expect(await uploads.remove({ id: ownerId }, id)).toBe(true);
    expect(failures).toEqual([new Error('the store does not answer')]);
    expect([await readRow(id), existsSync(join(folder, key))]).toEqual([undefined, true]);
    await removeBytes();
    expect(existsSync(join(folder, key))).toBe(false);
  });
});
