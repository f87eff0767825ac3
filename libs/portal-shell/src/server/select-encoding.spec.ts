import { selectEncoding } from './select-encoding';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br', 'br'],
  ['BR;q=0.5, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip; q=0', 'identity'],
  ['brotli, zebra', 'identity'],
])('a client that takes %j gets %s', (accepted, expected) => {
  // The second time it is known.
  expect([selectEncoding(accepted), selectEncoding(accepted)]).toEqual([expected, expected]);
});
