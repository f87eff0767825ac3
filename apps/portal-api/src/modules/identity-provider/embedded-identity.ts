import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
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
import { CLIENT_ID, createProvider } from './provider';
import { loadProviderKeys } from './provider-keys';

export interface EmbeddedIdentityOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly secrets: OneTimeSecrets;
  readonly publicOrigin: string;
  readonly callbackUrl: string;
  readonly logoutReturnUrl: string;
  readonly isDemo: boolean;
  /** The running app, for the portal's own requests to the provider inside it. */
  readonly getApp: () => FastifyInstance;
}

/** Starts the embedded provider with its accounts. */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions) {
  const { orm, clock, protection, secrets, publicOrigin, callbackUrl, logoutReturnUrl, isDemo, getApp } = options;
  const issuer = `${publicOrigin}/oidc`;
  const keys = await loadProviderKeys(createInstallationSecrets(orm, protection));
  const accounts = createAccountsRepository({ orm, clock, protection, isDemo });
  const passwords = createPasswordHasher();
  const throttle = createLoginThrottle(orm, clock, protection);
  const provider = createProvider({ issuer, callbackUrl, logoutReturnUrl, keys, accounts, orm, clock });
  if (isDemo) await seedDemoAccounts(accounts, passwords);
  const client = createIdentityClient({
    issuer,
    issuerKey: EMBEDDED_ISSUER,
    clientId: CLIENT_ID,
    clientSecret: keys.clientSecret,
    callbackUrl,
    logoutReturnUrl,
    fetch: createInternalFetch(getApp),
  });
  return {
    client,
    provider,
    accounts,
    passwords,
    throttle,
    interactions: createInteractions({ provider, secrets }),
    async purgeExpired(): Promise<void> {
      await purgeExpiredOidcState(orm, clock);
      await throttle.purgeExpired();
    },
  };
}

export type EmbeddedIdentity = Awaited<ReturnType<typeof createEmbeddedIdentity>>;

/** Requests to the own provider never leave the process: its public address need not be reachable from here. */
function createInternalFetch(getApp: () => FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await getApp().inject({
      method: method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers as Record<string, string>)),
      ...(body != null && { payload: String(body) }),
    });
    const answerHeaders = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(answer.body, { status: answer.statusCode, headers: answerHeaders });
  };
}
