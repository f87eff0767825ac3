import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { DataProtection } from '../../platform/security/data-protection';
import { loginBrowser, loginFailure } from './identity-provider.tables';

/** How many wrong passwords are free, after which each further try waits longer, and how many lock. */
interface Limits {
  readonly free: number;
  readonly max: number;
}

const SOURCE_LIMITS: Limits = { free: 5, max: 10 };

/** A guesser with many networks is stopped too; only browsers in which the name has logged in go on. */
const STRANGER_LIMITS: Limits = { free: 50, max: 50 };

const STRANGERS = '';

const LOCK_S = 15 * 60;

/** For so long a browser counts as the owner's after a login. */
const TRUST_S = 180 * 24 * 3600;

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

/** Where a try to log in comes from. */
export interface TryOrigin {
  /** The part of the address that one client cannot change at will. */
  readonly network: string;
  /** Hash that stands for the browser; `undefined` for one without a cookie. */
  readonly browserHash: string | undefined;
}

/**
 * Slows down guessing of a password, by the name that was typed: names that do not exist are treated alike. Tries are
 * counted by network, and by browser where the name has logged in there, so that a stranger does not lock the owner out.
 */
export function createLoginThrottle(orm: QueryRunner, clock: Clock, protection: DataProtection) {
  const { failures, lastFailedAt, nameHash, sourceHash } = loginFailure;
  const hashName = (name: string) => protection.fingerprint(`login:${name.toLowerCase()}`);
  const hashSource = (source: string) => protection.fingerprint(`login-source:${source}`);

  return {
    /**
     * Counts a try to log in before its password is looked at, so that many at once gain nothing. Returns the error for
     * the case that it is wrong.
     * @throws {Error} 429 where it comes too early
     */
    async claimLogin(name: string, origin: TryOrigin): Promise<HttpError> {
      const key = hashName(name);
      const words = LOGIN_WORDS;
      if (await isTrusted(key, origin)) {
        return claim(key, hashSource(`browser:${origin.browserHash}`), SOURCE_LIMITS, words);
      }
      const wrong = await claim(key, hashSource(`network:${origin.network}`), SOURCE_LIMITS, words);
      await claim(key, STRANGERS, STRANGER_LIMITS, words);
      return wrong;
    },
    /** As `claimLogin`, for a password asked of somebody with a session: all tries for the name count together. */
    async claimProof(name: string, words: ThrottleWords): Promise<HttpError> {
      return claim(hashName(name), STRANGERS, SOURCE_LIMITS, words);
    },
    /** The password was right: the wrong ones from there are forgotten, and the browser is the owner's from now on. */
    async trust(name: string, origin: TryOrigin): Promise<void> {
      const key = hashName(name);
      if (!(await isTrusted(key, origin))) await giveBack(key);
      const sources = [`network:${origin.network}`, `browser:${origin.browserHash}`].map(hashSource);
      await orm.delete(loginFailure).where(and(eq(nameHash, key), inArray(sourceHash, sources)));
      if (origin.browserHash === undefined) return;
      await orm
        .insert(loginBrowser)
        .values({ nameHash: key, browserHash: origin.browserHash, seenAt: clock() })
        .onConflictDoUpdate({
          target: [loginBrowser.nameHash, loginBrowser.browserHash],
          set: { seenAt: clock() },
        });
    },
    /** Purges all wrong passwords for a name. */
    async purge(name: string): Promise<void> {
      await orm.delete(loginFailure).where(eq(nameHash, hashName(name)));
    },
    async purgeExpired(): Promise<void> {
      const now = clock();
      await orm.delete(loginFailure).where(lt(lastFailedAt, endOfLock(now)));
      await orm.delete(loginBrowser).where(lt(loginBrowser.seenAt, endOfTrust(now)));
    },
  };

  async function isTrusted(key: string, { browserHash }: TryOrigin): Promise<boolean> {
    if (browserHash === undefined) return false;
    const isSame = and(eq(loginBrowser.nameHash, key), eq(loginBrowser.browserHash, browserHash));
    const [row] = await orm
      .select({ seenAt: loginBrowser.seenAt })
      .from(loginBrowser)
      .where(and(isSame, gt(loginBrowser.seenAt, endOfTrust(clock()))));
    return row !== undefined;
  }

  /** A stranger who turned out to be the owner has not guessed. */
  async function giveBack(key: string): Promise<void> {
    const ofStrangers = and(eq(nameHash, key), eq(sourceHash, STRANGERS), gt(failures, 0));
    await orm
      .update(loginFailure)
      .set({ failures: sql`${failures} - 1` })
      .where(ofStrangers);
  }

  async function claim(name: string, source: string, limits: Limits, words: ThrottleWords): Promise<HttpError> {
    const now = clock();
    const pause = sql`make_interval(secs => case when ${failures} >= ${limits.max} then ${LOCK_S}::int
      else power(2, ${failures} - ${limits.free}) end)`;
    const [row] = await orm
      .insert(loginFailure)
      .values({ nameHash: name, sourceHash: source, failures: 1, lastFailedAt: now })
      .onConflictDoUpdate({
        target: [nameHash, sourceHash],
        set: {
          failures: sql`case when ${lastFailedAt} <= ${endOfLock(now)} then 1 else ${failures} + 1 end`,
          lastFailedAt: now,
        },
        setWhere: sql`${failures} < ${limits.free} or ${lastFailedAt} + ${pause} <= ${now}`,
      })
      .returning();
    if (row === undefined) throw await describeTooEarly(name, source, limits, words);
    return describeWrong(row.failures, limits, words);
  }

  async function describeTooEarly(
    name: string,
    source: string,
    limits: Limits,
    words: ThrottleWords,
  ): Promise<HttpError> {
    const now = clock();
    const [row] = await orm
      .select()
      .from(loginFailure)
      .where(and(eq(nameHash, name), eq(sourceHash, source)));
    const tried = row ?? { failures: limits.free, lastFailedAt: now };
    const waitedS = (now.getTime() - tried.lastFailedAt.getTime()) / 1000;
    const pauseS = getPauseSeconds(tried.failures, limits);
    return rejectTry(tried.failures, Math.max(1, Math.ceil(pauseS - waitedS)), limits, words);
  }
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

function endOfLock(now: Date): Date {
  return new Date(now.getTime() - LOCK_S * 1000);
}

function endOfTrust(now: Date): Date {
  return new Date(now.getTime() - TRUST_S * 1000);
}

function describeWrong(failures: number, limits: Limits, words: ThrottleWords): HttpError {
  if (failures >= limits.max) return rejectTry(failures, LOCK_S, limits, words);
  const hint = failures >= limits.free ? `，再错${limits.max - failures}次${words.warning}` : '';
  return new HttpError(400, words.wrong + hint, null, '422');
}

function rejectTry(failures: number, retryAfter: number, { max }: Limits, { locked }: ThrottleWords): HttpError {
  const msg =
    failures >= max ? `${locked}，请${Math.ceil(retryAfter / 60)}分钟后再试` : `尝试过于频繁，请${retryAfter}秒后再试`;
  return new HttpError(429, msg, { retryAfter });
}

function getPauseSeconds(failures: number, { free, max }: Limits): number {
  if (failures >= max) return LOCK_S;
  return failures < free ? 0 : 2 ** (failures - free);
}
