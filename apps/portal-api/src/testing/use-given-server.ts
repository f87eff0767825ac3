import { createTemplate } from './test-server';

/** Prepares the server that was given for the tests. */
// eslint-disable-next-line no-restricted-exports
export default async function prepareGivenServer(): Promise<void> {
  await createTemplate({ connectionString: process.env['PORTAL_TEST_DATABASE_URL'] });
}
