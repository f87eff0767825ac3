import { resetPassword } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { postMessage } from '../../platform/messages/post-message';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { checkMobile } from '../../platform/telephone/mobile-field';
import { readTelephone } from '../../platform/telephone/telephone-field';
import type { SessionService } from '../auth/session.service';
import type { Account } from '../identity-provider/accounts.repository';
import type { EmbeddedIdentity } from '../identity-provider/embedded-identity';
import { endLogins } from '../identity-provider/end-logins';
import { findNewPasswordError } from '../identity-provider/new-password';
import { users } from '../users/users.read-model';
import type { SmsCodes } from '../verification/sms-codes.service';
import { rejectCode } from './account-security.service';

export interface PasswordResetOptions {
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly embedded: EmbeddedIdentity;
  readonly sessions: SessionService;
  readonly smsCodes: SmsCodes;
  readonly telephones: TelephoneOpener;
}

/** Guessing of codes from one address, over many numbers. */
const RESET_WINDOWS = [
  { max: 20, seconds: 60 },
  { max: 100, seconds: 3600 },
];

/** A new password for whoever holds the telephone of an account. */
export function createPasswordResetRoute(options: PasswordResetOptions): Implementation {
  const { clock, idempotency, embedded, sessions, smsCodes, telephones } = options;
  const { accounts, passwords, throttle } = embedded;

  async function change(runner: QueryRunner, account: Account, password: string): Promise<string[]> {
    if (account.isDemo) throw new HttpError(409, '演示账号的密码不能修改，请注册账号后体验');
    const isSet = await accounts.setPassword(runner, account, await passwords.hash(password));
    if (!isSet) throw new HttpError(409, '账号信息刚刚发生变更，请重试');
    const [user] = await runner
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.issuer, EMBEDDED_ISSUER), eq(users.subject, account.id)));
    // Somebody who registered and never came to the portal has no session and no messages.
    if (user === undefined) return [];
    await endLogins(runner, { userId: user.id, accountId: account.id });
    await tell(runner, user.id);
    return sessions.endAll(runner, user.id);
  }

  async function tell(runner: QueryRunner, ownerId: string): Promise<void> {
    await postMessage(runner, {
      ownerId,
      type: 'security',
      title: '登录密码已重置',
      body: '您的登录密码已通过短信验证码重置，所有设备已退出登录。如非本人操作，请立即重新设置密码并联系客服。',
      link: '/user-info/security',
      recordNo: '',
      at: clock(),
    });
  }

  return implement(
    resetPassword,
    async ({ telephone, code, password }, context) => {
      const number = readTelephone(telephone, telephones) ?? '';
      const msg = findNewPasswordError(password, number);
      if (msg) throw rejectFields([{ field: 'password', msg }]);
      const call = { scope: 'resetPassword', input: [number, code, password], context };
      const ended: string[] = [];
      await idempotency.runOnce(call, async (runner) => {
        const isRight = await smsCodes.useUp('resetPassword', number, code);
        const account = await accounts.findByTelephone(number);
        if (!isRight || account === undefined) throw rejectCode();
        ended.push(...(await change(runner, account, password)));
        // The owner has been proven: tries of others no longer keep them out.
        await Promise.all([account.userName, number].map((name) => throttle.purge(name)));
        return DONE;
      });
      sessions.purge(ended);
      return null;
    },
    {
      bodyLimit: 8192,
      rateWindows: RESET_WINDOWS,
      checkFields: ({ telephone }) => checkMobile(telephone, telephones),
      successMsg: '密码已重置',
    },
  );
}

/** Kept as the response of a call: a repeat only has to know that it took effect. */
const DONE = {};
