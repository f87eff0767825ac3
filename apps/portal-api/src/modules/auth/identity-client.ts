import * as openid from 'openid-client';

/** Whom an identity provider vouches for. */
export interface Identity {
  /** Never given to anybody else, unlike all the names below. */
  readonly subject: string;
  readonly account: string;
  readonly nickname: string;
  readonly telephoneMasked: string;
  readonly menuPermissions: readonly string[];
  /** Authentication methods the provider names (RFC 8176). */
  readonly methods: readonly string[];
  readonly idToken: string;
}

/** What must be remembered between leaving for the provider and coming back. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Any OpenID provider, our own or another: code flow with PKCE, and logout. */
export interface IdentityClient {
  /** Name under which its users are stored. */
  readonly issuer: string;
  createChecks(): LoginChecks;
  /** Throws `IssuerUnreachable` when the provider does not answer, as the other two do. */
  buildLoginUrl(checks: LoginChecks, screen: string | undefined): Promise<string>;
  /** Turns the URL the provider came back to into an identity; throws when anything about it is wrong. */
  finishLogin(callbackUrl: URL, checks: LoginChecks): Promise<Identity>;
  /** `undefined` when the provider knows no logout. */
  buildLogoutUrl(idToken: string | undefined, state: string): Promise<string | undefined>;
}

/** The provider did not answer. */
export class IssuerUnreachable extends Error {
  override readonly name = 'IssuerUnreachable';
}

export interface IdentityClientOptions {
  readonly issuer: string;
  /** Name under which the users are stored, where it is not the issuer's URL. */
  readonly issuerKey?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly callbackUrl: string;
  readonly logoutReturnUrl: string;
  /** Carries requests to a provider inside this process. */
  readonly fetch?: openid.CustomFetch;
}

/** Nobody waits longer for a provider somewhere else. */
const TIMEOUT_S = 2;

/** A provider in this process is as slow as the process is, and what it waits for has limits of its own. */
const INNER_TIMEOUT_S = 10;

/** Provider responses are kept this long before its keys and addresses are asked for again. */
const DISCOVERY_LIFETIME_MS = 3_600_000;

export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { issuer, issuerKey = issuer, callbackUrl, logoutReturnUrl } = options;
  let discovered: { readonly configuration: Promise<openid.Configuration>; readonly at: number } | undefined;

  function discover(): Promise<openid.Configuration> {
    if (discovered && Date.now() - discovered.at < DISCOVERY_LIFETIME_MS) return discovered.configuration;
    const configuration = discoverIssuer(options);
    discovered = { configuration, at: Date.now() };
    configuration.catch(() => (discovered = undefined));
    return configuration;
  }

  return {
    issuer: issuerKey,
    createChecks: () => ({
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
    }),
    async buildLoginUrl({ state, nonce, codeVerifier }, screen) {
      const url = openid.buildAuthorizationUrl(await discover(), {
        redirect_uri: callbackUrl,
        scope: 'openid profile phone',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(screen !== undefined && { screen }),
      });
      return url.href;
    },
    async finishLogin(receivedUrl, { state, nonce, codeVerifier }) {
      const configuration = await discover();
      const url = new URL(callbackUrl);
      url.search = receivedUrl.search;
      const tokens = await asReachable(
        openid.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        }),
      );
      const claims = tokens.claims();
      if (claims === undefined || tokens.id_token === undefined) throw new Error('The provider gave no ID token');
      const details = await fetchDetails(configuration, tokens.access_token, claims);
      return { ...readIdentity({ ...details, ...claims }), idToken: tokens.id_token };
    },
    async buildLogoutUrl(idToken, state) {
      const configuration = await discover();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return openid.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: logoutReturnUrl,
        state,
        ...(idToken !== undefined && { id_token_hint: idToken }),
      }).href;
    },
  };
}

async function discoverIssuer({ issuer, clientId, clientSecret, fetch }: IdentityClientOptions) {
  const timeout = fetch ? INNER_TIMEOUT_S : TIMEOUT_S;
  const configuration = await asReachable(
    openid.discovery(new URL(issuer), clientId, clientSecret, openid.ClientSecretBasic(clientSecret), {
      timeout,
      // Plain http is rejected at start-up for every issuer that is not on this machine.
      ...(issuer.startsWith('http:') && { execute: [openid.allowInsecureRequests] }),
      ...(fetch && { [openid.customFetch]: fetch }),
    }),
  );
  configuration.timeout = timeout;
  return configuration;
}

/** Many providers keep the profile out of the ID token; the subject of both must be the same. */
async function fetchDetails(configuration: openid.Configuration, accessToken: string, claims: openid.IDToken) {
  const hasDetails = claims['preferred_username'] !== undefined;
  if (hasDetails || configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  return asReachable(openid.fetchUserInfo(configuration, accessToken, claims.sub));
}

function readIdentity(claims: Readonly<Record<string, unknown>> & { readonly sub: string }): Omit<Identity, 'idToken'> {
  const text = (name: string) => (typeof claims[name] === 'string' ? String(claims[name]).slice(0, 100) : '');
  const texts = (name: string) => {
    const list: unknown = claims[name];
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, 100) : [];
  };
  return {
    subject: claims.sub,
    account: text('preferred_username') || claims.sub,
    nickname: text('nickname') || text('name'),
    telephoneMasked: maskNumber(text('phone_number')),
    menuPermissions: texts('menu_permissions'),
    methods: texts('amr'),
  };
}

/** The provider may give the full number; more than its ends is never stored. */
function maskNumber(number: string): string {
  const digits = number.replace(/^\+86/, '');
  return digits.length >= 8 ? `${digits.slice(0, 3)}****${digits.slice(-4)}` : '';
}

async function asReachable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUnreachable(error)) throw new IssuerUnreachable('The identity provider cannot be reached', { cause: error });
    throw error;
  }
}

const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'UND_ERR_SOCKET'];

/** Told by their shape: the errors of several libraries are wrapped in each other. */
function isUnreachable(error: unknown): boolean {
  let current = error as ErrorShape | null | undefined;
  for (let depth = 0; depth < 6 && typeof current === 'object' && current !== null; depth += 1) {
    const { code, name = '', message = '' } = current;
    if (['TimeoutError', 'AbortError'].includes(name) || code === 'OAUTH_TIMEOUT') return true;
    if (NETWORK_CODES.includes(String(code)) || message === 'fetch failed') return true;
    if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && isServerFailure(current.cause)) return true;
    current = current.cause as ErrorShape | null | undefined;
  }
  return false;
}

interface ErrorShape {
  readonly code?: unknown;
  readonly name?: string;
  readonly message?: string;
  readonly cause?: unknown;
}

function isServerFailure(cause: unknown): boolean {
  return cause instanceof Response && cause.status >= 500;
}
