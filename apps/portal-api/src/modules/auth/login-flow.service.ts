import type { LoginWay } from '@portal/api-contract/account';
import type { Database } from '../../platform/database/database';
import type { RequestHeaders } from '../../platform/http/call-context';
import type { CallCookies } from '../../platform/http/call-cookies';
import type { ClientDescription } from '../../platform/http/describe-client';
import type { OneTimeSecrets } from '../../platform/one-time-secrets/one-time-secrets.service';
import { ensureBrowser, readBrowser } from '../../platform/security/browser-binding';
import type { DataProtection } from '../../platform/security/data-protection';
import { addQueryParameter } from '../../platform/security/safe-return';
import { readBrandPath } from '../users/brand-path';
import type { UsersRepository } from '../users/users.repository';
import { type IdentityClient, IssuerUnreachable, type LoginChecks } from './identity-client';
import type { LoginLog } from './login-log.repository';
import { readLoginWay } from './login-methods';
import { createSessionId, type SessionService } from './session.service';

/** Time between leaving for the identity provider and coming back. */
const TRANSACTION_LIFETIME_MS = 10 * 60_000;

/** Time in which the portal's own code has to be exchanged. */
export const LOGIN_CODE_LIFETIME_MS = 60_000;

const LOGOUT_LIFETIME_MS = 2 * 60_000;

const TRANSACTION_COOKIE = 'portal-login-';

/** Logins that are started but not finished; beyond this many the cookies of older ones are removed. */
const MAX_TRANSACTIONS = 5;

interface Transaction extends LoginChecks {
  readonly returnTo: string;
}

interface CodePayload {
  readonly userId: string;
  readonly sessionId: string;
  readonly way: LoginWay;
  readonly sealedIdToken: string;
}

interface FinishedLogin {
  readonly userId: string;
  readonly idToken: string;
  readonly way: LoginWay;
}

interface LogoutPayload {
  readonly sealedIdToken: string | null;
}

interface LoginStart {
  /** The public origin the browser came to. */
  readonly origin: string;
  readonly returnTo: string;
  readonly screen: string | undefined;
}

interface LogoutStart {
  readonly origin: string;
  readonly ticket: string;
  readonly next: string;
}

export interface LoginFlowOptions {
  readonly database: Database;
  readonly secrets: OneTimeSecrets;
  /** Who vouches for people who come to an origin. */
  readonly identityOf: (origin: string) => IdentityClient;
  readonly users: UsersRepository;
  readonly sessions: SessionService;
  readonly protection: DataProtection;
  readonly loginLog: LoginLog;
  /** Called with everybody who logs in. */
  readonly onLogin: (userId: string) => Promise<void>;
  /** Hears why a login could not be finished. */
  readonly onFailure: (error: unknown) => void;
}

/** Page of the login app that explains what went wrong. */
export function describeFailurePage(screen: 'failed' | 'unavailable', returnTo = '/'): string {
  return `/loginPage/#/${screen}?redirect=${encodeURIComponent(returnTo)}`;
}

/** Where a login starts; the way back is appended by the browser. */
export const AUTHORIZE_PATH = '/ptl/api/auth/authorize';

const LOGOUT_PATH = '/ptl/api/auth/logout';

