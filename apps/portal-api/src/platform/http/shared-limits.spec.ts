import { setUp } from '../../testing/set-up';
import { createTestEnvironment, startTestPortal, type TestPortal } from '../../testing/test-portal';

const environment = { ...createTestEnvironment(), NODE_ENV: 'production' };

const first = setUp(() => startTestPortal({ environment, isDemo: true, isRateLimited: true }));
const second = setUp(() =>
  startTestPortal({ environment, isDemo: true, isRateLimited: true, databaseUrl: first.database.url }),
);

const report = async ({ app }: TestPortal) => {
  const headers = { 'content-type': 'application/csp-report' };
  const { statusCode } = await app.inject({ method: 'POST', url: '/csp', headers, payload: '{}' });
  return statusCode;
};

it('is one limit for all instances of a production', async () => {
  const responses = [];
  for (let call = 0; call < 60; call += 1) responses.push(await report(call % 2 ? first : second));
  expect(new Set(responses)).toEqual(new Set([204]));
  expect([await report(first), await report(second)]).toEqual([429, 429]);
});
