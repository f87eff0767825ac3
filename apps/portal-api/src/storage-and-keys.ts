import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { openStorage, type OpenStorageOptions, type Storage } from './platform/database/open-storage';
import { readDataKeys } from './platform/config';
import { readMigrationMode, readPoolSizes } from './platform/instances';
import { loadKeyring } from './platform/security/data-key';
import { createKeyringProtection, type DataProtection, deriveHashKey } from './platform/security/data-protection';
import { createInstallationSecrets } from './platform/security/installation-secrets';
import { loadTelephoneKey } from './platform/security/telephone-key';
import type { RuntimeOptions } from './portal-runtime';

/** What an installation keeps, and the keys it is kept under. */
export interface StorageAndKeys {
  readonly storage: Storage;
  readonly protection: DataProtection;
  readonly telephoneKey: KeyObject;
}

/** Opens the database and the keys of an installation; without its keys the database is closed again. */
export async function openStorageAndKeys(
  { dataDir, databaseUrl, environment, timeLimits, isDemo = false }: RuntimeOptions,
  watching: Pick<OpenStorageOptions, 'onProgress' | 'onTrouble' | 'observe'>,
): Promise<StorageAndKeys> {
  const { PG_BIN_DIR: binDir, PORTAL_RSA_KEY: file } = environment;
  const storage = await openStorage({
    ...{ dataDir, databaseUrl, binDir, limits: timeLimits, ...watching },
    poolSizes: readPoolSizes(environment),
    migrations: readMigrationMode({ ...environment, DATABASE_URL: databaseUrl }, isDemo),
  });
  try {
    const keyDir = join(dataDir, 'keys');
    const keyring = await loadKeyring(keyDir, readDataKeys(environment));
    const readSecret = createInstallationSecrets(storage.database.orm, createKeyringProtection(keyring));
    // Look-ups go by hashes, which therefore must not change with the data keys.
    const hashKey = await readSecret('hash-key', async () => deriveHashKey(keyring).toString('base64'));
    const protection = createKeyringProtection(keyring, Buffer.from(hashKey, 'base64'));
    return { storage, protection, telephoneKey: await loadTelephoneKey({ file, keyDir, readSecret }) };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
