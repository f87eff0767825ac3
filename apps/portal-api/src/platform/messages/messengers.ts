import type { Clock } from '../clock';
import type { SharedEnvironment } from '../config';
import type { QueryRunner } from '../database/database';
import { StartupError } from '../startup-error';
import { createMailGateway, createSandboxMailProvider, type MailProvider } from './mail-provider';
import { createSandboxSmsProvider, createSmsGateway, type SmsProvider } from './sms-provider';
import { createSmtpMailProvider } from './smtp-mail-provider';
import { createTencentSmsProvider } from './tencent-sms-provider';
import { readTencentSms } from './tencent-sms-settings';

/** What delivers text messages and mails. */
export interface Messengers {
  /** Absent where no provider is configured. */
  readonly smsProvider: SmsProvider | undefined;
  readonly mailProvider: MailProvider | undefined;
  /** Those of a demonstration, whose deliveries anybody may read. */
  readonly sandboxes: readonly (
    ReturnType<typeof createSandboxSmsProvider> | ReturnType<typeof createSandboxMailProvider>
  )[];
}

/**
 * Providers where they are configured, sandboxes in demonstrations, else none. Rejects two of one kind, or half a one.
 */
export function createMessengers(
  environment: SharedEnvironment,
  { orm, clock, isDemo }: { readonly orm: QueryRunner; readonly clock: Clock; readonly isDemo: boolean },
): Messengers {
  const smsProvider = createSmsProvider(environment);
  const mailProvider = createMailProvider(environment);
  const sms = isDemo && !smsProvider ? createSandboxSmsProvider(orm, clock) : undefined;
  const mail = isDemo && !mailProvider ? createSandboxMailProvider(orm, clock) : undefined;
  return {
    smsProvider: smsProvider ?? sms,
    mailProvider: mailProvider ?? mail,
    sandboxes: [sms, mail].filter((each) => each !== undefined),
  };
}

function createSmsProvider(environment: SharedEnvironment): SmsProvider | undefined {
  const { SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN } = environment;
  const tencent = readTencentSms(environment);
  if (tencent && SMS_GATEWAY_URL)
    throw new StartupError('SMS_TENCENT_* and SMS_GATEWAY_URL are two ways to send text messages; set one.');
  if (tencent) return createTencentSmsProvider(tencent);
  return SMS_GATEWAY_URL === undefined
    ? undefined
    : createSmsGateway({ url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN });
}

function createMailProvider(environment: SharedEnvironment): MailProvider | undefined {
  const { MAIL_GATEWAY_URL, MAIL_GATEWAY_TOKEN, SMTP_URL, MAIL_FROM } = environment;
  if (!SMTP_URL !== !MAIL_FROM) throw new StartupError('SMTP_URL and MAIL_FROM belong together; set both or none.');
  if (SMTP_URL && MAIL_GATEWAY_URL)
    throw new StartupError('SMTP_URL and MAIL_GATEWAY_URL are two ways to send mails; set one.');
  if (SMTP_URL && MAIL_FROM) return createSmtpMailProvider({ server: SMTP_URL, from: MAIL_FROM });
  return MAIL_GATEWAY_URL === undefined
    ? undefined
    : createMailGateway({ url: MAIL_GATEWAY_URL, token: MAIL_GATEWAY_TOKEN });
}
