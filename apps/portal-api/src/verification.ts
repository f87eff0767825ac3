import type { Clock } from './clock';
import type { SharedEnvironment } from './config';
import type { Database } from './database/database';
import type { Implementation } from './http/implement';
import type { OneTimeSecrets } from './modules/one-time-secrets/one-time-secrets.service';
import { createCaptchaService } from './modules/verification/captcha.service';
import { createSmsCodes } from './modules/verification/sms-codes.service';
import { createSandboxSmsProvider, createSmsGateway } from './modules/verification/sms-provider';
import { createVerificationRoutes } from './modules/verification/verification.routes';
import type { DataProtection } from './security/data-protection';
import type { TelephoneOpener } from './security/telephone-opener';

export interface VerificationOptions {
  readonly environment: SharedEnvironment;
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly secrets: OneTimeSecrets;
  readonly telephones: TelephoneOpener;
  readonly isDemo: boolean;
  readonly hasAccount: (telephone: string) => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
}

/** Captcha and text messages: a gateway where one is configured, the sandbox in demonstrations, else none. */
export function createVerification(options: VerificationOptions) {
  const { environment, database, clock, protection, secrets, telephones, isDemo, hasAccount, onFailure } = options;
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token } = environment;
  const captcha = createCaptchaService(secrets);
  const smsCodes = createSmsCodes({ database, clock, protection });
  const sandbox = isDemo && url === undefined ? createSandboxSmsProvider(database.orm, clock) : undefined;
  const smsProvider = url === undefined ? sandbox : createSmsGateway({ url, token });
  const routes: Implementation[] = createVerificationRoutes({
    captcha,
    smsCodes,
    smsProvider,
    listMessages: sandbox?.listMessages,
    telephones,
    hasAccount,
    onFailure,
  });
  return {
    captcha,
    smsCodes,
    routes,
    async forgetExpired(): Promise<void> {
      await Promise.all([smsCodes.forgetExpired(), sandbox?.forgetOld()]);
    },
  };
}

export type Verification = ReturnType<typeof createVerification>;
