import { writeCsv } from './csv';

it('begins with the mark that lets spreadsheets read it as UTF-8, and ends lines as RFC 4180 asks', () => {
  expect(writeCsv(['姓名', '数量'], [['林', 2]])).toBe('\ufeff姓名,数量\r\n林,2\r\n');
});

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+86 138', "'+86 138"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
])('writes %j as %j', (value, cell) => {
  expect(writeCsv(['a'], [[value]])).toBe(`\ufeffa\r\n${cell}\r\n`);
});

it('leaves numbers as they are, also negative ones, and nothing empty', () => {
  expect(writeCsv(['a', 'b', 'c', 'd'], [[-5, true, null, undefined]])).toBe('\ufeffa,b,c,d\r\n-5,true,,\r\n');
});

it('writes what has parts as JSON', () => {
  expect(writeCsv(['a'], [[{ x: 1 }]])).toBe('\ufeffa\r\n"{""x"":1}"\r\n');
});
