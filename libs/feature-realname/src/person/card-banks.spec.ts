import { createBankFinder, findCardBank } from './card-banks';

it.each([
  ['6222021234567890123', '中国工商银行'],
  ['6217001234567890123', '中国建设银行'],
  ['6299990000000017', ''],
  ['6222', ''],
])('knows of %s that it is of %j', (digits, name) => expect(findCardBank(digits)).toBe(name));

it('goes by the longest digits that are known, whatever comes first', () => {
  const find = createBankFinder({ 甲银行: ['622202'], 乙银行: ['62220201'], 丙银行: ['6222020123'] });
  expect(['6222021', '6222020199', '62220201239', '622202', '62220'].map(find)).toEqual([
    ...['甲银行', '乙银行', '丙银行', '甲银行', ''],
  ]);
});
