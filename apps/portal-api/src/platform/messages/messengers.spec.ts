import type { QueryRunner } from '../database/database';
import { parseSharedEnvironment } from '../config';
import { createMessengers } from './messengers';
import { SMS_PURPOSES } from './sms-purposes';

const orm = {} as QueryRunner;
const create = (variables: Record<string, string>, isDemo = false) =>
  createMessengers(parseSharedEnvironment(variables), { orm, clock: () => new Date(), isDemo });

const SMTP = { SMTP_URL: 'smtps://portal:secret@mail.example.com', MAIL_FROM: '门户 <noreply@example.com>' };
const GATEWAYS = { SMS_GATEWAY_URL: 'https://sms.example.com', MAIL_GATEWAY_URL: 'https://mail.example.com' };

const TENCENT = {
  ...{ SMS_TENCENT_SECRET_ID: 'id', SMS_TENCENT_SECRET_KEY: 'secret', SMS_TENCENT_APP_ID: '1400006666' },
  SMS_TENCENT_SIGN_NAME: '智联门户',
  SMS_TENCENT_TEMPLATES: SMS_PURPOSES.map((purpose, index) => `${purpose}=${1000 + index}`).join(', '),
};

it.each([
  ['nothing', {}, false, [false, false, 0]],
  ['nothing, in a demonstration', {}, true, [true, true, 2]],
  ['gateways', GATEWAYS, false, [true, true, 0]],
  ['gateways, in a demonstration', GATEWAYS, true, [true, true, 0]],
  ['SMTP', SMTP, false, [false, true, 0]],
  ['SMTP, in a demonstration', SMTP, true, [true, true, 1]],
  ['Tencent Cloud', TENCENT, false, [true, false, 0]],
  ['Tencent Cloud and SMTP, in a demonstration', { ...TENCENT, ...SMTP }, true, [true, true, 0]],
])('with %s configured there are these providers and sandboxes', (_name, variables, isDemo, expected) => {
  const { smsProvider, mailProvider, sandboxes } = create(variables, isDemo);
  expect([smsProvider !== undefined, mailProvider !== undefined, sandboxes.length]).toEqual(expected);
});

it.each([
  [{ SMTP_URL: SMTP.SMTP_URL }, 'SMTP_URL and MAIL_FROM belong together; set both or none.'],
  [{ MAIL_FROM: SMTP.MAIL_FROM }, 'SMTP_URL and MAIL_FROM belong together; set both or none.'],
  [{ ...SMTP, ...GATEWAYS }, 'SMTP_URL and MAIL_GATEWAY_URL are two ways to send mails; set one.'],
  [
    { SMS_TENCENT_SECRET_ID: 'id', SMS_TENCENT_APP_ID: '1', SMS_TENCENT_SIGN_NAME: '门户' },
    'Text messages by Tencent Cloud need SMS_TENCENT_SECRET_KEY, SMS_TENCENT_TEMPLATES as well',
  ],
  [{ ...TENCENT, ...GATEWAYS }, 'SMS_TENCENT_* and SMS_GATEWAY_URL are two ways to send text messages; set one.'],
])('refuses %j with a sentence', (variables, message) => expect(() => create(variables)).toThrow(message));

it.each([
  ['SMTP_URL', 'smtp://portal:secret@mail.example.com?ignoreTLS=true', 'must be smtps://user:password@host'],
  ['MAIL_FROM', 'secret', 'must be name@example.com or Name <name@example.com>'],
  ['MAIL_GATEWAY_URL', 'http://localhost:secret@mail.example.com', 'must be https, unless the gateway runs'],
  ['SMS_TENCENT_URL', 'http://secret.example.com', 'must be https, unless it is a proxy on this machine'],
  ['SMS_TENCENT_APP_ID', 'secret', 'must be the number of an application'],
  ['SMS_TENCENT_TEMPLATES', TENCENT.SMS_TENCENT_TEMPLATES.replace('login=', 'secret='), 'must be purpose=number'],
  ['SMS_TENCENT_TEMPLATES', `${TENCENT.SMS_TENCENT_TEMPLATES},secret=1`, 'must be purpose=number'],
  ['SMS_TENCENT_TEMPLATES', TENCENT.SMS_TENCENT_TEMPLATES.replace('1001', 'x'), 'must be purpose=number'],
  ['SMS_TENCENT_TEMPLATES', 'register=1', 'must be purpose=number, separated by commas, for register, login,'],
])('says what is wrong with %s, and not what it holds', (name, value, message) => {
  expect(() => create({ [name]: value })).toThrow(`${name} is not usable: ${message}`);
  expect(() => create({ [name]: value })).not.toThrow('secret');
});
