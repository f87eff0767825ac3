import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { readSqlState } from '../../platform/database/database-errors';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { postMessage } from '../../platform/messages/post-message';
import type { Subject } from '../../platform/security/session-verifier';
import type { SessionService } from '../auth/session.service';
import type { Account } from '../identity-provider/accounts.repository';
import type { EmbeddedIdentity } from '../identity-provider/embedded-identity';
import { endLogins } from '../identity-provider/end-logins';
import { findNewPasswordError } from '../identity-provider/new-password';
import { maskAddresses } from '../users/users.repository';
import type { SmsCodes } from '../verification/sms-codes.service';
import type { AccountCodes } from './account-codes';
import { type AccountSecurityService, rejectCode } from './account-security.service';
import type { SecurityTickets } from './security-tickets';

export interface AccountChangesOptions {
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly embedded: EmbeddedIdentity;
  readonly sessions: SessionService;
  readonly smsCodes: SmsCodes;
  readonly codes: AccountCodes;
  readonly tickets: SecurityTickets;
  readonly security: AccountSecurityService;
}

/** A telephone or mail address to be bound, with the proofs of both sides. */
export interface NewAddress {
  readonly ticketOld: string;
  readonly address: string;
  readonly code: string;
}

/** A new password, with a ticket or the old one. */
export interface NewPassword {
  readonly ticket?: string | undefined;
  readonly oldPassword?: string | undefined;
  readonly newPassword: string;
}

const CHANNELS = {
  mobile: { name: '手机号', field: 'telephone', scene: 'changeMobile', newScene: 'newMobile' },
  mail: { name: '邮箱', field: 'mail', scene: 'changeMail', newScene: 'newMail' },
} as const;

const ADVICE = '如非本人操作，请立即修改登录密码并联系客服。';

/** Changes of telephone, mail address and password; each tells the owner in its own transaction. */
export function createAccountChanges(options: AccountChangesOptions) {
  const { clock, idempotency, embedded, sessions, smsCodes, codes, tickets, security } = options;
  const { accounts, passwords } = embedded;

  async function tell(runner: QueryRunner, owner: Subject, title: string, body: string): Promise<void> {
    const message = { ownerId: owner.id, type: 'security' as const, link: '/user-info/security', recordNo: '' };
    await postMessage(runner, { ...message, title, body: `${body}${ADVICE}`, at: clock() });
  }

  async function bind(runner: QueryRunner, channel: 'mobile' | 'mail', account: Account, address: string) {
    const { name, field } = CHANNELS[channel];
    try {
      const isBound =
        channel === 'mail'
          ? await accounts.bindMail(runner, account, address)
          : await accounts.bindTelephone(runner, account, address);
      if (!isBound) throw rejectOutdated();
    } catch (error) {
      // Only somebody who holds the code of that number comes this far.
      if (readSqlState(error) !== UNIQUE_VIOLATION) throw error;
      throw rejectFields([{ field, msg: `该${name}无法绑定，请更换其他${name}` }]);
    }
  }

  return {
    /** Binds a telephone or a mail address. */
    async changeAddress(channel: 'mobile' | 'mail', owner: Subject, input: NewAddress, context: CallContext) {
      const { name, scene, newScene } = CHANNELS[channel];
      const { ticketOld: ticket, address, code } = input;
      const unbound: Account[] = [];
      await idempotency.runOnce({ scope: scene, owner, input, context }, async (runner) => {
        const proof = { scene, ticket, owner, field: 'ticketOld' };
        const account = await security.requireAccount(owner, runner);
        await tickets.assertUsable(runner, proof);
        if (!(await smsCodes.useUp(newScene, address, code, account.id))) throw rejectCode();
        await tickets.useUp(runner, proof);
        await bind(runner, channel, account, address);
        const changed = await security.requireAccount(owner, runner);
        const { telephoneMasked, mailMasked } = changed;
        await maskAddresses(runner, owner.id, changed);
        const masked = channel === 'mail' ? mailMasked : telephoneMasked;
        await tell(runner, owner, `已绑定新的${name}`, `您的账号已绑定${name}${masked}。`);
        unbound.push(account);
        return DONE;
      });
      for (const account of unbound) codes.noticeUnbound(account, channel);
    },
    /** Changes the password and ends all other sessions. */
    async changePassword(owner: Subject, input: NewPassword, context: CallContext): Promise<void> {
      const { ticket, oldPassword, newPassword } = input;
      const ended: string[] = [];
      await idempotency.runOnce({ scope: 'changePassword', owner, input, context }, async (runner) => {
        const account = await security.requireAccount(owner, runner);
        if (account.isDemo) throw new HttpError(409, '演示账号的密码不能修改，请注册账号后体验');
        const proof = ticket && { scene: 'changePassword' as const, ticket, owner };
        if (proof) await tickets.assertUsable(runner, proof);
        else await security.assertPassword(account, oldPassword, 'oldPassword');
        await assertAcceptable(account, newPassword);
        const passwordHash = await passwords.hash(newPassword);
        if (proof) await tickets.useUp(runner, proof);
        if (!(await accounts.setPassword(runner, account, passwordHash))) throw rejectOutdated();
        await endLogins(runner, { userId: owner.id, accountId: account.id });
        ended.push(...(await sessions.endOthers(runner, owner)));
        await tell(runner, owner, '登录密码已修改', '您的登录密码已修改，其他设备已退出登录。');
        return DONE;
      });
      sessions.purge(ended);
    },
  };

  async function assertAcceptable(account: Account, password: string): Promise<void> {
    const reject = (msg: string) => rejectFields([{ field: 'newPassword', msg }]);
    const msg = findNewPasswordError(password, accounts.openTelephone(account) ?? '');
    if (msg) throw reject(msg);
    if (await passwords.verify(account.passwordHash, password)) throw reject('新密码不能与当前密码相同');
  }
}

export type AccountChanges = ReturnType<typeof createAccountChanges>;

/** Kept as the response of a call: a repeat only has to know that it took effect. */
const DONE = {};

const UNIQUE_VIOLATION = '23505';

function rejectOutdated(): HttpError {
  return new HttpError(409, '账号信息刚刚发生变更，请刷新后重试');
}
