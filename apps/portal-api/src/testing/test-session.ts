import { randomUUID } from 'node:crypto';
import { SESSION_COOKIE } from '../modules/auth/session.service';
import { EMBEDDED_ISSUER } from '../platform/security/embedded-issuer';
import { createSecret, hashSecret } from '../platform/security/random-secret';
import { STAFF_ROLES, type StaffRole } from '../platform/security/staff-roles';
import { TestBrowser } from './test-browser';
import type { TestPortal } from './test-portal';

/** A browser in which somebody has logged in, and who that is. */
export interface LoggedIn {
  readonly browser: TestBrowser;
  readonly userId: string;
}

/**
 * Makes a user and a session of it, as a login leaves them: for specs that need more users than the demo has. A named
 * account is one of the embedded provider.
 */
export async function openSession(portal: TestPortal, now = new Date(), account?: string): Promise<LoggedIn> {
  const userId = randomUUID();
  await portal.database.query(
    `insert into portal_user (id, issuer, subject, account, user_code, created_at, last_login_at)
     values ($1, $5, $3, $2, $3, $4, $4)`,
    [userId, account ?? `u-${userId}`, `code-${userId}`, now, account === undefined ? 'test' : EMBEDDED_ISSUER],
  );
  return reopenSession(portal, userId, now);
}

/** Makes a user who works for the platform, in every role unless some are named, and a session. */
export async function openStaffSession(
  portal: TestPortal,
  now = new Date(),
  roles: readonly StaffRole[] = STAFF_ROLES,
): Promise<LoggedIn> {
  const session = await openSession(portal, now);
  await grantTestRoles(portal, session.userId, roles);
  return session;
}

/** Has a user work for the platform. */
export async function grantTestRoles(
  portal: TestPortal,
  userId: string,
  roles: readonly StaffRole[] = STAFF_ROLES,
): Promise<void> {
  await portal.database.query(
    `insert into staff_role (user_id, role, granted_at) select $1, role, now() from unnest($2::text[]) as role`,
    [userId, roles],
  );
}

/** Makes another session of a user. */
export async function reopenSession(portal: TestPortal, userId: string, now = new Date()): Promise<LoggedIn> {
  const [token, cookie] = [createSecret(), createSecret()];
  const browser = new TestBrowser(portal.app);
  await portal.database.query(
    `insert into user_session (id, token_hash, browser_hash, user_id, sealed_id_token, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, '', $5, $5, $6)`,
    [randomUUID(), hashSecret(token), hashSecret(cookie), userId, now, new Date(now.getTime() + 12 * 3_600_000)],
  );
  browser.token = token;
  browser.cookies.set(SESSION_COOKIE, cookie);
  return { browser, userId };
}
