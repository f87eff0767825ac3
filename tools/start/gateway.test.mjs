import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGateway } from './gateway.mjs';

const cases = [
  ['/', 'root'],
  ['/home', 'root'],
  ['/miot', 'miot'],
  ['/miot/', 'miot'],
  ['/miot/homepage', 'miot'],
  ['/miot?from=home', 'miot'],
  ['/miot#top', 'miot'],
  ['/miotx', 'root'],
  ['/MIOT/homepage', 'root'],
  ['/%6diot/homepage', 'root'],
  ['//miot/homepage', 'root'],
  ['/miot-maas/portal/getSeoInfo', 'api'],
  ['/ptl/home', 'api'],
  ['/ptlx', 'root'],
  ['/portal/user', 'api'],
  ['/portal_drill/user', 'api'],
  ['/portals', 'root'],
  ['/files/a.webp?w=2', 'api'],
  ['/loginPage/', 'api'],
  ['/loginpage/', 'root'],
  ['/oidc/auth?x=1', 'api'],
  ['/oidcx', 'root'],
  ['/healthz', 'api'],
  ['/readyz', 'api'],
  ['/openapi.json', 'api'],
  ['/openapi.jsonx', 'root'],
  ['/csp', 'api'],
  ['*', 'root'],
  ['', 'root'],
  ['/constructor', 'root'],
  ['/__proto__', 'root'],
];

/** @param {string} name @param {string[]} log */
function createHandler(name, log) {
  return { basePath: name === 'root' ? '' : `/${name}`, handle: () => void log.push(name), close: async () => {} };
}

describe('gateway', () => {
  for (const [url, expected] of cases) {
    it(`sends ${url || 'an empty address'} to ${expected}`, () => {
      /** @type {string[]} */
      const log = [];
      const brands = ['miot', 'root'].map((name) => createHandler(name, log));
      const gateway = createGateway({ api: createHandler('api', log), brands, rootBrand: brands[1] });
      gateway.handle(/** @type {any} */ ({ url }), /** @type {any} */ ({}));
      assert.deepEqual(log, [expected]);
    });
  }

  it('refuses two brands at one address, and a brand at an address of the API', () => {
    const api = createHandler('api', []);
    const miot = createHandler('miot', []);
    const files = createHandler('files', []);
    assert.throws(() => createGateway({ api, brands: [miot, miot], rootBrand: api }), /\/miot is taken twice/);
    assert.throws(() => createGateway({ api, brands: [files], rootBrand: api }), /\/files is taken twice/);
  });

  it('answers 500 when a handler throws', (context) => {
    context.mock.method(process.stderr, 'write', () => true);
    /** @type {unknown[]} */
    const responses = [];
    const response = {
      headersSent: false,
      writeHead: (/** @type {number} */ status) => (responses.push(status), response),
      end: () => {},
    };
    const failing = { basePath: '', handle: () => assert.fail('broken'), close: async () => {} };
    createGateway({ api: failing, brands: [], rootBrand: failing }).handle(
      /** @type {any} */ ({ url: '/' }),
      /** @type {any} */ (response),
    );
    assert.deepEqual(responses, [500]);
  });
});
