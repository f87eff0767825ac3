import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import type { DataProtection } from './data-protection';
import { installationSecret } from './installation-secrets.tables';

/** Reads secrets of the installation, the same on every instance; one that is missing is made once. */
export type InstallationSecrets = (name: string, create: () => Promise<string>) => Promise<string>;

/** Keeps secrets of the installation in its database, under its data key. */
export function createInstallationSecrets(orm: QueryRunner, protection: DataProtection): InstallationSecrets {
  return async (name, create) => {
    const place = `installation_secret:${name}`;
    const find = async () => {
      const [row] = await orm.select().from(installationSecret).where(eq(installationSecret.name, name));
      return row && protection.decrypt(row.sealed, place);
    };
    const known = await find();
    if (known !== undefined) return known;
    const sealed = protection.encrypt(await create(), place);
    // Of two instances that start at once, both get the secret that was stored first.
    await orm.insert(installationSecret).values({ name, sealed }).onConflictDoNothing();
    return (await find()) ?? '';
  };
}
