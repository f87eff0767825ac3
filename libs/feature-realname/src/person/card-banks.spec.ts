import { findCardBank } from './card-banks';

it.each([
  ['6222021234567890123', '中国工商银行'],
  ['6217001234567890123', '中国建设银行'],
  ['6299990000000017', ''],
  ['6222', ''],
])('knows of %s that it is of %j', (digits, name) => expect(findCardBank(digits)).toBe(name));
