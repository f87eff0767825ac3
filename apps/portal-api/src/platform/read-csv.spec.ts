import { CsvError, decodeText, readCsv } from './read-csv';

it.each<[string, string, string[][]]>([
  ['nothing', '', []],
  ['one line without an end', 'a,b', [['a', 'b']]],
  [
    'lines of both ends, the empty ones left out',
    'a,b\r\n\r\n,\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells',
    'a,,\n,b,',
    [
      ['a', '', ''],
      ['', 'b', ''],
    ],
  ],
  [
    'cells in quotes',
    '"a,1","b ""x""","c\n2"\n"",d,e',
    [
      ['a,1', 'b "x"', 'c\n2'],
      ['', 'd', 'e'],
    ],
  ],
])('reads %s', (_name, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

it.each([
  ['"a', 1],
  ['a\nb"c', 2],
  ['a\n"b"c,d', 2],
  ['a\rb', 1],
])('says in which line %j is no table', (text, line) => {
  expect(() => readCsv(text)).toThrow(new CsvError(line));
});

it('decodes UTF-8 with and without its mark, and GBK', () => {
  expect(decodeText(Buffer.from('\ufeff流水号'))).toBe('流水号');
  expect(decodeText(Buffer.from('流水号'))).toBe('流水号');
  expect(decodeText(Buffer.from([0xc1, 0xf7, 0xcb, 0xae, 0xba, 0xc5]))).toBe('流水号');
  expect(decodeText(Buffer.from([0xff, 0xff]))).toBeUndefined();
});
