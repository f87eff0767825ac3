const { embedded, run } = require('./jest.embedded.cjs');

const { PORTAL_TEST_DATABASE_URL: givenServer } = process.env;

// Tests of what is built are run by `jest.cluster.cjs`.
const IGNORED = ['/node_modules/', '/src/cluster.spec.ts'];

const own = { ...embedded, displayName: 'portal-api', testPathIgnorePatterns: IGNORED };

/** The same tests on a server that is given, but for those of the embedded server itself. */
const given = {
  ...embedded,
  displayName: 'portal-api on the given server',
  globalSetup: './src/testing/use-given-server.ts',
  globalTeardown: undefined,
  globals: { portalTestServer: { connectionString: givenServer } },
  testPathIgnorePatterns: [...IGNORED, '/database/embedded/'],
};

module.exports = givenServer ? { ...run, projects: [own, given] } : { ...own, ...run };