/** The portal's own login between browser and identity provider (spec §4). Every method returns the next URL. */
export function createLoginFlow(options: LoginFlowOptions) {
  const { database, secrets, identityOf, users, sessions, protection, loginLog, onLogin, onFailure } = options;
  return {
    /** Leaves for the provider; what must be remembered stays here, under a cookie of this browser. */
    async start({ origin, returnTo, screen }: LoginStart, cookies: CallCookies): Promise<string> {
      const identity = identityOf(origin);
      const checks = identity.createChecks();
      try {
        const url = await identity.buildLoginUrl(checks, screen);
        const payload: Transaction = { ...checks, returnTo };
        const secret = await secrets.issue({
          purpose: 'login-transaction',
          browserHash: ensureBrowser(cookies),
          payload,
          lifetimeMs: TRANSACTION_LIFETIME_MS,
        });
        dropOldTransactions(cookies);
        cookies.write(nameTransaction(checks.state), secret, TRANSACTION_LIFETIME_MS / 1000);
        return url;
      } catch (error) {
        if (error instanceof IssuerUnreachable) return describeFailurePage('unavailable', returnTo);
        throw error;
      }
    },
    /** Comes back from the provider: notes the user and goes on to the page with a code of our own. */
    async finish(url: URL, cookies: CallCookies): Promise<string> {
      const cookieName = nameTransaction(url.searchParams.get('state') ?? '');
      const secret = cookies.read(cookieName);
      if (secret === undefined) return describeFailurePage('failed');
      cookies.write(cookieName, '', 0);
      const browserHash = readBrowser(cookies);
      const transaction = await secrets.consume<Transaction>('login-transaction', secret, browserHash);
      if (transaction === undefined || browserHash === undefined) return describeFailurePage('failed');
      const { returnTo, ...checks } = transaction;
      // The user turned back at the provider's page: they come home without a code.
      if (url.searchParams.get('error') === 'access_denied') return returnTo;
      const identity = identityOf(url.origin);
      try {
        const { idToken, methods, ...who } = await identity.finishLogin(url, checks);
        const site = { origin: url.origin, brandPath: readBrandPath(returnTo) };
        const user = await users.noteLogin({ ...who, issuer: identity.issuer, site });
        const code = await issueCode(
          { userId: user.id, idToken, way: readLoginWay(identity.issuer, methods) },
          browserHash,
        );
        return addQueryParameter(returnTo, 'code', code);
      } catch (error) {
        onFailure(error);
        return describeFailurePage(error instanceof IssuerUnreachable ? 'unavailable' : 'failed', returnTo);
      }
    },
    /** Where the login that is under way wants to return to, for the login page's own links. */
    async findReturn(state: string, cookies: CallCookies): Promise<string> {
      const secret = cookies.read(nameTransaction(state)) ?? '';
      const transaction = await secrets.peek<Transaction>('login-transaction', secret, readBrowser(cookies));
      return transaction?.returnTo ?? '/';
    },
    /** Exchanges a code for a token; `undefined` when it is not good, or not this browser's. */
    async exchange(code: string, cookies: CallCookies, client: ClientDescription) {
      const payload = await secrets.consume<CodePayload>('login-code', code, readBrowser(cookies));
      if (payload === undefined) {
        // Whoever holds a code that was used already may have stolen it, or the first one had.
        const used = await secrets.takeUsed<CodePayload>('login-code', code);
        if (used) await sessions.endById(used.sessionId);
        return undefined;
      }
      const { userId, sessionId, sealedIdToken, way } = payload;
      // Before the user is looked at: afterwards the account is either kept or closed.
      await onLogin(userId);
      const user = await users.findById(userId);
      if (user === undefined || user.closedAt !== null) return undefined;
      const idToken = protection.decrypt(sealedIdToken, `login_code:${sessionId}`);
      // Whoever comes with the same code meanwhile waits, and then ends what was opened.
      const token = await database.transaction(async (runner) => {
        if (!(await secrets.holdUsed(runner, 'login-code', code))) return undefined;
        return sessions.open(runner, { id: sessionId, userId, idToken, client }, cookies);
      });
      if (token === undefined) return undefined;
      await loginLog.noteSuccess(userId, way, client);
      return { token, user: { account: user.account, userCode: user.userCode } };
    },
    /** Ends the session of a request, and returns the URL that also ends the one at the provider. */
    async startLogout(headers: RequestHeaders, cookies: CallCookies): Promise<string> {
      const idToken = await sessions.end(headers, cookies);
      const browserHash = ensureBrowser(cookies);
      const sealedIdToken = idToken === undefined ? null : protection.encrypt(idToken, `logout:${browserHash}`);
      const payload: LogoutPayload = { sealedIdToken };
      const purpose = 'logout-ticket' as const;
      const ticket = await secrets.issue({ purpose, browserHash, payload, lifetimeMs: LOGOUT_LIFETIME_MS });
      return `${LOGOUT_PATH}?ticket=${ticket}&redirect_uri=`;
    },
    /** Leaves for the provider's logout; `undefined` where no page of ours has begun one in this browser. */
    async leave({ origin, ticket, next }: LogoutStart, cookies: CallCookies): Promise<string | undefined> {
      const browserHash = ensureBrowser(cookies);
      const payload = await secrets.consume<LogoutPayload>('logout-ticket', ticket, browserHash);
      if (payload === undefined) return undefined;
      const sealed = payload.sealedIdToken;
      const idToken = sealed === null ? undefined : protection.decrypt(sealed, `logout:${browserHash}`);
      const purpose = 'logout-return' as const;
      const state = await secrets.issue({ purpose, browserHash, payload: { next }, lifetimeMs: LOGOUT_LIFETIME_MS });
      try {
        return (await identityOf(origin).buildLogoutUrl(idToken, state)) ?? next;
      } catch (error) {
        // Here the session is over already; the provider's own ends by its time.
        if (error instanceof IssuerUnreachable) return next;
        throw error;
      }
    },
    /** Comes back from the provider's logout. */
    async arrive(state: string, cookies: CallCookies): Promise<string> {
      const payload = await secrets.consume<{ next: string }>('logout-return', state, readBrowser(cookies));
      return payload?.next ?? '/';
    },
  };

  async function issueCode({ idToken, ...login }: FinishedLogin, browserHash: string) {
    const sessionId = createSessionId();
    const payload: CodePayload = {
      ...login,
      sessionId,
      sealedIdToken: protection.encrypt(idToken, `login_code:${sessionId}`),
    };
    return secrets.issue({ purpose: 'login-code', browserHash, payload, lifetimeMs: LOGIN_CODE_LIFETIME_MS });
  }
}

export type LoginFlow = ReturnType<typeof createLoginFlow>;

// One cookie a login, so that two tabs do not spoil each other's.
function nameTransaction(state: string): string {
  return TRANSACTION_COOKIE + state.replace(/[^\w-]/g, '').slice(0, 8);
}

function dropOldTransactions(cookies: CallCookies): void {
  for (const name of cookies.list(TRANSACTION_COOKIE).slice(0, -(MAX_TRANSACTIONS - 1))) cookies.write(name, '', 0);
}
