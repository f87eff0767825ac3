const preset = require('../../jest.preset.js');

const embedded = {
  ...preset,
  displayName: 'portal-api',
  testEnvironment: 'node',
  globalSetup: './src/testing/start-test-server.ts',
  globalTeardown: './src/testing/stop-test-server.ts',
};

const { PORTAL_TEST_DATABASE_URL: givenServer } = process.env;

/** The same tests on a server that is given, but for those of the embedded server itself. */
const given = {
  ...embedded,
  displayName: 'portal-api on the given server',
  globalSetup: './src/testing/use-given-server.ts',
  globalTeardown: undefined,
  globals: { portalTestServer: { connectionString: givenServer } },
  testPathIgnorePatterns: ['/node_modules/', '/database/embedded/'],
};

module.exports = givenServer
  ? { testTimeout: 30_000, projects: [embedded, given] }
  : { ...embedded, testTimeout: 30_000 };
