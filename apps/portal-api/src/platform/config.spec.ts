import {
  assertIdentityComplete,
  parseProgramConfig,
  parseSharedEnvironment,
  readClamd,
  readEnvironmentName,
  readObjectStore,
  readWechat,
} from './config';

const KEY = Buffer.alloc(32, 1).toString('base64');

describe('the settings of the program', () => {
  it('have defaults', () => {
    const config = parseProgramConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4300, TRUST_PROXY_HOPS: 0, LOG_LEVEL: 'info' });
    expect(config.dataDir).toMatch(/\.data$/);
    expect(config.mediaDir).toBe(`${config.contentDir}/media`);
  });

  it('treat an empty variable as one that is not set', () => {
    expect(parseProgramConfig({ PORT: '', DATABASE_URL: '' })).toEqual(parseProgramConfig({}));
  });

  it('give a balancer time in production', () => {
    expect(parseProgramConfig({}).drainMs).toBe(0);
    expect(parseProgramConfig({ NODE_ENV: 'production' }).drainMs).toBeGreaterThan(0);
  });

  it.each([
    ['DRAIN_SECONDS', 'long', 'DRAIN_SECONDS is not usable: must be a number from 0 to 600.'],
    ['MAX_EVENT_LOOP_DELAY_MS', '0', 'MAX_EVENT_LOOP_DELAY_MS is not usable: must be at least 1.'],
    ['PORT', 'eighty', 'PORT is not usable: must be a number.'],
    ['PORT', '70000', 'PORT is not usable: must be a port number.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is not usable: must be one of fatal, error, warn, info, debug, trace, silent.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is not usable: must begin with postgres://, postgresql:// or socket:.'],
    ['PORTAL_DATA_KEY', 'c2hvcnQ=', 'PORTAL_DATA_KEY is not usable: must be 32 bytes in base64.'],
    ['DATA_KEYS', 'a:c2hvcnQ=', 'DATA_KEYS is not usable: must be keys like name:32 bytes in base64'],
    ['DATA_KEYS', `a:${KEY},a:${KEY}`, 'DATA_KEYS is not usable: must be keys like name:32 bytes in base64'],
    ['DATA_KEYS', `a.b:${KEY}`, 'DATA_KEYS is not usable: must be keys like name:32 bytes in base64'],
    ['PUBLIC_ORIGIN', 'ftp://x', 'PUBLIC_ORIGIN is not usable: must be an http or https origin.'],
    [
      'FURTHER_ORIGINS',
      'https://b.example, c.example',
      'FURTHER_ORIGINS is not usable: must be http or https origins, separated by commas.',
    ],
    [
      'FILES_S3_ENDPOINT',
      's3.example.com',
      'FILES_S3_ENDPOINT is not usable: must be the address of an S3-compatible store.',
    ],
    ['REDIS_URL', 'http://x', 'REDIS_URL is not usable: must begin with redis:// or rediss://.'],
    ['MIGRATIONS', 'never', 'MIGRATIONS is not usable: must be start or step.'],
    ['DATABASE_POOL_SIZE', '0', 'DATABASE_POOL_SIZE is not usable: must be at least 1.'],
    ['DATABASE_TRANSACTION_POOL_SIZE', '2.5', 'DATABASE_TRANSACTION_POOL_SIZE is not usable: must be a whole number.'],
    ['JOBS_AT_ONCE', '-1', 'JOBS_AT_ONCE is not usable: must be at least 0.'],
    ['JOBS_AT_ONCE', '501', 'JOBS_AT_ONCE is not usable: must be at most 500.'],
    ['TIME_LIMIT_FACTOR', '101', 'TIME_LIMIT_FACTOR is not usable: must be at most 100.'],
    ['FILES_S3_BUCKET', '../x', 'FILES_S3_BUCKET is not usable: must be the name of a bucket.'],
    ['CLAMD_URL', 'http://clamd:3310', 'CLAMD_URL is not usable: must be the address of clamd, like tcp://host:3310.'],
    ['WECHAT_APP_ID', 'wx&secret=', 'WECHAT_APP_ID is not usable: must be the id of a WeChat account.'],
    ['SEARCH_INDEX', 'cluster', 'SEARCH_INDEX is not usable: must be memory or database.'],
    [
      'SEARCH_URL',
      'search.example.com:9200',
      'SEARCH_URL is not usable: must be the address of an Elasticsearch or OpenSearch cluster.',
    ],
    [
      'SEARCH_URL',
      'http://search.example.com:9200',
      'SEARCH_URL is not usable: must be https, unless the cluster runs on this machine.',
    ],
    [
      'SEARCH_NAME',
      'Portal*',
      'SEARCH_NAME is not usable: must be a name of at most 50 small letters, digits, hyphens and underscores.',
    ],
    [
      'WECHAT_API_URL',
      'http://api.example.com',
      'WECHAT_API_URL is not usable: must be https, unless it is a proxy on this machine.',
    ],
    [
      'SEO_PUSH_URL',
      'data.example.com/urls',
      'SEO_PUSH_URL is not usable: must be the address a search engine takes pages at.',
    ],
    [
      'PORTAL_ENVIRONMENT',
      'sit 1',
      'PORTAL_ENVIRONMENT is not usable: must be a name of at most 16 capitals and digits, such as SIT or PROD.',
    ],
    ['SLOW_QUERY_MS', '-1', 'SLOW_QUERY_MS is not usable: must be milliseconds.'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector:4318',
      'OTEL_EXPORTER_OTLP_ENDPOINT is not usable: must be the address of a collector.',
    ],
    ['METRICS_PORT', '70000', 'METRICS_PORT is not usable: must be a port number.'],
    ['TRUST_PROXY_HOPS', '11', 'TRUST_PROXY_HOPS is not usable: must be at most 10.'],
  ])('refuse %s=%s with a sentence', (name, value, message) => {
    expect(() => parseProgramConfig({ [name]: value })).toThrow(message);
  });
});

