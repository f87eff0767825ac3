const API_SEGMENTS = [
  'ptl',
  'portal',
  'portal_drill',
  'miot-maas',
  'ops-api',
  'files',
  'loginPage',
  'oidc',
  'healthz',
  'readyz',
  'openapi.json',
  'csp',
];

const SLASH = 47;
const QUESTION_MARK = 63;
const HASH = 35;

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {{ handle(request: Incoming, response: Outgoing): void }} Handler
 * @typedef {Handler & { basePath: string, close(): Promise<void> }} Brand
 */

/**
 * Sends each request to the API or to a brand, by the first whole segment of its path.
 * @param {{ api: Handler, brands: Brand[], rootBrand: Handler }} parts
 * @returns {Handler}
 */
export function createGateway({ api, brands, rootBrand }) {
  const handlers = new Map(API_SEGMENTS.map((segment) => [segment, api]));
  for (const brand of brands) {
    if (brand.basePath) addBrand(handlers, brand);
  }
  return {
    handle(request, response) {
      const handler = handlers.get(readFirstSegment(request.url ?? '')) ?? rootBrand;
      try {
        handler.handle(request, response);
      } catch (error) {
        respondWithFailure(response, error);
      }
    },
  };
}

/**
 * First segment of a request's path, not decoded: `/%6diot` is not `/miot`.
 * @param {string} url
 */
export function readFirstSegment(url) {
  let end = 1;
  for (; end < url.length; end += 1) {
    const code = url.charCodeAt(end);
    if (code === SLASH || code === QUESTION_MARK || code === HASH) break;
  }
  return url.slice(1, end);
}

/** @param {Map<string, Handler>} handlers @param {Brand} brand */
function addBrand(handlers, brand) {
  const segment = brand.basePath.slice(1);
  if (handlers.has(segment)) throw new Error(`The address ${brand.basePath} is taken twice.`);
  handlers.set(segment, brand);
}

/** @param {Outgoing} response @param {unknown} error */
function respondWithFailure(response, error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Internal Server Error');
}
