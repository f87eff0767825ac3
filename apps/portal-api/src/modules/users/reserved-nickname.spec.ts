import { findReservedNickname } from './reserved-nickname';

const BRANDS = ['启衡云', '启衡工业互联网', 'Qiheng'];
const REJECTED = '该昵称为平台保留名称，请换一个';

it.each([
  ...[
    '客服',
    '在线客服小林',
    '客 服',
    '客-服',
    '客·服01',
    '管理员',
    '官方',
    '官　方',
    '启衡云',
    '启衡云小助手',
    '启 衡 云',
  ],
  ...['admin', 'Ａｄｍｉｎ', 'аdmin', 'ａ ｄ ｍ ｉ ｎ', 'ádmin', 'r00t', 'Qiheng', 'QIHENG 团队', 'ｑｉｈｅｎｇ'],
])('%s passes for the platform', (nickname) => expect(findReservedNickname(nickname, BRANDS)).toBe(REJECTED));

it.each(['林予安', '客家人', '管理一点', '云上客', 'badminton', 'Admiral', 'rooty', 'supporter', '😀', '衡启云'])(
  '%s does not',
  (nickname) => expect(findReservedNickname(nickname, BRANDS)).toBe(''),
);

it('knows no brand by an empty name', () => expect(findReservedNickname('林予安', ['', ' '])).toBe(''));
