import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Parts of an ID token. */
export interface TokenParts {
  readonly header: Record<string, unknown>;
  readonly claims: Record<string, unknown>;
}

/** How an issuer lies: each part may be changed before it is sent. */
export interface Lies {
  readonly token?: (parts: TokenParts) => void;
  readonly signature?: (signature: Buffer) => Buffer;
  readonly userInfo?: (claims: Record<string, unknown>) => void;
  /** Answers a path itself. */
  readonly respond?: (path: string, response: ServerResponse) => boolean;
}

/** An OpenID provider that logs everybody in at once and may lie about it. */
export interface FakeIssuer {
  readonly issuer: string;
  lies: Lies;
  close(): Promise<void>;
}

/** Starts the provider on a free port. */
export async function startFakeIssuer(): Promise<FakeIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const nonces = new Map<string, string>();
  const fake = { issuer: '', lies: {} as Lies, close: () => Promise.resolve() };

  const createIdToken = (nonce: string) => {
    const now = Math.floor(Date.now() / 1000);
    const parts: TokenParts = {
      header: { alg: 'ES256', kid: 'k1', typ: 'JWT' },
      claims: { iss: fake.issuer, sub: 'subject-1', aud: 'portal-elsewhere', nonce, iat: now, exp: now + 300 },
    };
    fake.lies.token?.(parts);
    const text = [parts.header, parts.claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    if (parts.header['alg'] === 'none') return `${text.join('.')}.`;
    const signature = sign('sha256', Buffer.from(text.join('.')), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return [...text, (fake.lies.signature?.(signature) ?? signature).toString('base64url')].join('.');
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', fake.issuer);
    if (fake.lies.respond?.(url.pathname, response)) return;
    if (url.pathname === '/authorize') {
      const code = randomBytes(8).toString('hex');
      nonces.set(code, url.searchParams.get('nonce') ?? '');
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.search = String(new URLSearchParams({ code, state: url.searchParams.get('state') ?? '', iss: fake.issuer }));
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => sendJson(response, respondToCall(url.pathname, new URLSearchParams(body))));
  });

  function respondToCall(path: string, form: URLSearchParams): object {
    if (path === '/.well-known/openid-configuration')
      return {
        issuer: fake.issuer,
        authorization_endpoint: `${fake.issuer}/authorize`,
        token_endpoint: `${fake.issuer}/token`,
        userinfo_endpoint: `${fake.issuer}/userinfo`,
        jwks_uri: `${fake.issuer}/jwks`,
        authorization_response_iss_parameter_supported: true,
        id_token_signing_alg_values_supported: ['ES256'],
      };
    if (path === '/jwks') return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'ES256' }] };
    if (path === '/token') {
      const nonce = nonces.get(form.get('code') ?? '') ?? '';
      return { access_token: 'a', token_type: 'bearer', id_token: createIdToken(nonce) };
    }
    const claims: Record<string, unknown> = { sub: 'subject-1', preferred_username: 'zhao.elsewhere' };
    fake.lies.userInfo?.(claims);
    return claims;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return fake;
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
