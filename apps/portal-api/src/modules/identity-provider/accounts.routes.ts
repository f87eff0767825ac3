import { getLoginOptions, loginByCode, loginByPassword, register } from '@portal/api-contract';
import { type LoginWay } from '@portal/api-contract/account';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import type { CallContext } from '../../platform/http/call-context';
import type { CallCookies } from '../../platform/http/call-cookies';
import { toClientNetwork } from '../../platform/http/client-network';
import { describeClient } from '../../platform/http/describe-client';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { keepBrowser, readBrowser } from '../../platform/security/browser-binding';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { checkMobile } from '../../platform/telephone/mobile-field';
import { readTelephone } from '../../platform/telephone/telephone-field';
import type { LoginLog } from '../auth/login-log.repository';
import type { SmsCodes } from '../verification/sms-codes.service';
import type { Account, AccountsRepository } from './accounts.repository';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import type { Interactions } from './interactions';
import { findLoginBrand } from './login-brand';
import type { LoginThrottle, TryOrigin } from './login-throttle';
import { findNewPasswordError } from './new-password';
import type { PasswordHasher } from './password-hasher';

export interface AccountsRoutesOptions {
  readonly accounts: AccountsRepository;
  readonly interactions: Interactions;
  readonly passwords: PasswordHasher;
  readonly throttle: LoginThrottle;
  readonly smsCodes: SmsCodes;
  readonly telephones: TelephoneOpener;
  readonly idempotency: IdempotencyService;
  readonly loginLog: LoginLog;
  readonly configuration: ConfigurationRepository;
  readonly isDemo: boolean;
  /** Called with tries that could not be written down. */
  readonly onFailure: (error: unknown) => void;
}

/** Password guessing from one address, over many accounts. */
const LOGIN_WINDOWS = [
  { max: 60, seconds: 60 },
  { max: 600, seconds: 3600 },
];

/** Calls of the login page. */
export function createAccountsRoutes(options: AccountsRoutesOptions): Implementation[] {
  const { accounts, interactions, passwords, throttle, smsCodes, telephones, idempotency, isDemo } = options;
  const { loginLog, configuration, onFailure } = options;
  const serving: ServingOptions = {
    bodyLimit: 8192,
    rateWindows: LOGIN_WINDOWS,
    checkFields: ({ telephone }) => checkMobile(telephone, telephones),
  };
  const open = (telephone: string) => readTelephone(telephone, telephones) ?? '';

  return [
    implement(getLoginOptions, async ({ returnTo }) => ({
      brand: await findLoginBrand(configuration, returnTo),
      isDemo,
      demoAccounts: isDemo ? DEMO_ACCOUNTS.map(({ userName, label }) => ({ userName, label })) : [],
      demoPassword: isDemo ? DEMO_PASSWORD : '',
    })),
    implement(
      loginByPassword,
      async ({ uid, userName, password }, context) => {
        const { cookies } = context;
        await interactions.assertOpen(uid, cookies);
        const origin = readOrigin(context);
        const wrong = await throttle.claimLogin(userName, origin);
        const account = await accounts.findByName(userName);
        if (!(await passwords.verify(account?.passwordHash, password)) || account === undefined) {
          noteFailure(account, 'password', context);
          throw wrong;
        }
        await welcome([userName, account.userName], origin, cookies);
        return { redirectTo: await interactions.finish(uid, account.id, 'pwd', cookies) };
      },
      serving,
    ),
    implement(
      loginByCode,
      async ({ uid, telephone, code }, context) => {
        const { cookies } = context;
        await interactions.assertOpen(uid, cookies);
        const number = open(telephone);
        const isRight = await smsCodes.useUp('login', number, code);
        const account = await accounts.findByTelephone(number);
        if (!isRight || account === undefined) {
          noteFailure(account, 'sms', context);
          throw rejectCode();
        }
        await welcome([number, account.userName], readOrigin(context), cookies);
        return { redirectTo: await interactions.finish(uid, account.id, 'sms', cookies) };
      },
      serving,
    ),
    implement(
      register,
      async ({ uid, telephone, code, password }, { cookies, headers }) => {
        const number = open(telephone);
        const msg = findNewPasswordError(password, number);
        if (msg) throw rejectFields([{ field: 'password', msg }]);
        const call = { scope: 'register', input: [number, code, password], context: { headers } };
        const { id } = await idempotency.runOnce(call, async (orm) => {
          if (uid) await interactions.assertOpen(uid, cookies);
          if (!(await smsCodes.useUp('register', number, code))) throw rejectCode();
          const passwordHash = await passwords.hash(password);
          const account = await accounts.create({ telephone: number, passwordHash }, orm);
          if (account === undefined) throw rejectFields([{ field: 'telephone', msg: '该手机号已注册，请直接登录' }]);
          return { id: account.id };
        });
        return { redirectTo: uid ? await finishIfOpen(uid, id, cookies) : '' };
      },
      { ...serving, successMsg: '注册成功' },
    ),
  ];

  // Whoever logged in here is let in again, whatever strangers try under the same name.
  async function welcome(names: readonly string[], origin: TryOrigin, cookies: CallCookies): Promise<void> {
    for (const name of new Set(names)) await throttle.trust(name, origin);
    keepBrowser(cookies);
  }

  // Not waited for, and asked of the database for everybody: the time of the response must not tell who has an account.
  function noteFailure(account: Account | undefined, way: LoginWay, context: CallContext): void {
    const claimed = { issuer: EMBEDDED_ISSUER, subject: account?.id ?? '' };
    loginLog.noteFailure(claimed, way, describeClient(context)).catch(onFailure);
  }

  // The account is there, whatever became of the login: its owner can log in anew.
  async function finishIfOpen(uid: string, accountId: string, cookies: CallCookies): Promise<string> {
    try {
      return await interactions.finish(uid, accountId, 'reg', cookies);
    } catch (error) {
      if (error instanceof HttpError && error.status === 410) return '';
      throw error;
    }
  }
}

function readOrigin({ clientAddress, cookies }: CallContext): TryOrigin {
  return { network: toClientNetwork(clientAddress), browserHash: readBrowser(cookies) };
}

function rejectCode(): HttpError {
  return rejectFields([{ field: 'code', msg: '验证码错误或已失效' }]);
}
