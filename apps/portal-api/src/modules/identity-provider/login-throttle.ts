import { and, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { QueryRunner } from '../../database/database';
import { Refusal } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { loginFailure } from './identity-provider.tables';

/** After so many wrong passwords each further try has to wait, longer every time. */
const FREE_FAILURES = 5;

/** After so many the name is locked. */
const MAX_FAILURES = 10;

const LOCK_S = 15 * 60;

/** What is said of a wrong try and of too many. */
export interface ThrottleWords {
  readonly wrong: string;
  /** Follows the number of tries that are left. */
  readonly warning: string;
  readonly locked: string;
}

const LOGIN_WORDS: ThrottleWords = {
  wrong: '账号或密码错误',
  warning: '账号将锁定15分钟',
  locked: '密码错误次数过多，账号已锁定',
};

/** Slows down guessing of one account's password; names that do not exist are treated alike. */
export function createLoginThrottle(orm: QueryRunner, clock: Clock, protection: DataProtection) {
  const { failures, lastFailedAt, nameHash } = loginFailure;
  const isNamed = (name: string) => eq(nameHash, hashName(name));
  const hashName = (name: string) => protection.fingerprint(`login:${name.toLowerCase()}`);

  return {
    /**
     * Counts a try before its password is looked at, so that many at once gain nothing. Gives the refusal for the
     * case that it is wrong; throws one when it comes too early.
     */
    async claimTry(name: string, words = LOGIN_WORDS): Promise<Refusal> {
      const now = clock();
      const pause = sql`make_interval(secs => case when ${failures} >= ${MAX_FAILURES} then ${LOCK_S}::int
        when ${failures} < ${FREE_FAILURES} then 0 else power(2, ${failures} - ${FREE_FAILURES}) end)`;
      const [row] = await orm
        .insert(loginFailure)
        .values({ nameHash: hashName(name), failures: 1, lastFailedAt: now })
        .onConflictDoUpdate({
          target: nameHash,
          set: {
            failures: sql`case when ${lastFailedAt} <= ${endOfLock(now)} then 1 else ${failures} + 1 end`,
            lastFailedAt: now,
          },
          setWhere: sql`${lastFailedAt} + ${pause} <= ${now}`,
        })
        .returning();
      if (row === undefined) throw await describeTooEarly(name, now, words);
      return describeWrong(row.failures, words);
    },
    async forget(name: string): Promise<void> {
      await orm.delete(loginFailure).where(isNamed(name));
    },
    async forgetExpired(): Promise<void> {
      await orm.delete(loginFailure).where(and(lt(lastFailedAt, endOfLock(clock()))));
    },
  };

  async function describeTooEarly(name: string, now: Date, words: ThrottleWords): Promise<Refusal> {
    const [row] = await orm.select().from(loginFailure).where(isNamed(name));
    const tried = row ?? { failures: FREE_FAILURES, lastFailedAt: now };
    const waitedS = (now.getTime() - tried.lastFailedAt.getTime()) / 1000;
    return refuseTry(tried.failures, Math.max(1, Math.ceil(getPauseSeconds(tried.failures) - waitedS)), words);
  }
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

function endOfLock(now: Date): Date {
  return new Date(now.getTime() - LOCK_S * 1000);
}

function describeWrong(failures: number, words: ThrottleWords): Refusal {
  if (failures >= MAX_FAILURES) return refuseTry(failures, LOCK_S, words);
  const hint = failures >= FREE_FAILURES ? `，再错${MAX_FAILURES - failures}次${words.warning}` : '';
  return new Refusal(400, words.wrong + hint, null, '422');
}

function refuseTry(failures: number, retryAfter: number, { locked }: ThrottleWords): Refusal {
  const msg =
    failures >= MAX_FAILURES
      ? `${locked}，请${Math.ceil(retryAfter / 60)}分钟后再试`
      : `尝试过于频繁，请${retryAfter}秒后再试`;
  return new Refusal(429, msg, { retryAfter });
}

function getPauseSeconds(failures: number): number {
  if (failures >= MAX_FAILURES) return LOCK_S;
  return failures < FREE_FAILURES ? 0 : 2 ** (failures - FREE_FAILURES);
}
