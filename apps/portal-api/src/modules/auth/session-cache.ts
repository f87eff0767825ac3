import type { Clock } from '../../platform/clock';
import type { Subject } from '../../platform/security/session-verifier';

/** A session is looked up again after this time, so that its idle time is noticed. */
const RECHECK_MS = 5000;

/** Beyond this many the oldest are forgotten. */
const MAX_SESSIONS = 20_000;

/** A session that was found in the database. */
export interface KnownSession {
  readonly sessionId: string;
  /** Value of the cookie that the token is bound to. */
  readonly cookie: string;
  readonly subject: Subject;
}

/** Sessions this process has just checked, so that not every call asks the database. */
export interface SessionCache {
  find(token: string, cookie: string): Subject | undefined;
  /** Counts the endings; a look-up that was under way during one is not remembered. */
  countEndings(): number;
  remember(token: string, session: KnownSession, endingsBefore: number): void;
  /** Purges a session that was ended, here or by another instance. */
  purge(sessionId: string): void;
}

/** `isConnected` says whether endings by other instances are heard of; while they are not, nothing is kept. */
export function createSessionCache(clock: Clock, isConnected: () => boolean): SessionCache {
  const byToken = new Map<string, KnownSession & { readonly recheckAt: number; readonly knownAt: number }>();
  const tokens = new Map<string, string>();

  let endings = 0;

  const drop = (token: string, sessionId: string) => {
    byToken.delete(token);
    tokens.delete(sessionId);
  };

  return {
    find(token, cookie) {
      const known = byToken.get(token);
      if (known === undefined || known.cookie !== cookie || !isConnected()) return undefined;
      const now = clock().getTime();
      if (now < known.recheckAt && now >= known.knownAt) return known.subject;
      drop(token, known.sessionId);
      return undefined;
    },
    countEndings: () => endings,
    remember(token, session, endingsBefore) {
      if (endingsBefore !== endings) return;
      const now = clock().getTime();
      byToken.set(token, { ...session, knownAt: now, recheckAt: now + RECHECK_MS });
      tokens.set(session.sessionId, token);
      const [oldest] = byToken;
      if (byToken.size > MAX_SESSIONS && oldest) drop(oldest[0], oldest[1].sessionId);
    },
    purge(sessionId) {
      endings += 1;
      const token = tokens.get(sessionId);
      if (token !== undefined) drop(token, sessionId);
    },
  };
}
