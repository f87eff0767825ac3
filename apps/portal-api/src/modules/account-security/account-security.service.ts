import type { AccountSecurity, ProofWay, SecurityScene } from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { Subject } from '../../platform/security/session-verifier';
import type { SessionService } from '../auth/session.service';
import type { Account } from '../identity-provider/accounts.repository';
import type { EmbeddedIdentity } from '../identity-provider/embedded-identity';
import type { UsersRepository } from '../users/users.repository';
import { type AccountCodes, rejectForeignAccount } from './account-codes';
import { PROOF_LIFETIME_S, type SecurityTickets } from './security-tickets';

export interface AccountSecurityOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  /** Absent where another provider has the accounts. */
  readonly embedded: EmbeddedIdentity | undefined;
  readonly users: UsersRepository;
  readonly sessions: SessionService;
  readonly codes: AccountCodes;
  readonly tickets: SecurityTickets;
}

/** A try to prove to be the owner of an account. */
export interface ProofTry {
  readonly scene: SecurityScene;
  readonly way: ProofWay;
  readonly code?: string | undefined;
  readonly password?: string | undefined;
}

const WORDS = { wrong: '密码错误', warning: '须等待15分钟', locked: '密码错误次数过多' };

const POINTS = { password: 30, telephone: 40, mail: 30 };

/** How well an account is protected, and proofs that the caller owns it. */
export function createAccountSecurity(options: AccountSecurityOptions) {
  const { orm, embedded, users, sessions, codes, tickets } = options;

  /** Account of the caller; rejects with 404 where another provider has it. */
  async function requireAccount(owner: Subject, runner?: QueryRunner): Promise<Account> {
    const account = await embedded?.accounts.findByUser(owner, runner);
    if (account === undefined) throw rejectForeignAccount();
    return account;
  }

  /** Checks a password that somebody with a session types; wrong ones are counted and slowed down. */
  async function assertPassword(account: Account, password: string | undefined, field: string): Promise<void> {
    if (!embedded) throw rejectForeignAccount();
    if (!password) throw rejectFields([{ field, msg: '请输入密码' }]);
    const name = `account ${account.id}`;
    const wrong = await embedded.throttle.claimProof(name, WORDS);
    if (!(await embedded.passwords.verify(account.passwordHash, password)))
      throw wrong.status === 429 ? wrong : rejectFields([{ field, msg: wrong.msg }]);
    await embedded.throttle.purge(name);
  }

  return {
    requireAccount,
    assertPassword,
    async describe(owner: Subject): Promise<AccountSecurity> {
      const [user, account, open] = await Promise.all([
        users.findOwn(owner),
        embedded?.accounts.findByUser(owner),
        sessions.list(owner),
      ]);
      if (user === undefined) throw new HttpError(404);
      const telephone = account?.telephoneMasked ?? user.telephoneMasked;
      const mail = account?.mailMasked ?? user.mailMasked;
      return {
        isManagedElsewhere: account === undefined,
        telephone,
        mail,
        ways: account ? listProofWays(account) : [],
        canChangePassword: account?.isDemo === false,
        passwordChangedAt: account?.passwordChangedAt ? toChinaTime(account.passwordChangedAt) : null,
        deviceTotal: open.length,
        lastLoginAt: toChinaTime(user.lastLoginAt),
        score: POINTS.password + (telephone ? POINTS.telephone : 0) + (mail ? POINTS.mail : 0),
      };
    },
    /** Gives a ticket for a right code or password. */
    async prove(owner: Subject, { scene, way, code, password }: ProofTry) {
      const account = await requireAccount(owner);
      if (!listProofWays(account).includes(way)) throw new HttpError(409, '请使用账号已绑定的方式验证');
      if (way === 'password') await assertPassword(account, password, 'password');
      else if (!code) throw rejectFields([{ field: 'code', msg: '请输入6位验证码' }]);
      else if (!(await codes.check(account, scene, way, code))) throw rejectCode();
      return { ticket: await tickets.issue(orm, account, { scene, owner }), expireIn: PROOF_LIFETIME_S };
    },
  };
}

export type AccountSecurityService = ReturnType<typeof createAccountSecurity>;

/** Ways an account can be proven; the password, which is the first to be stolen, only where there is nothing else. */
export function listProofWays({ telephoneIndex, mailIndex }: Account): ProofWay[] {
  const bound: ProofWay[] = [
    ...(telephoneIndex === null ? [] : (['mobile'] as const)),
    ...(mailIndex === null ? [] : (['mail'] as const)),
  ];
  return bound.length > 0 ? bound : ['password'];
}

/** Rejects a code that is wrong, used, old, or was sent for something else. */
export function rejectCode(): HttpError {
  return rejectFields([{ field: 'code', msg: '验证码错误或已失效' }]);
}
