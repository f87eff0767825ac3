import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { StartupError } from '../startup-error';
import { type DataProtection, UnknownKeyError } from './data-protection';
import { installationSecret } from './installation-secrets.tables';
import { defineSealedColumn } from './sealed-column';

/** Where secrets of the installation are sealed. */
export const sealedSecrets = defineSealedColumn(
  installationSecret.name,
  installationSecret.sealed,
  'installation_secret',
);

/** Reads secrets of the installation, the same on every instance; one that is missing is made once. */
export type InstallationSecrets = (name: string, create: () => Promise<string>) => Promise<string>;

/** Keeps secrets of the installation in its database, under its data key. */
export function createInstallationSecrets(orm: QueryRunner, protection: DataProtection): InstallationSecrets {
  const open = (sealed: string, place: string) => {
    try {
      return protection.decrypt(sealed, place);
    } catch (error) {
      if (!(error instanceof UnknownKeyError)) throw error;
      throw new StartupError(
        `The database is sealed under the key ${error.keyId}, which this installation does not have; add it to DATA_KEYS.`,
      );
    }
  };
  return async (name, create) => {
    const place = sealedSecrets.toPlace(name);
    const find = async () => {
      const [row] = await orm.select().from(installationSecret).where(eq(installationSecret.name, name));
      return row && open(row.sealed, place);
    };
    const known = await find();
    if (known !== undefined) return known;
    const sealed = protection.encrypt(await create(), place);
    // Of two instances that start at once, both get the secret that was stored first.
    await orm.insert(installationSecret).values({ name, sealed }).onConflictDoNothing();
    return (await find()) ?? '';
  };
}
