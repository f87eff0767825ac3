import { readStandaloneSettings } from './standalone-settings';

const API = { PORTAL_API_ORIGIN: 'http://localhost:4300' };

it('has a value for what is not set', () => {
  expect(readStandaloneSettings(API)).toEqual({
    apiOrigin: 'http://localhost:4300',
    host: 'localhost',
    port: 4200,
    publicOrigin: 'http://localhost:4200',
    proxyHops: 0,
    drainMs: 0,
    ipLookupUrl: undefined,
    sharesToWechat: false,
    metrics: { port: undefined, host: '127.0.0.1' },
    collector: undefined,
  });
});

it.each([
  ['PORTAL_API_ORIGIN', ''],
  ['PORTAL_API_ORIGIN', 'localhost'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ['TRUST_PROXY_HOPS', '-1'],
  ['TRUST_PROXY_HOPS', '1.5'],
  ['TRUST_PROXY_HOPS', '11'],
  ['DRAIN_SECONDS', '-1'],
  ['METRICS_PORT', '65536'],
  ['METRICS_PORT', 'x'],
])('names what is not usable: %s of "%s"', (name, value) => {
  expect(() => readStandaloneSettings({ ...API, [name]: value })).toThrow(name);
});
