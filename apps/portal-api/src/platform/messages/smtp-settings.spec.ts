import { parseMailAddresses, parseMailSender, parseSmtpUrl } from './smtp-settings';

describe('the URL of a mail server', () => {
  it.each([
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, encryption: 'implicit' }],
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, encryption: 'starttls' }],
    ['smtp://mail.example.com:25/', { host: 'mail.example.com', port: 25, encryption: 'starttls' }],
    ['smtp://localhost:1025', { host: 'localhost', port: 1025, encryption: 'none' }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025, encryption: 'none' }],
    ['smtps://localhost', { host: 'localhost', port: 465, encryption: 'implicit' }],
    [
      'smtps://portal%40example.com:p%40ss%2Fword@mail.example.com:4465',
      {
        ...{ host: 'mail.example.com', port: 4465, encryption: 'implicit' },
        login: { user: 'portal@example.com', password: 'p@ss/word' },
      },
    ],
  ])('%s is understood', (url, server) => expect(parseSmtpUrl(url)).toEqual(server));

  it.each([
    'mail.example.com:25',
    'https://mail.example.com',
    'smtp://',
    'smtp://portal@mail.example.com',
    'smtp://:secret@mail.example.com',
    'smtp://portal:100%@mail.example.com',
    'smtp://mail.example.com/relay',
    'smtp://mail.example.com?ignoreTLS=true',
    'smtps://mail.example.com?tls.rejectUnauthorized=false',
  ])('%s is none', (url) => expect(parseSmtpUrl(url)).toBeUndefined());
});

describe('whom mails come from', () => {
  it.each([
    ['noreply@example.com', { name: '', address: 'noreply@example.com' }],
    ['<noreply@example.com>', { name: '', address: 'noreply@example.com' }],
    ['智联门户 <noreply@example.com>', { name: '智联门户', address: 'noreply@example.com' }],
  ])('%s is understood', (text, sender) => expect(parseMailSender(text)).toEqual(sender));

  it.each([
    '',
    '智联门户',
    'a@b@c',
    'a@example.com, b@example.com',
    '门户 <a@b>\r\nBcc: <c@d>',
    '门户\n<a@b.cn>',
    'a@b\r\n',
  ])('%j is nobody', (text) => expect(parseMailSender(text)).toBeUndefined());
});

describe('whom mails go to', () => {
  it.each([
    ['night@example.com', ['night@example.com']],
    ['night@example.com, day@example.com,night@example.com', ['night@example.com', 'day@example.com']],
  ])('%s is understood', (text, addresses) => expect(parseMailAddresses(text)).toEqual(addresses));

  it.each([
    '',
    'night',
    'night@example.com,',
    'night@example.com;day@example.com',
    '值班 <night@example.com>',
    'night@example.com\nbcc: other@example.com',
    Array.from({ length: 11 }, (_, place) => `night${place}@example.com`).join(','),
  ])('%j is none', (text) => expect(parseMailAddresses(text)).toBeUndefined());
});
