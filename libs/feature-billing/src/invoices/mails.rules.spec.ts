import { findMailsError, findNeededMailsError, splitMails } from './mails.rules';

it('splits addresses however they are separated', () => {
  expect(splitMails(' a@x.com；b@x.com，c@x.com d@x.com\ne@x.com; ')).toEqual([
    ...['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com', 'e@x.com'],
  ]);
});

it.each([
  ['', ''],
  ['finance@example.com', ''],
  ['finance@example.com;nobody', '“nobody”不是正确的邮箱'],
  ['a@x.com,A@x.com', '邮箱不能重复'],
  [Array.from({ length: 20 }, (_, index) => `finance${index}@example.com`).join(), '邮箱总长不能超过200个字符'],
])('says of %s: %s', (text, error) => expect(findMailsError(text)).toBe(error));

it('says where one is needed', () => expect(findNeededMailsError(' ')).toBe('请输入接收发票的邮箱'));
