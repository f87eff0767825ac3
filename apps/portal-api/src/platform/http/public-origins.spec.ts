import { createPublicOrigins } from './public-origins';

const origins = createPublicOrigins('https://a.example', ['https://b.example', 'https://c.example:8443/']);

it.each([
  ['a.example', 'https://a.example'],
  ['b.example', 'https://b.example'],
  ['B.Example', 'https://b.example'],
  ['b.example:443', 'https://b.example'],
  ['b.example:80', 'https://a.example'],
  ['c.example:8443', 'https://c.example:8443'],
  ['c.example', 'https://a.example'],
  ['evil.example', 'https://a.example'],
  ['', 'https://a.example'],
  [undefined, 'https://a.example'],
])('a request to %j came to %s', (host, origin) => expect(origins.ofHost(host)).toBe(origin));

it.each([
  ['https://b.example', 'https://b.example'],
  ['http://b.example', 'https://a.example'],
  ['', 'https://a.example'],
])('of the origin %j counts %s', (origin, known) => expect(origins.known(origin)).toBe(known));

it('is https as a whole or not at all', () => {
  expect(origins.isHttps).toBe(true);
  expect(createPublicOrigins('http://a.example').isHttps).toBe(false);
  expect(() => createPublicOrigins('https://a.example', ['http://b.example'])).toThrow(
    'PUBLIC_ORIGIN and FURTHER_ORIGINS must all be https, or all http.',
  );
});
