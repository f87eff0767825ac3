import { formatSize } from './format-size';

it.each([
  [512, '512 B'],
  [2048, '2 KB'],
  [1_572_864, '1.5 MB'],
])('writes %i bytes as %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
