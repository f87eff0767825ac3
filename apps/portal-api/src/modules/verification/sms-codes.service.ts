import { SECURITY_SCENES, type SMS_SCENES } from '@portal/api-contract';
import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { randomInt, randomUUID } from 'node:crypto';
import { type Clock, isFromFuture } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { DataProtection } from '../../platform/security/data-protection';
import { smsCode } from './verification.tables';

/** What somebody asks a code for by itself. */
export type RequestedScene = (typeof SMS_SCENES)[number];

/** What a code is for; those of a verification and of a contract are asked for with their records. */
export type SmsScene = RequestedScene | 'realname' | 'contract';

/** Seconds a code is good for, and between two codes for one number. */
export const CODE_LIFETIME_S = 300;
export const RESEND_S = 60;

const DAY_MS = 24 * 3_600_000;
const MAX_PER_DAY = 5;

/** Codes one account may ask for in a day, whatever they are sent to. */
const MAX_PER_ACCOUNT = 10;

/** What codes are for. Each purpose has a breaker of its own: whoever floods one leaves the others working. */
const PURPOSES: readonly (readonly SmsScene[])[] = [
  ...([['register'], ['login'], ['resetPassword']] as const),
  SECURITY_SCENES,
  ['newMobile', 'newMail'],
];

/** Beyond this many for one purpose in an hour something is wrong, and each message costs money. */
const MAX_PER_HOUR = 400;

const MAX_TRIES = 5;

export interface SmsCodesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

/**
 * Codes sent by text message or mail: six digits, five minutes, five tries, once a minute and five a day per number or
 * mail address.
 */
export function createSmsCodes({ database, clock, protection }: SmsCodesOptions) {
  const { orm } = database;
  const indexOf = (address: string) => protection.fingerprint(`telephone:${address}`);
  const hashCode = (id: string, code: string) => protection.fingerprint(`sms-code:${id}:${code}`);

  return {
    /**
     * Makes a code and counts it; rejects with 429 when the number has had too many. Sends nothing. A code that was
     * made for an account is good for that one alone.
     */
    async create(scene: SmsScene, address: string, accountId: string | null = null): Promise<string> {
      const telephoneIndex = indexOf(address);
      return database.transaction(async (runner) => {
        await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${telephoneIndex}`}, 0))`);
        await assertWithinLimits(runner, scene, telephoneIndex);
        if (accountId !== null) await assertAccountWithinLimits(runner, accountId);
        const id = randomUUID();
        const code = String(randomInt(1e6)).padStart(6, '0');
        const createdAt = clock();
        const expiresAt = new Date(createdAt.getTime() + CODE_LIFETIME_S * 1000);
        const codeHash = hashCode(id, code);
        await runner.insert(smsCode).values({ id, scene, telephoneIndex, accountId, codeHash, createdAt, expiresAt });
        return code;
      });
    },
    /** Tries a code; a right one is used up, and after five tries no code is right any more. */
    async useUp(scene: SmsScene, address: string, code: string, accountId?: string): Promise<boolean> {
      const now = clock();
      const isAsker = accountId === undefined ? isNull(smsCode.accountId) : eq(smsCode.accountId, accountId);
      const [newest] = await orm
        .select({ id: smsCode.id })
        .from(smsCode)
        .where(and(eq(smsCode.telephoneIndex, indexOf(address)), eq(smsCode.scene, scene), isAsker))
        .orderBy(desc(smsCode.createdAt))
        .limit(1);
      if (newest === undefined) return false;
      const isOpen = and(isNull(smsCode.usedAt), lt(smsCode.tries, MAX_TRIES));
      const hash = hashCode(newest.id, code);
      // One that is too late is used up as well: a clock that is set back does not revive it.
      const isDone = sql`${smsCode.codeHash} = ${hash} or ${smsCode.expiresAt} <= ${now}::timestamptz`;
      const [tried] = await orm
        .update(smsCode)
        .set({ tries: sql`${smsCode.tries} + 1`, usedAt: sql`case when ${isDone} then ${now}::timestamptz end` })
        .where(and(eq(smsCode.id, newest.id), isOpen))
        .returning();
      if (tried === undefined || tried.codeHash !== hash) return false;
      return tried.expiresAt > now && !isFromFuture(tried.createdAt, now);
    },
    async purgeExpired(): Promise<void> {
      await orm.delete(smsCode).where(lt(smsCode.createdAt, new Date(clock().getTime() - DAY_MS)));
    },
  };

  async function assertAccountWithinLimits(runner: QueryRunner, accountId: string): Promise<void> {
    const now = clock().getTime();
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sms account ${accountId}`}, 0))`);
    const [oldest] = await runner
      .select({ createdAt: smsCode.createdAt })
      .from(smsCode)
      .where(and(eq(smsCode.accountId, accountId), gt(smsCode.createdAt, new Date(now - DAY_MS))))
      .orderBy(desc(smsCode.createdAt))
      .offset(MAX_PER_ACCOUNT - 1)
      .limit(1);
    if (oldest)
      throw rejectSending(oldest.createdAt.getTime() + DAY_MS - now, '今日获取验证码次数已达上限，请24小时后再试');
  }

  async function assertWithinLimits(runner: QueryRunner, scene: SmsScene, telephoneIndex: string): Promise<void> {
    const now = clock().getTime();
    const recent = await runner
      .select({ createdAt: smsCode.createdAt })
      .from(smsCode)
      .where(and(eq(smsCode.telephoneIndex, telephoneIndex), gt(smsCode.createdAt, new Date(now - DAY_MS))))
      .orderBy(desc(smsCode.createdAt));
    const [newest] = recent;
    const oldest = recent[MAX_PER_DAY - 1];
    if (oldest)
      throw rejectSending(oldest.createdAt.getTime() + DAY_MS - now, '今日获取验证码次数已达上限，请24小时后再试');
    if (newest && newest.createdAt.getTime() + RESEND_S * 1000 > now) {
      throw rejectSending(newest.createdAt.getTime() + RESEND_S * 1000 - now, '验证码发送过于频繁，请稍后再试');
    }
    const [all] = await runner
      .select({ total: count() })
      .from(smsCode)
      .where(and(inArray(smsCode.scene, findPurpose(scene)), gt(smsCode.createdAt, new Date(now - 3_600_000))));
    if ((all?.total ?? 0) >= MAX_PER_HOUR) throw new HttpError(503, '短信服务繁忙，请稍后再试');
  }
}

function findPurpose(scene: SmsScene): SmsScene[] {
  return [...(PURPOSES.find((scenes) => scenes.includes(scene)) ?? [scene])];
}

export type SmsCodes = ReturnType<typeof createSmsCodes>;

function rejectSending(waitMs: number, msg: string): HttpError {
  return new HttpError(429, msg, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** Deletes the codes an account asked for. */
export async function purgeAccountCodes(runner: QueryRunner, accountId: string): Promise<void> {
  await runner.delete(smsCode).where(eq(smsCode.accountId, accountId));
}
