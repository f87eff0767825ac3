import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import type { PublicOrigins } from '../../platform/http/public-origins';
import type { OneTimeSecrets } from '../../platform/one-time-secrets/one-time-secrets.service';
import type { DataProtection } from '../../platform/security/data-protection';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import { createInstallationSecrets } from '../../platform/security/installation-secrets';
import { createIdentityClient } from '../auth/identity-client';
import { createAccountsRepository } from './accounts.repository';
import { seedDemoAccounts } from './demo-accounts';
import { createInteractions } from './interactions';
import { createLoginThrottle } from './login-throttle';
import { purgeExpiredOidcState } from './oidc-adapter';
import { createPasswordHasher } from './password-hasher';
import { createPerOrigin } from './per-origin';
import { CLIENT_ID, createProvider } from './provider';
import { loadProviderKeys } from './provider-keys';
import { toReturnUrls } from './return-urls';

export interface EmbeddedIdentityOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly secrets: OneTimeSecrets;
  readonly origins: PublicOrigins;
  readonly isDemo: boolean;
  /** The running app, for the portal's own requests to the provider inside it. */
  readonly getApp: () => FastifyInstance;
}

/** Starts the embedded provider with its accounts. */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions) {
  const { orm, clock, protection, secrets, origins, isDemo, getApp } = options;
  const keys = await loadProviderKeys(createInstallationSecrets(orm, protection));
  const accounts = createAccountsRepository({ orm, clock, protection, isDemo });
  const passwords = createPasswordHasher();
  const throttle = createLoginThrottle(orm, clock, protection);
  const providerOf = createPerOrigin((origin) =>
    createProvider({ ...toReturnUrls(origin), issuer: toIssuer(origin), keys, accounts, orm, clock }),
  );
  if (isDemo) await seedDemoAccounts(accounts, passwords);
  const clientOf = createPerOrigin((origin) =>
    createIdentityClient({
      ...toReturnUrls(origin),
      issuer: toIssuer(origin),
      issuerKey: EMBEDDED_ISSUER,
      clientId: CLIENT_ID,
      clientSecret: keys.clientSecret,
      fetch: createInternalFetch(getApp),
    }),
  );
  return {
    clientOf,
    /** The provider under the issuer of one public origin. All share accounts, keys and state. */
    providerOf,
    accounts,
    passwords,
    throttle,
    interactions: createInteractions({ findProvider: () => providerOf(origins.first), secrets }),
    async purgeExpired(): Promise<void> {
      await purgeExpiredOidcState(orm, clock);
      await throttle.purgeExpired();
    },
  };
}

export type EmbeddedIdentity = Awaited<ReturnType<typeof createEmbeddedIdentity>>;

function toIssuer(origin: string): string {
  return `${origin}/oidc`;
}

/** Requests to the own provider never leave the process: its public URL need not be reachable from here. */
function createInternalFetch(getApp: () => FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { host, pathname, search } = new URL(url);
    const response = await getApp().inject({
      method: method as 'GET' | 'POST',
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(headers as Record<string, string>)), host },
      ...(body != null && { payload: String(body) }),
    });
    const responseHeaders = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(response.body, { status: response.statusCode, headers: responseHeaders });
  };
}
