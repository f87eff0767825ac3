import { defineConfig } from 'vitest/config';
import { portals, run } from './vitest.portals.mts';

const { PORTAL_TEST_DATABASE_URL: givenServer } = process.env;

// Tests of what is built are run by `vitest.cluster.mts`.
const NOT_HERE = ['src/cluster.spec.ts'];

const own = { ...portals, test: { ...portals.test, name: 'portal-api', exclude: NOT_HERE } };

/** The same tests on a server that is given, but for those of the embedded server itself. */
const given = {
  ...portals,
  test: {
    ...portals.test,
    name: 'portal-api on the given server',
    globalSetup: ['src/testing/use-given-server.ts'],
    env: { PORTAL_TEST_SERVER: JSON.stringify({ connectionString: givenServer }) },
    exclude: [...NOT_HERE, 'src/platform/database/embedded/**'],
  },
};

export default defineConfig(
  givenServer ? { test: { ...run, projects: [own, given] } } : { ...own, test: { ...own.test, ...run } },
);
