import type { Clock } from '../clock';
import type { SharedEnvironment } from '../config';
import type { QueryRunner } from '../database/database';
import { createMailGateway, createSandboxMailProvider, type MailProvider } from './mail-provider';
import { createSandboxSmsProvider, createSmsGateway, type SmsProvider } from './sms-provider';

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

/** Gateways where they are configured, sandboxes in demonstrations, else none. */
export function createMessengers(
  { SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, MAIL_GATEWAY_URL, MAIL_GATEWAY_TOKEN }: SharedEnvironment,
  { orm, clock, isDemo }: { readonly orm: QueryRunner; readonly clock: Clock; readonly isDemo: boolean },
): Messengers {
  const sms = isDemo && SMS_GATEWAY_URL === undefined ? createSandboxSmsProvider(orm, clock) : undefined;
  const mail = isDemo && MAIL_GATEWAY_URL === undefined ? createSandboxMailProvider(orm, clock) : undefined;
  return {
    smsProvider:
      SMS_GATEWAY_URL === undefined ? sms : createSmsGateway({ url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN }),
    mailProvider:
      MAIL_GATEWAY_URL === undefined ? mail : createMailGateway({ url: MAIL_GATEWAY_URL, token: MAIL_GATEWAY_TOKEN }),
    sandboxes: [sms, mail].filter((each) => each !== undefined),
  };
}
