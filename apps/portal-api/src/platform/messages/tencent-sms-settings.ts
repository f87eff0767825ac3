import type { SharedEnvironment } from '../config';
import { StartupError } from '../startup-error';
import { SMS_PURPOSES, type SmsPurpose } from './sms-purposes';
import type { TencentSmsOptions } from './tencent-sms-provider';

/** Reads `register=1000001,login=1000002,…`, a template for each purpose; `undefined` for anything else. */
export function parseSmsTemplates(text: string): Record<SmsPurpose, string> | undefined {
  const entries = text.split(',').map((entry) => entry.trim().split('='));
  const templates = new Map(entries.map(([purpose = '', number = '']) => [purpose, number]));
  const isComplete = SMS_PURPOSES.every((purpose) => /^\d+$/.test(templates.get(purpose) ?? ''));
  const isExact = entries.length === SMS_PURPOSES.length && entries.every((entry) => entry.length === 2);
  return isComplete && isExact ? (Object.fromEntries(templates) as Record<SmsPurpose, string>) : undefined;
}

const VARIABLES = [
  'SMS_TENCENT_SECRET_ID',
  'SMS_TENCENT_SECRET_KEY',
  'SMS_TENCENT_APP_ID',
  'SMS_TENCENT_SIGN_NAME',
  'SMS_TENCENT_TEMPLATES',
] as const;

/**
 * The application that is to send text messages; `undefined` where none is named. Rejects one that is named in part.
 */
export function readTencentSms(environment: SharedEnvironment): TencentSmsOptions | undefined {
  const missing = VARIABLES.filter((name) => environment[name] === undefined);
  if (missing.length === VARIABLES.length) return undefined;
  const { SMS_TENCENT_SECRET_ID, SMS_TENCENT_SECRET_KEY, SMS_TENCENT_APP_ID, SMS_TENCENT_SIGN_NAME } = environment;
  const { SMS_TENCENT_TEMPLATES, SMS_TENCENT_URL, SMS_TENCENT_REGION } = environment;
  if (missing.length > 0 || SMS_TENCENT_TEMPLATES === undefined) {
    throw new StartupError(
      `Text messages by Tencent Cloud need ${missing.join(', ')} as well; set all of SMS_TENCENT_* or none.`,
    );
  }
  return {
    url: SMS_TENCENT_URL,
    region: SMS_TENCENT_REGION,
    secretId: SMS_TENCENT_SECRET_ID ?? '',
    secretKey: SMS_TENCENT_SECRET_KEY ?? '',
    appId: SMS_TENCENT_APP_ID ?? '',
    signName: SMS_TENCENT_SIGN_NAME ?? '',
    templates: SMS_TENCENT_TEMPLATES,
  };
}
