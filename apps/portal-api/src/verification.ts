import type { OutboxMessage } from '@portal/api-contract';
import type { Clock } from './clock';
import type { SharedEnvironment } from './config';
import type { Database } from './database/database';
import type { RateLimiter } from './http/rate-limiter';
import type { Implementation } from './http/implement';
import { createAccountCodes } from './modules/account-security/account-codes';
import type { AccountsRepository } from './modules/identity-provider/accounts.repository';
import type { OneTimeSecrets } from './modules/one-time-secrets/one-time-secrets.service';
import { createMailGateway, createSandboxMailProvider } from './modules/messages/mail-provider';
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
  /** Absent where tests ask for more than a visitor would. */
  readonly rateLimiter: RateLimiter | undefined;
  /** Absent where another provider has the accounts. */
  readonly accounts: AccountsRepository | undefined;
  readonly onFailure: (error: unknown) => void;
}

/** Captcha, text messages and mails: gateways where they are configured, sandboxes in demonstrations, else none. */
export function createVerification(options: VerificationOptions) {
  const { environment, database, clock, protection, secrets, telephones, isDemo, accounts, onFailure, rateLimiter } =
    options;
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token } = environment;
  const { MAIL_GATEWAY_URL: mailUrl, MAIL_GATEWAY_TOKEN: mailToken } = environment;
  const captcha = createCaptchaService(secrets, rateLimiter);
  const smsCodes = createSmsCodes({ database, clock, protection });
  const sandbox = isDemo && url === undefined ? createSandboxSmsProvider(database.orm, clock) : undefined;
  const smsProvider = url === undefined ? sandbox : createSmsGateway({ url, token });
  const mailSandbox = isDemo && mailUrl === undefined ? createSandboxMailProvider(database.orm, clock) : undefined;
  const mailProvider = mailUrl === undefined ? mailSandbox : createMailGateway({ url: mailUrl, token: mailToken });
  const sandboxes = [sandbox, mailSandbox].filter((each) => each !== undefined);
  const accountCodes = createAccountCodes({ accounts, smsCodes, smsProvider, mailProvider, onFailure });
  const routes: Implementation[] = createVerificationRoutes({
    captcha,
    smsCodes,
    smsProvider,
    listMessages: sandboxes.length > 0 ? () => listOutboxMessages(sandboxes) : undefined,
    telephones,
    hasAccount: async (telephone) => (await accounts?.findByTelephone(telephone)) !== undefined,
    accountCodes,
    onFailure,
  });
  return {
    captcha,
    smsCodes,
    accountCodes,
    /** Absent where no provider is configured. */
    smsProvider,
    mailProvider,
    routes,
    async forgetExpired(): Promise<void> {
      await Promise.all([smsCodes.forgetExpired(), sandbox?.forgetOld(), mailSandbox?.forgetOld()]);
    },
  };
}

interface Sandbox {
  readonly listMessages: () => Promise<OutboxMessage[]>;
}

const OUTBOX_SIZE = 20;

/** Newest messages of every sandbox first. */
async function listOutboxMessages(sandboxes: readonly Sandbox[]): Promise<OutboxMessage[]> {
  const lists = await Promise.all(sandboxes.map((sandbox) => sandbox.listMessages()));
  return lists
    .flat()
    .sort((first, second) => second.sentAt.localeCompare(first.sentAt))
    .slice(0, OUTBOX_SIZE);
}

export type Verification = ReturnType<typeof createVerification>;
