import { and, desc, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { type Clock, isFromFuture } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import type { RequestHeaders } from '../../platform/http/call-context';
import { type CallCookies, readCookie } from '../../platform/http/call-cookies';
import type { ClientDescription } from '../../platform/http/describe-client';
import type { DataProtection } from '../../platform/security/data-protection';
import { createSecret, hashSecret } from '../../platform/security/random-secret';
import { readToken, type SessionUse, type Subject } from '../../platform/security/session-verifier';
import { users } from '../users/users.read-model';
import type { SessionCache } from './session-cache';
import { userSession } from './sessions.tables';

/** A session ends after so much time without a call. */
export const IDLE_LIFETIME_MS = 30 * 60_000;

/** A session ends after so much time at the latest. */
export const SESSION_LIFETIME_MS = 12 * 3_600_000;

/** How often it is written down that a session is in use. */
const TOUCH_INTERVAL_MS = 60_000;

/** Cookie without which a token is worthless. */
export const SESSION_COOKIE = 'portal-session';

export interface SessionServiceOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly cache: SessionCache;
  readonly isHttps: boolean;
}

/** What a new session is made of. */
export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly idToken: string;
  readonly client: ClientDescription;
}

/** A session that has not ended. */
export type OpenSession = ClientDescription & Pick<typeof userSession.$inferSelect, 'id' | 'createdAt' | 'lastSeenAt'>;

/** Opens, checks and ends sessions: opaque tokens, stored as hashes, bound to a cookie of the browser. */
export interface SessionService {
  /**
   * Begins a session in a browser, in the caller's transaction, and ends the one it had. Returns the token, which is
   * not kept.
   */
  open(runner: QueryRunner, session: NewSession, cookies: CallCookies): Promise<string>;
  /** Finds the user of a request. */
  verify(headers: RequestHeaders, use?: SessionUse): Promise<Subject | null>;
  /** Ends the session of a request. Returns its ID token; `undefined` when the request belongs to none. */
  end(headers: RequestHeaders, cookies: CallCookies): Promise<string | undefined>;
  endById(id: string): Promise<void>;
  /** Sessions of a user, the last used first. */
  list(owner: Subject): Promise<OpenSession[]>;
  /**
   * Ends sessions of a user besides the one of the call, in the caller's transaction: one by its id, or all of them.
   * Gives what `purge` takes once that is committed.
   */
  endOthers(runner: QueryRunner, owner: Subject, id?: string): Promise<string[]>;
  /** Ends every session of a user, in the caller's transaction; returns the same as `endOthers`. */
  endAll(runner: QueryRunner, userId: string): Promise<string[]>;
  /** Makes this instance notice at once that sessions have ended; the others hear of it. */
  purge(ids: readonly string[]): void;
  purgeExpired(): Promise<void>;
}

