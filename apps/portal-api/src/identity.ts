import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import type { SharedEnvironment } from './config';
import type { Storage } from './database/open-storage';
import type { RateLimiter } from './http/rate-limiter';
import { createLoginLog } from './modules/account-security/login-log.repository';
import { registerAuthPages } from './modules/auth/auth-pages.routes';
import { createIdentityClient } from './modules/auth/identity-client';
import { createLoginFlow } from './modules/auth/login-flow.service';
import { createSessionCache } from './modules/auth/session-cache';
import { createSessionService } from './modules/auth/session.service';
import { createEmbeddedIdentity } from './modules/identity-provider/embedded-identity';
import { registerInteractionPage } from './modules/identity-provider/interactions';
import { registerProviderRoutes } from './modules/identity-provider/provider.routes';
import { createOneTimeSecrets } from './modules/one-time-secrets/one-time-secrets.service';
import { createUsersRepository } from './modules/users/users.repository';
import type { DataProtection } from './security/data-protection';

export interface IdentityOptions {
  readonly environment: SharedEnvironment;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly publicOrigin: string;
  readonly isDemo: boolean;
  readonly getApp: () => FastifyInstance;
  /** Hears of everybody who logs in. */
  readonly onLogin: (userId: string) => Promise<void>;
  /** Hears why logins fail. */
  readonly onFailure: (error: unknown) => void;
}

/** Everything about who somebody is: sessions, the login's way through the provider, and the provider itself. */
export async function createIdentity(options: IdentityOptions) {
  const { environment, storage, clock, protection, publicOrigin, isDemo, getApp, onLogin, onFailure } = options;
  const { orm } = storage.database;
  const isHttps = publicOrigin.startsWith('https:');
  const callbackUrl = `${publicOrigin}/ptl/api/auth/callback`;
  const logoutReturnUrl = `${publicOrigin}/ptl/api/auth/logout-done`;

  const secrets = createOneTimeSecrets(orm, clock);
  const users = createUsersRepository(orm, clock);
  const loginLog = createLoginLog(orm, clock);
  const cache = createSessionCache(clock, storage.watch.isUp);
  storage.watch.onNotification('session_ended', cache.forget);
  const sessions = createSessionService({
    orm,
    clock,
    protection,
    cache,
    isHttps,
  });

  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId = '', OIDC_CLIENT_SECRET: clientSecret = '' } = environment;
  const common = { callbackUrl, logoutReturnUrl };
  const embedded =
    issuer === undefined
      ? await createEmbeddedIdentity({ ...common, orm, clock, protection, secrets, publicOrigin, isDemo, getApp })
      : undefined;
  const identity =
    embedded?.client ?? createIdentityClient({ ...common, issuer: issuer ?? '', clientId, clientSecret });
  const { database } = storage;
  const flow = createLoginFlow({
    ...{ database, secrets, identity, users, sessions, protection, loginLog, onLogin, onFailure },
  });

  return {
    secrets,
    users,
    sessions,
    loginLog,
    flow,
    embedded,
    /** Registers the addresses browsers go to. */
    registerRoutes(app: FastifyInstance, rateLimiter: RateLimiter | undefined): void {
      registerAuthPages(app, { flow, publicOrigin, rateLimiter });
      if (embedded === undefined) return;
      const { provider, interactions } = embedded;
      registerInteractionPage(app, { provider, interactions, flow, isHttps });
      registerProviderRoutes(app, { provider, publicOrigin, rateLimiter });
    },
    /** Deletes what is over, often: a clock that is set back finds little to revive. */
    async endExpired(): Promise<void> {
      await Promise.all([secrets.forgetExpired(), sessions.forgetExpired(), embedded?.forgetExpired()]);
    },
    forgetOld: loginLog.forgetOld,
  };
}

export type PortalIdentity = Awaited<ReturnType<typeof createIdentity>>;
