import { join } from 'node:path';
import { openStorage } from './platform/database/open-storage';
import { loadKeys } from './platform/security/key-folder';
import type { RuntimeOptions } from './portal-runtime';

/** Opens the database and the keys of an installation; without its keys the database is closed again. */
export async function openStorageAndKeys(
  { dataDir, databaseUrl, environment, timeLimits }: RuntimeOptions,
  onProgress: (message: string) => void,
  onTrouble: (message: string) => void,
) {
  const binDir = environment.PG_BIN_DIR;
  const storage = await openStorage({ dataDir, databaseUrl, binDir, onProgress, onTrouble, limits: timeLimits });
  try {
    const keys = await loadKeys({
      keyDir: join(dataDir, 'keys'),
      dataKey: environment.PORTAL_DATA_KEY,
      rsaKeyFile: environment.PORTAL_RSA_KEY,
    });
    return { storage, keys };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
