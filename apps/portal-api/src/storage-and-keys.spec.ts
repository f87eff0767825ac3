import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from './platform/files/file-store';
import { type DataKey, toDataKey } from './platform/security/keyring';
import { resealAll } from './platform/security/reseal';
import { PORTAL_CONTRIBUTIONS } from './portal-modules';
import type { RuntimeOptions } from './portal-runtime';
import { openStorageAndKeys } from './storage-and-keys';
import { setUp } from './testing/set-up';
import { createTestDatabase, createTestEnvironment } from './testing/test-portal';

const [OLD, NEW] = [toDataKey(randomBytes(32)), { id: 'new', bytes: randomBytes(32) }];
const PLACE = 'somewhere:1';

const test = setUp(async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'portal-rotation-'));
  chmodSync(folder, 0o711);
  return {
    ...{ database, folder },
    async close() {
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
});

/** Opens the installation as an instance that has such keys, and closes it after the work. */
async function withKeys<Result>(
  keys: readonly DataKey[],
  work: (kept: Awaited<ReturnType<typeof openStorageAndKeys>>) => Result | Promise<Result>,
): Promise<Result> {
  const environment = { ...createTestEnvironment(), PORTAL_DATA_KEY: undefined, PORTAL_RSA_KEY: undefined };
  const options = {
    ...{ environment: { ...environment, DATA_KEYS: keys }, databaseUrl: test.database.url },
    ...{ dataDir: test.folder, contentDir: '', mediaDir: '', loginPageDir: undefined, logLevel: 'silent' },
  } satisfies RuntimeOptions;
  const ignore = () => undefined;
  const kept = await openStorageAndKeys(options, { onProgress: ignore, onTrouble: ignore });
  try {
    return await work(kept);
  } finally {
    await kept.storage.close();
  }
}

it('lets keys come and go: all stays readable, is found by the same hashes, and is sealed anew', async () => {
  const before = await withKeys([OLD], ({ protection, telephoneKey }) => ({
    sealed: protection.encrypt('x', PLACE),
    fingerprint: protection.fingerprint('x'),
    telephoneKey: telephoneKey.export({ format: 'jwk' }),
  }));

  await withKeys([NEW, OLD], ({ protection }) => {
    expect(protection.decrypt(before.sealed, PLACE)).toBe('x');
    expect(protection.fingerprint('x')).toBe(before.fingerprint);
  });
  await expect(withKeys([NEW], () => undefined)).rejects.toMatchObject({
    name: 'StartupError',
    message: `The database is sealed under the key ${OLD.id}, which this installation does not have; add it to DATA_KEYS.`,
  });

  await withKeys([NEW, OLD], ({ storage, protection }) =>
    resealAll({
      ...{ orm: storage.database.orm, protection, files: openFolderStore(join(test.folder, 'files')) },
      sealedColumns: PORTAL_CONTRIBUTIONS.sealedColumns,
    }),
  );
  await withKeys([NEW], ({ protection, telephoneKey }) => {
    expect(protection.fingerprint('x')).toBe(before.fingerprint);
    expect(telephoneKey.export({ format: 'jwk' })).toEqual(before.telephoneKey);
  });
});
