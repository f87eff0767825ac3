import { z } from 'zod';
import { isConfidential } from '../confidential-url';
import { SMS_PURPOSES } from './sms-purposes';
import { parseMailAddresses, parseMailSender, parseSmtpUrl } from './smtp-settings';
import { parseSmsTemplates } from './tencent-sms-settings';

/** Variables that say how text messages and mails go out. */
export const messageVariables = {
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of the SMS gateway' })
    .refine(isConfidential, 'must be https, unless the gateway runs on this machine')
    .optional(),
  SMS_GATEWAY_TOKEN: z.string().default(''),
  SMS_TENCENT_SECRET_ID: z.string().min(1).optional(),
  SMS_TENCENT_SECRET_KEY: z.string().min(1).optional(),
  SMS_TENCENT_APP_ID: z.string().regex(/^\d+$/, 'must be the number of an application').optional(),
  SMS_TENCENT_SIGN_NAME: z.string().min(1).optional(),
  SMS_TENCENT_TEMPLATES: parsed(
    parseSmsTemplates,
    `must be purpose=number, separated by commas, for ${SMS_PURPOSES.join(', ')}`,
  ),
  SMS_TENCENT_REGION: z.string().min(1).default('ap-guangzhou'),
  SMS_TENCENT_URL: z
    .url({ protocol: /^https?$/, error: 'must be the origin of the SMS API' })
    .refine(isConfidential, 'must be https, unless it is a proxy on this machine')
    .default('https://sms.tencentcloudapi.com'),
  MAIL_GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of the mail gateway' })
    .refine(isConfidential, 'must be https, unless the gateway runs on this machine')
    .optional(),
  MAIL_GATEWAY_TOKEN: z.string().default(''),
  SMTP_URL: parsed(parseSmtpUrl, 'must be smtps://user:password@host or smtp://user:password@host:port, and no more'),
  OPERATOR_MAIL: parsed(parseMailAddresses, 'must be one to ten addresses like name@example.com, separated by commas'),
  MAIL_FROM: parsed(parseMailSender, 'must be name@example.com or Name <name@example.com>'),
};

/** A text that `parse` understands; the error says what it must be, and not what it is: it may hold a password. */
function parsed<Value>(parse: (text: string) => Value | undefined, error: string) {
  return z
    .string()
    .transform((text, context) => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.addIssue(error);
      return z.NEVER;
    })
    .optional();
}
