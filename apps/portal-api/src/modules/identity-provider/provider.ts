import { createHash } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import type { AccountsRepository } from './accounts.repository';
import { createOidcAdapter } from './oidc-adapter';
import type { ProviderKeys } from './provider-keys';

/** Name of the portal at its own provider. */
export const CLIENT_ID = 'portal';

const MINUTE_S = 60;
const SESSION_S = 12 * 3600;

export interface ProviderOptions {
  readonly issuer: string;
  readonly callbackUrl: string;
  readonly logoutReturnUrl: string;
  readonly keys: ProviderKeys;
  readonly accounts: AccountsRepository;
  readonly orm: QueryRunner;
  readonly clock: Clock;
}

/**
 * The embedded OpenID provider: one client, code flow with PKCE, login pages of our own. Its package is read with the
 * first login.
 */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  // The package's own entry prints a recommendation of a newer Node.js at every start, and adds nothing else.
  const { Provider } = await import('oidc-provider/lib/provider.js');
  const isHttps = options.issuer.startsWith('https:');
  const provider = new Provider(options.issuer, createConfiguration(options));
  // The host is set by us before each request, so what the proxy headers say is what we know.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    ctx.set({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': LOGOUT_POLICY,
      ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    });
    await next();
  });
  return provider;
}

function createConfiguration({ callbackUrl, logoutReturnUrl, keys, accounts, orm, clock }: ProviderOptions) {
  return {
    adapter: createOidcAdapter(orm, clock),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: keys.clientSecret,
        redirect_uris: [callbackUrl],
        post_logout_redirect_uris: [logoutReturnUrl],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [keys.signingKey] },
    cookies: { keys: [keys.cookieKey], long: { httpOnly: true, sameSite: 'lax' }, short: { sameSite: 'lax' } },
    scopes: ['openid', 'profile', 'phone'],
    claims: {
      openid: ['sub', 'amr'],
      profile: ['preferred_username', 'nickname', 'menu_permissions'],
      phone: ['phone_number'],
    },
    // The portal reads who somebody is out of the ID token alone.
    conformIdTokenClaims: false,
    extraParams: ['screen'],
    pkce: { required: () => true },
    responseTypes: ['code'],
    ttl: {
      AuthorizationCode: MINUTE_S,
      AccessToken: MINUTE_S,
      IdToken: SESSION_S,
      Interaction: 60 * MINUTE_S,
      // An idle session of the portal is not renewed in silence (decision 0007).
      Session: 30 * MINUTE_S,
      Grant: SESSION_S,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: showLogout },
    },
    interactions: { url: (_ctx, { uid }) => `/ptl/api/auth/interaction/${uid}` },
    findAccount: async (_ctx, id) => {
      const account = await accounts.findById(id);
      if (account === undefined) return undefined;
      return {
        accountId: id,
        claims: async () => ({
          sub: id,
          preferred_username: account.userName,
          nickname: account.nickname,
          phone_number: account.telephoneMasked,
          menu_permissions: [...account.menuPermissions],
        }),
      };
    },
    loadExistingGrant: grantToPortal,
    renderError: (ctx) => ctx.redirect('/loginPage/#/failed'),
  } satisfies Configuration;
}

// The portal is the provider's only client and its own: nobody is asked whether it may know them.
async function grantToPortal(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile phone');
  await grant.save();
  return grant;
}

const SUBMIT_SCRIPT = "document.getElementById('op.logoutForm').submit()";

const LOGOUT_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SUBMIT_SCRIPT).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The user has pressed 退出登录 already: the form confirms itself. */
function showLogout(ctx: KoaContextWithOIDC, form: string): void {
  ctx.body = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>正在退出登录</title></head><body>${form}
<input type="hidden" name="logout" value="yes" form="op.logoutForm">
<noscript><button type="submit" form="op.logoutForm">退出登录</button></noscript>
<script>${SUBMIT_SCRIPT}</script></body></html>`;
}
