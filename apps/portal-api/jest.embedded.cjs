const path = require('node:path');
const preset = require('../../jest.preset.js');

// Jest loads packages as CommonJS; these have ES modules only.
const ES_PACKAGES = [
  ...['@portal', 'openid-client', 'oauth4webapi', 'oidc-provider', 'jose', 'nanoid', 'quick-lru', 'eta'],
  ...['htmlparser2', 'domhandler', 'domutils', 'domelementtype', 'dom-serializer', 'entities'],
  // It imports while it runs, which Jest can only where it has rewritten that.
  '@opentelemetry/otlp-exporter-base',
  // Those of highlighted code and of emphasis in Chinese.
  ...['@shikijs', 'oniguruma-to-es', 'oniguruma-parser', 'regex', 'regex-recursion', 'regex-utilities'],
  ...['markdown-it-cjk-friendly', 'get-east-asian-width'],
];

// Jest looks each global up in a proxy; the queries of one call ask for these by the thousand.
const FREQUENT_GLOBALS = [
  ...['Object', 'Array', 'Symbol', 'Map', 'Set', 'WeakMap', 'Promise', 'JSON', 'Math'],
  ...['String', 'Number', 'RegExp', 'Date', 'Error'],
];

/** Specs that start portals, on a database server of their test run. */
exports.embedded = {
  ...preset,
  testEnvironment: 'node',
  sandboxInjectedGlobals: FREQUENT_GLOBALS,
  transformIgnorePatterns: [`${path.join(__dirname, '../../node_modules')}/(?!(${ES_PACKAGES.join('|')})/)`],
  globalSetup: path.join(__dirname, 'src/testing/start-test-server.ts'),
  globalTeardown: path.join(__dirname, 'src/testing/stop-test-server.ts'),
};

/**
 * How they are run: by two, for the database works beside them; a process that has run many specs is replaced before its
 * memory slows it. Patience with a busy machine: what has a limit measures it.
 */
exports.run = { testTimeout: 300_000, maxWorkers: 2, workerIdleMemoryLimit: '1200MB' };
