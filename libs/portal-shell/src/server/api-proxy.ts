import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';

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

/** Time without a byte after which a proxied call is given up, in milliseconds. */
const PROXY_TIMEOUT_MS = 30_000;

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-authorization'];

/** Whether an address belongs to the API: whole first segments decide. */
export function isApiPath(pathname: string): boolean {
  const end = pathname.indexOf('/', 1);
  return API_SEGMENTS.has(end < 0 ? pathname.slice(1) : pathname.slice(1, end));
}

/** Hands the API's addresses on to another origin, for a brand that stands alone on a domain. */
export function createApiProxy(apiOrigin: string): (request: IncomingMessage, response: ServerResponse) => void {
  const origin = new URL(apiOrigin);
  const client = origin.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxSockets: 256 });

  return (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
    const upstream = client.request(
      {
        agent,
        protocol: origin.protocol,
        hostname: origin.hostname,
        port: origin.port,
        method: request.method,
        path: request.url,
        headers: { ...headers, host: origin.host, 'x-forwarded-for': request.socket.remoteAddress ?? '' },
        timeout: PROXY_TIMEOUT_MS,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    upstream.on('timeout', () => upstream.destroy(new Error('The API did not answer in time')));
    upstream.on('error', () => refuse(response));
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
}

function refuse(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ code: '502', msg: '网络错误(502)', data: null, traceId: '' }));
}