it.each([
  [{}, true, 'SIT'],
  [{ PORTAL_ENVIRONMENT: 'UAT' }, true, 'UAT'],
  [{ PORTAL_ENVIRONMENT: 'PROD' }, false, 'PROD'],
  [{}, false, undefined],
])('with %j the environment of a demonstration (%s) is called %s', (variables, isDemo, name) =>
  expect(readEnvironmentName(parseSharedEnvironment(variables), isDemo)).toBe(name),
);

describe('people of the platform', () => {
  it('are no longer listed by a variable', () => {
    expect(() => parseSharedEnvironment({ PORTAL_OPERATORS: 'alice:agent' })).toThrow(
      'PORTAL_OPERATORS is not usable: roles are kept in the database and granted by npm run staff:grant',
    );
    expect(() => parseSharedEnvironment({ PORTAL_OPERATORS: '' })).not.toThrow();
  });
});

describe('an identity provider', () => {
  it('is named together with the portal’s credentials there', () => {
    const check = (variables: Record<string, string>) => assertIdentityComplete(parseSharedEnvironment(variables));
    const credentials = { OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'x' };
    expect(() => check({})).not.toThrow();
    expect(() => check({ OIDC_ISSUER: 'https://id.example', ...credentials })).not.toThrow();
    for (const missing of Object.keys(credentials))
      expect(() => check({ OIDC_ISSUER: 'https://id.example', ...credentials, [missing]: '' })).toThrow(
        'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
      );
  });
});

describe('an object store for uploads', () => {
  const variables = {
    FILES_S3_ENDPOINT: 'https://s3.example.com',
    FILES_S3_BUCKET: 'uploads',
    FILES_S3_REGION: 'cn-east-1',
    FILES_S3_ACCESS_KEY: 'key',
    FILES_S3_SECRET_KEY: 'secret',
  };

  it('is named as a whole or not at all', () => {
    expect(readObjectStore(parseSharedEnvironment({}))).toBeUndefined();
    expect(readObjectStore(parseSharedEnvironment(variables))).toEqual({
      ...{ endpoint: 'https://s3.example.com', bucket: 'uploads', region: 'cn-east-1' },
      ...{ accessKey: 'key', secretKey: 'secret' },
    });
  });

  it.each(Object.keys(variables))('is refused without %s', (name) => {
    expect(() => readObjectStore(parseSharedEnvironment({ ...variables, [name]: '' }))).toThrow(
      `An object store for uploads needs ${name} as well; set all of FILES_S3_* or none.`,
    );
  });
});

describe('an account at WeChat', () => {
  const variables = { WECHAT_APP_ID: 'wx0123456789abcdef', WECHAT_APP_SECRET: 'secret' };

  it('is named as a whole or not at all', () => {
    expect(readWechat(parseSharedEnvironment({}))).toBeUndefined();
    expect(readWechat(parseSharedEnvironment(variables))).toEqual({
      ...{ appId: 'wx0123456789abcdef', secret: 'secret' },
      apiUrl: 'https://api.weixin.qq.com',
    });
  });

  it.each(Object.keys(variables))('is refused without %s', (name) => {
    expect(() => readWechat(parseSharedEnvironment({ ...variables, [name]: '' }))).toThrow('set both or none');
  });
});

describe('the scanner of uploads', () => {
  it.each([
    ['tcp://clamd.internal:3311', { host: 'clamd.internal', port: 3311 }],
    ['tcp://clamd.internal', { host: 'clamd.internal', port: 3310 }],
    [undefined, undefined],
  ])('at %j', (url, clamd) => expect(readClamd(parseSharedEnvironment({ CLAMD_URL: url }))).toEqual(clamd));
});
