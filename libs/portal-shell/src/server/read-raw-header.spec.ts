import type { IncomingMessage } from 'node:http';
import { readRawHeader } from './read-raw-header';

const request = { rawHeaders: ['Host', 'accept-encoding', 'ACCEPT-Encoding', 'br', 'accept-encoding', 'gzip'] };

it.each([
  ['accept-encoding', 'br'],
  ['host', 'accept-encoding'],
  ['if-none-match', undefined],
])('reads %s, whatever letters it was sent in', (name, value) => {
  expect(readRawHeader(request as unknown as IncomingMessage, name)).toBe(value);
});
