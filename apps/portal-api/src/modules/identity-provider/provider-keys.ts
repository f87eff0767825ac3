import { eq } from 'drizzle-orm';
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { QueryRunner } from '../../platform/database/database';
import type { DataProtection } from '../../platform/security/data-protection';
import { installationSecret } from './identity-provider.tables';

/** Secrets of the embedded provider; the same on every instance and after every restart. */
export interface ProviderKeys {
  /** Private signing key as JWK. */
  readonly signingKey: Readonly<Record<string, unknown>>;
  readonly cookieKey: string;
  readonly clientSecret: string;
}

/** Reads the provider's secrets; those that are missing are made once. */
export async function loadProviderKeys(orm: QueryRunner, protection: DataProtection): Promise<ProviderKeys> {
  const read = (name: string, create: () => Promise<string>) => readOrCreate(orm, protection, name, create);
  const [signingKey, cookieKey, clientSecret] = [
    await read('oidc-signing-key', createSigningKey),
    await read('oidc-cookie-key', createRandomText),
    await read('oidc-client-secret', createRandomText),
  ];
  return { signingKey: JSON.parse(signingKey) as ProviderKeys['signingKey'], cookieKey, clientSecret };
}

async function readOrCreate(
  orm: QueryRunner,
  protection: DataProtection,
  name: string,
  create: () => Promise<string>,
): Promise<string> {
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
}

async function createRandomText(): Promise<string> {
  return randomBytes(32).toString('base64url');
}

async function createSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(9).toString('base64url');
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' });
}
