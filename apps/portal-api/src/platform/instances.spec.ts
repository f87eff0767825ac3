import { parseSharedEnvironment } from './config';
import { assertProductionReady, readMigrationMode, readPoolSizes } from './instances';

const KEY = Buffer.alloc(32, 1).toString('base64');
const OBJECT_STORE = {
  FILES_S3_ENDPOINT: 'https://s3.example.com',
  FILES_S3_BUCKET: 'uploads',
  FILES_S3_REGION: 'cn-east-1',
  FILES_S3_ACCESS_KEY: 'key',
  FILES_S3_SECRET_KEY: 'secret',
};
const COMPLETE = { DATABASE_URL: 'postgres://x', PORTAL_DATA_KEY: KEY, ...OBJECT_STORE };

describe('production', () => {
  const check = (variables: Record<string, string>) =>
    assertProductionReady(parseSharedEnvironment({ NODE_ENV: 'production', ...variables }));

  it('needs its own data key beside a database of its own', () => {
    expect(() => check({ ...COMPLETE, PORTAL_DATA_KEY: '' })).toThrow('PORTAL_DATA_KEY must be set in production');
    expect(() => check(COMPLETE)).not.toThrow();
    expect(() => check({ ...COMPLETE, PORTAL_DATA_KEY: '', DATA_KEYS: `a:${KEY}` })).not.toThrow();
    expect(() => check({})).not.toThrow();
  });

  it('keeps no uploads in a folder that other instances cannot reach', () => {
    expect(() => check({ DATABASE_URL: 'postgres://x', PORTAL_DATA_KEY: KEY })).toThrow(
      'Uploads in a folder are out of reach of other instances: with DATABASE_URL in production set FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_REGION, FILES_S3_ACCESS_KEY, FILES_S3_SECRET_KEY.',
    );
    expect(() => check({ NODE_ENV: 'development', DATABASE_URL: 'postgres://x' })).not.toThrow();
  });
});

it.each([
  [{}, false, 'start'],
  [{ DATABASE_URL: 'postgres://x' }, false, 'start'],
  [{ NODE_ENV: 'production' }, false, 'start'],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x' }, true, 'start'],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x' }, false, 'step'],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x', MIGRATIONS: 'start' }, false, 'start'],
  [{ MIGRATIONS: 'step' }, true, 'step'],
])('with %j migrations of a demonstration (%s) are applied by: %s', (variables, isDemo, mode) =>
  expect(readMigrationMode(parseSharedEnvironment(variables), isDemo)).toBe(mode),
);

it('opens as many connections as it is told', () => {
  expect(readPoolSizes(parseSharedEnvironment({}))).toEqual({ queries: 10, transactions: 6 });
  const variables = { DATABASE_POOL_SIZE: '4', DATABASE_TRANSACTION_POOL_SIZE: '2' };
  expect(readPoolSizes(parseSharedEnvironment(variables))).toEqual({ queries: 4, transactions: 2 });
});
