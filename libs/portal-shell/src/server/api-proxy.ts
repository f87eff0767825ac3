import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';

/** First segments of the addresses that belong to the API. */
const API_SEGMENTS = new Set([
  'ptl',
  'portal',
  'portal_drill',
  'miot-maas',
  'ops-api',
  'files',
  'loginPage',
  'oidc',
  'readyz',
  'openapi.json',
  'csp',
]);

/** A brand alone on a domain is ready when its API is. */
const READINESS_PATH = '/readyz';
const API_WAIT = { name: 'api', reason: 'The API cannot be reached' };

/** Time without a byte after which a proxied call is given up, in milliseconds. */
const PROXY_TIMEOUT_MS = 30_000;

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-authorization'];

/** What proxies say of the visitor, and anybody else may claim. */
const CLAIMS = /^(x-)?forwarded(-|$)|^x-real-ip$/;

/** Whether an address belongs to the API: whole first segments decide. */
export function isApiPath(pathname: string): boolean {
  const end = pathname.indexOf('/', 1);
  return API_SEGMENTS.has(end < 0 ? pathname.slice(1) : pathname.slice(1, end));
}

/**
 * What the API is told of the visitor. Each proxy adds the address it saw, so the API counts from the end of the chain
 * and never comes to what a visitor has put at its beginning. Of the rest, only a proxy in front knows the protocol.
 */
function describeVisitor({ headers, socket }: IncomingMessage, proxyHops: number): Record<string, string> {
  const chain = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? 'unknown'].flat();
  const protocols = String(headers['x-forwarded-proto'] ?? '').split(',');
  const isHttps = proxyHops > 0 && protocols.at(-1)?.trim() === 'https';
  return { 'x-forwarded-for': chain.join(', '), 'x-forwarded-proto': isHttps ? 'https' : 'http' };
}

/**
 * Hands the API's addresses on to another origin, for a brand that stands alone on a domain. `proxyHops` proxies are
 * in front of it; the API counts one more.
 */
export function createApiProxy(
  apiOrigin: string,
  proxyHops: number,
): (request: IncomingMessage, response: ServerResponse) => void {
  const origin = new URL(apiOrigin);
  const client = origin.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxSockets: 256 });

  return (request, response) => {
    const received = withoutHops(request.headers);
    const headers = Object.fromEntries(Object.entries(received).filter(([name]) => !CLAIMS.test(name)));
    const upstream = client.request(
      {
        agent,
        protocol: origin.protocol,
        hostname: origin.hostname,
        port: origin.port,
        method: request.method,
        path: request.url,
        // The host is the visitor's, the certificate the API's.
        headers: { host: origin.host, ...headers, ...describeVisitor(request, proxyHops) },
        servername: isIP(origin.hostname) ? '' : origin.hostname,
        timeout: PROXY_TIMEOUT_MS,
      },
      (body) => {
        response.writeHead(body.statusCode ?? 502, withoutHops(body.headers));
        body.pipe(response);
      },
    );
    upstream.on('timeout', () => upstream.destroy(new Error('The API did not answer in time')));
    upstream.on('error', () => reject(request, response));
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
}

/** What is said of one connection means nothing on the next. */
function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

function reject({ url }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (url === READINESS_PATH) {
    response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify({ status: 'not ready', waitsFor: [API_WAIT] }));
    return;
  }
  response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ code: '502', msg: '网络错误(502)', data: null, traceId: '' }));
}