export function createSessionService(options: SessionServiceOptions): SessionService {
  const { orm, clock, protection, cache, isHttps } = options;

  const isToken = eq(userSession.tokenHash, sql.placeholder('token'));
  const isBrowser = eq(userSession.browserHash, sql.placeholder('browser'));
  // Asked with most calls: it is put into words once, and has no name that a connection would have to remember.
  const findRow = orm
    .select({
      sessionId: userSession.id,
      lastSeenAt: userSession.lastSeenAt,
      expiresAt: userSession.expiresAt,
      id: users.id,
      issuer: users.issuer,
      account: users.account,
      userCode: users.userCode,
    })
    .from(userSession)
    .innerJoin(users, eq(users.id, userSession.userId))
    .where(and(isToken, isBrowser))
    .prepare('');

  /** Ends sessions here and tells the other instances. */
  async function endWhere(condition: SQL | undefined, runner = orm): Promise<string[]> {
    const rows = await runner.delete(userSession).where(condition).returning({ id: userSession.id });
    for (const { id } of rows) {
      cache.purge(id);
      await runner.execute(sql`select pg_notify('session_ended', ${id})`);
    }
    return rows.map(({ id }) => id);
  }

  function isAlive(): SQL | undefined {
    const now = clock();
    return and(gt(userSession.expiresAt, now), gt(userSession.lastSeenAt, findIdleLimit(now)));
  }

  async function findSession(token: string, cookie: string, { isPassive }: SessionUse): Promise<Subject | null> {
    const now = clock();
    const endingsBefore = cache.countEndings();
    const [row] = await findRow.execute({ token: hashSecret(token), browser: hashSecret(cookie) });
    if (row === undefined) return null;
    const { lastSeenAt, expiresAt, ...subject } = row;
    if (expiresAt <= now || lastSeenAt <= findIdleLimit(now)) {
      // Not left for later: a clock that is set back would revive it.
      await endWhere(eq(userSession.id, subject.sessionId));
      return null;
    }
    if (isFromFuture(lastSeenAt, now)) return null;
    // Not remembered either: the calls of the user behind it have to be noticed.
    if (isPassive) return subject;
    if (now.getTime() - lastSeenAt.getTime() >= TOUCH_INTERVAL_MS) {
      await orm.update(userSession).set({ lastSeenAt: now }).where(eq(userSession.id, subject.sessionId));
    }
    cache.remember(token, { sessionId: subject.sessionId, cookie, subject }, endingsBefore);
    return subject;
  }

  return {
    async open(runner, { id, userId, idToken, client }, cookies) {
      const previous = cookies.read(SESSION_COOKIE);
      if (previous) await endWhere(eq(userSession.browserHash, hashSecret(previous)), runner);
      const [token, cookie, now] = [createSecret(), createSecret(), clock()];
      await runner.insert(userSession).values({
        ...client,
        id,
        tokenHash: hashSecret(token),
        browserHash: hashSecret(cookie),
        userId,
        sealedIdToken: protection.encrypt(idToken, `user_session.id_token:${id}`),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
      });
      cookies.write(SESSION_COOKIE, cookie, SESSION_LIFETIME_MS / 1000);
      return token;
    },
    async verify(headers, use = {}) {
      const token = readToken(headers);
      if (token === undefined) return null;
      const cookie = readCookie(headers, SESSION_COOKIE, isHttps);
      if (cookie === undefined) return null;
      return cache.find(token, cookie) ?? findSession(token, cookie, use);
    },
    async end(headers, cookies) {
      const token = readToken(headers);
      const cookie = cookies.read(SESSION_COOKIE);
      if (token === undefined || cookie === undefined) return undefined;
      const [row] = await orm
        .select()
        .from(userSession)
        .where(and(eq(userSession.tokenHash, hashSecret(token)), eq(userSession.browserHash, hashSecret(cookie))));
      cookies.write(SESSION_COOKIE, '', 0);
      if (row === undefined) return undefined;
      await endWhere(eq(userSession.browserHash, row.browserHash));
      return protection.decrypt(row.sealedIdToken, `user_session.id_token:${row.id}`);
    },
    async endById(id) {
      await endWhere(eq(userSession.id, id));
    },
    async list({ id }) {
      return orm
        .select({
          id: userSession.id,
          deviceName: userSession.deviceName,
          network: userSession.network,
          addressMasked: userSession.addressMasked,
          createdAt: userSession.createdAt,
          lastSeenAt: userSession.lastSeenAt,
        })
        .from(userSession)
        .where(and(eq(userSession.userId, id), isAlive()))
        .orderBy(desc(userSession.lastSeenAt), userSession.id);
    },
    async endOthers(runner, owner, id) {
      const isOther = and(eq(userSession.userId, owner.id), ne(userSession.id, owner.sessionId));
      return endWhere(id === undefined ? isOther : and(isOther, eq(userSession.id, id)), runner);
    },
    endAll: (runner, userId) => endWhere(eq(userSession.userId, userId), runner),
    purge: (ids) => ids.forEach(cache.purge),
    async purgeExpired() {
      const now = clock();
      const isOver = or(lt(userSession.expiresAt, now), lt(userSession.lastSeenAt, findIdleLimit(now)));
      await orm.delete(userSession).where(isOver);
    },
  };
}

function findIdleLimit(now: Date): Date {
  return new Date(now.getTime() - IDLE_LIFETIME_MS);
}

/** Key of a session that is about to be made. */
export function createSessionId(): string {
  return randomUUID();
}
