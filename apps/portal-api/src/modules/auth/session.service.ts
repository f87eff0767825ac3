import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import type { QueryRunner } from '../../database/database';
import { type CallCookies, readCookie } from '../../http/call-cookies';
import type { RequestHeaders } from '../../http/call-context';
import type { DataProtection } from '../../security/data-protection';
import { createSecret, hashSecret } from '../../security/random-secret';
import { readToken, type Subject } from '../../security/session-verifier';
import { portalUser } from '../users/users.tables';
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
}

/** Opens, checks and ends sessions: opaque tokens, stored as hashes, bound to a cookie of the browser. */
export interface SessionService {
  /** Begins a session in a browser and ends the one it had. Gives the token, which is not kept. */
  open(session: NewSession, cookies: CallCookies): Promise<string>;
  /** Finds the user of a request. */
  verify(headers: RequestHeaders): Promise<Subject | null>;
  /** Ends the session of a request. Gives its ID token; `undefined` when the request belongs to none. */
  end(headers: RequestHeaders, cookies: CallCookies): Promise<string | undefined>;
  endById(id: string): Promise<void>;
  forgetExpired(): Promise<void>;
}

export function createSessionService(options: SessionServiceOptions): SessionService {
  const { orm, clock, protection, cache, isHttps } = options;

  /** Ends sessions here and tells the other instances. */
  async function endWhere(condition: ReturnType<typeof eq>) {
    const rows = await orm.delete(userSession).where(condition).returning();
    for (const { id } of rows) {
      cache.forget(id);
      await orm.execute(sql`select pg_notify('session_ended', ${id})`);
    }
    return rows;
  }

  async function findSession(token: string, cookie: string): Promise<Subject | null> {
    const now = clock();
    const endingsBefore = cache.countEndings();
    const [row] = await orm
      .select({
        sessionId: userSession.id,
        lastSeenAt: userSession.lastSeenAt,
        id: portalUser.id,
        account: portalUser.account,
        userCode: portalUser.userCode,
      })
      .from(userSession)
      .innerJoin(portalUser, eq(portalUser.id, userSession.userId))
      .where(
        and(
          eq(userSession.tokenHash, hashSecret(token)),
          eq(userSession.browserHash, hashSecret(cookie)),
          gt(userSession.expiresAt, now),
          gt(userSession.lastSeenAt, new Date(now.getTime() - IDLE_LIFETIME_MS)),
        ),
      );
    if (row === undefined) return null;
    const { sessionId, lastSeenAt, ...subject } = row;
    if (now.getTime() - lastSeenAt.getTime() >= TOUCH_INTERVAL_MS) {
      await orm.update(userSession).set({ lastSeenAt: now }).where(eq(userSession.id, sessionId));
    }
    cache.remember(token, { sessionId, cookie, subject }, endingsBefore);
    return subject;
  }

  return {
    async open({ id, userId, idToken }, cookies) {
      const previous = cookies.read(SESSION_COOKIE);
      if (previous) await endWhere(eq(userSession.browserHash, hashSecret(previous)));
      const [token, cookie, now] = [createSecret(), createSecret(), clock()];
      await orm.insert(userSession).values({
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
    async verify(headers) {
      const token = readToken(headers);
      if (token === undefined) return null;
      const cookie = readCookie(headers, SESSION_COOKIE, isHttps);
      if (cookie === undefined) return null;
      return cache.find(token, cookie) ?? findSession(token, cookie);
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
    async forgetExpired() {
      const now = clock();
      const idleSince = new Date(now.getTime() - IDLE_LIFETIME_MS);
      await orm.delete(userSession).where(or(lt(userSession.expiresAt, now), lt(userSession.lastSeenAt, idleSince)));
    },
  };
}

/** Key of a session that is about to be made. */
export function createSessionId(): string {
  return randomUUID();
}
