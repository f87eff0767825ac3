import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Clock, isFromFuture } from '../clock';
import type { QueryRunner } from '../database/database';
import { createSecret, hashSecret } from '../security/random-secret';
import { oneTimeSecret } from './one-time-secrets.tables';

/** What a secret is for; a secret of one purpose is worth nothing for another. */
export type SecretPurpose =
  | 'login-transaction'
  | 'login-interaction'
  | 'login-code'
  | 'logout-ticket'
  | 'logout-return'
  | 'identity-consent'
  | `captcha-${string}`
  | `security-${string}`;

/** How a secret is made. */
export interface SecretOptions<Payload extends object> {
  readonly purpose: SecretPurpose;
  /** Only this browser may use it; any browser when left out. */
  readonly browserHash?: string | undefined;
  readonly payload: Payload;
  readonly lifetimeMs: number;
  /** A secret that somebody else has made already. */
  readonly secret?: string;
}

/** Keeps secrets that are good once and for a short time. Works for several instances on one database. */
export interface OneTimeSecrets {
  /** Makes a secret and returns it; only its hash is stored. */
  issue<Payload extends object>(options: SecretOptions<Payload>): Promise<string>;
  /**
   * Uses a secret up and gives its payload; `undefined` when it is unknown, expired, used, or another browser's.
   * A try that fails uses it up as well: whoever stole it has spoilt it, and no clock that is set back revives it.
   */
  consume<Payload extends object>(
    purpose: SecretPurpose,
    secret: string,
    browserHash?: string,
  ): Promise<Payload | undefined>;
  /** Looks at a secret that may still be used. */
  peek<Payload extends object>(
    purpose: SecretPurpose,
    secret: string,
    browserHash?: string,
  ): Promise<Payload | undefined>;
  /**
   * Takes a secret away that has been used already, and returns its payload. Waits for whoever holds it at that moment,
   * and nobody holds it afterwards.
   */
  takeUsed<Payload extends object>(purpose: SecretPurpose, secret: string): Promise<Payload | undefined>;
  /** Keeps others from taking a used secret away until the caller's transaction ends; `false` where one was faster. */
  holdUsed(runner: QueryRunner, purpose: SecretPurpose, secret: string): Promise<boolean>;
  purgeExpired(): Promise<void>;
}

type SecretRow = typeof oneTimeSecret.$inferSelect;

export function createOneTimeSecrets(orm: QueryRunner, clock: Clock): OneTimeSecrets {
  const isNamed = (purpose: SecretPurpose, secret: string) =>
    and(eq(oneTimeSecret.hash, hashSecret(secret)), eq(oneTimeSecret.purpose, purpose));
  const isUnused = (purpose: SecretPurpose, secret: string) =>
    and(isNamed(purpose, secret), isNull(oneTimeSecret.usedAt));
  const isUsed = (purpose: SecretPurpose, secret: string) =>
    and(isNamed(purpose, secret), isNotNull(oneTimeSecret.usedAt));

  function readPayload<Payload>(row: SecretRow | undefined, browserHash: string | undefined): Payload | undefined {
    const now = clock();
    if (row === undefined || row.expiresAt <= now || isFromFuture(row.createdAt, now)) return undefined;
    const isForeign = row.browserHash !== null && row.browserHash !== browserHash;
    return isForeign ? undefined : (row.payload as Payload);
  }

  return {
    async issue({ purpose, browserHash, payload, lifetimeMs, secret = createSecret() }) {
      const createdAt = clock();
      await orm.insert(oneTimeSecret).values({
        hash: hashSecret(secret),
        purpose,
        browserHash: browserHash ?? null,
        payload,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + lifetimeMs),
      });
      return secret;
    },
    async consume<Payload extends object>(purpose: SecretPurpose, secret: string, browserHash?: string) {
      const [row] = await orm
        .update(oneTimeSecret)
        .set({ usedAt: clock() })
        .where(isUnused(purpose, secret))
        .returning();
      return readPayload<Payload>(row, browserHash);
    },
    async peek<Payload extends object>(purpose: SecretPurpose, secret: string, browserHash?: string) {
      const [row] = await orm.select().from(oneTimeSecret).where(isUnused(purpose, secret));
      return readPayload<Payload>(row, browserHash);
    },
    async takeUsed<Payload extends object>(purpose: SecretPurpose, secret: string) {
      const [row] = await orm.delete(oneTimeSecret).where(isUsed(purpose, secret)).returning();
      return row?.payload as Payload | undefined;
    },
    async holdUsed(runner, purpose, secret) {
      const rows = await runner
        .select({ hash: oneTimeSecret.hash })
        .from(oneTimeSecret)
        .where(isUsed(purpose, secret))
        .for('update');
      return rows.length > 0;
    },
    async purgeExpired() {
      await orm.delete(oneTimeSecret).where(lt(oneTimeSecret.expiresAt, clock()));
    },
  };
}

/** Deletes the codes by which logins of a user that are under way would end in a session. */
export async function purgeLoginCodes(runner: QueryRunner, userId: string): Promise<void> {
  const isOwn = sql`${oneTimeSecret.payload} ->> 'userId' = ${userId}`;
  await runner.delete(oneTimeSecret).where(and(eq(oneTimeSecret.purpose, 'login-code'), isOwn));
}
