import { and, eq, or, sql } from 'drizzle-orm';
import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { maskMailAddress } from '../../platform/messages/mail-provider';
import type { DataProtection } from '../../platform/security/data-protection';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import type { Subject } from '../../platform/security/session-verifier';
import { maskTelephone } from '../../platform/telephone/telephone-field';
import { users } from '../users/users.read-model';
import { findDemoAccount } from './demo-accounts';
import { idpAccount } from './identity-provider.tables';

type AccountRow = typeof idpAccount.$inferSelect;

/** An account with what the provider says of its owner. */
export interface Account extends AccountRow {
  readonly nickname: string;
  readonly menuPermissions: readonly string[];
}

/** A new account. */
export interface NewAccount {
  readonly telephone: string;
  readonly passwordHash: string;
}

export interface AccountsRepositoryOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
  /** Accounts of the demonstration exist only while there is one. */
  readonly isDemo: boolean;
}

/** Accounts of the embedded provider. */
export function createAccountsRepository({ orm, clock, protection, isDemo }: AccountsRepositoryOptions) {
  const indexOf = (telephone: string) => protection.fingerprint(`telephone:${telephone}`);
  const indexOfMail = (mail: string) => protection.fingerprint(`mail:${mail}`);
  const isAllowed = isDemo ? undefined : eq(idpAccount.isDemo, false);

  return {
    indexOf,
    async findById(id: string): Promise<Account | undefined> {
      const [row] = await orm
        .select()
        .from(idpAccount)
        .where(and(eq(idpAccount.id, id), isAllowed));
      return row && toAccount(row);
    },
    /** Account of a user of the portal; `undefined` for users of another provider. */
    async findByUser({ id }: Pick<Subject, 'id'>, runner: QueryRunner = orm): Promise<Account | undefined> {
      const [row] = await runner
        .select({ account: idpAccount })
        .from(idpAccount)
        .innerJoin(users, eq(users.subject, sql`${idpAccount.id}::text`))
        .where(and(eq(users.id, id), eq(users.issuer, EMBEDDED_ISSUER), isAllowed));
      return row && toAccount(row.account);
    },
    /** The whole number of an account, for those who send to it. */
    openTelephone: ({ id, telephoneEncrypted }: Account): string | undefined =>
      telephoneEncrypted === null ? undefined : protection.decrypt(telephoneEncrypted, `idp_account.telephone:${id}`),
    /** The whole mail address of an account, for those who send to it. */
    openMail: ({ id, mailEncrypted }: Account): string | undefined =>
      mailEncrypted === null ? undefined : protection.decrypt(mailEncrypted, `idp_account.mail:${id}`),
    async findByMail(mail: string): Promise<Account | undefined> {
      const [row] = await orm
        .select()
        .from(idpAccount)
        .where(and(eq(idpAccount.mailIndex, indexOfMail(mail)), isAllowed));
      return row && toAccount(row);
    },
    /** Binds a telephone; rejects with the database's error when another account has it. */
    async bindTelephone(runner: QueryRunner, { id, version }: Account, telephone: string): Promise<boolean> {
      return change(runner, id, version, {
        telephoneIndex: indexOf(telephone),
        telephoneEncrypted: protection.encrypt(telephone, `idp_account.telephone:${id}`),
        telephoneMasked: maskTelephone(telephone),
      });
    },
    /** Binds a mail address; rejects with the database's error when another account has it. */
    async bindMail(runner: QueryRunner, { id, version }: Account, mail: string): Promise<boolean> {
      return change(runner, id, version, {
        mailIndex: indexOfMail(mail),
        mailEncrypted: protection.encrypt(mail, `idp_account.mail:${id}`),
        mailMasked: maskMailAddress(mail),
      });
    },
    async setPassword(runner: QueryRunner, { id, version }: Account, passwordHash: string): Promise<boolean> {
      return change(runner, id, version, { passwordHash, passwordChangedAt: clock() });
    },
    /** By the account's name, or by the whole telephone. */
    async findByName(name: string): Promise<Account | undefined> {
      const isNamed = or(eq(idpAccount.userName, name.toLowerCase()), eq(idpAccount.telephoneIndex, indexOf(name)));
      const [row] = await orm.select().from(idpAccount).where(and(isNamed, isAllowed));
      return row && toAccount(row);
    },
    async findByTelephone(telephone: string): Promise<Account | undefined> {
      const isNamed = eq(idpAccount.telephoneIndex, indexOf(telephone));
      const [row] = await orm.select().from(idpAccount).where(and(isNamed, isAllowed));
      return row && toAccount(row);
    },
    /** Creates an account; `undefined` when the telephone has one already. */
    async create({ telephone, passwordHash }: NewAccount, runner: QueryRunner = orm): Promise<Account | undefined> {
      const id = randomUUID();
      const now = clock();
      const [row] = await runner
        .insert(idpAccount)
        .values({
          id,
          userName: createUserName(),
          telephoneIndex: indexOf(telephone),
          telephoneEncrypted: protection.encrypt(telephone, `idp_account.telephone:${id}`),
          telephoneMasked: maskTelephone(telephone),
          passwordHash,
          agreedAt: now,
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning();
      return row && toAccount(row);
    },
    /** Stores the accounts of the demonstration where they are missing. */
    async addDemoAccounts(rows: readonly { readonly id: string; readonly userName: string }[], hash: string) {
      const createdAt = clock();
      await orm
        .insert(idpAccount)
        .values(rows.map((row) => ({ ...row, passwordHash: hash, isDemo: true, createdAt })))
        .onConflictDoNothing();
    },
    async countDemoAccounts(): Promise<number> {
      const rows = await orm.select({ id: idpAccount.id }).from(idpAccount).where(eq(idpAccount.isDemo, true));
      return rows.length;
    },
  };

  /** `false` when telephone, mail address or password of the account were changed since it was read. */
  async function change(runner: QueryRunner, id: string, version: number, fields: Partial<AccountRow>) {
    const rows = await runner
      .update(idpAccount)
      .set({ ...fields, version: version + 1 })
      .where(and(eq(idpAccount.id, id), eq(idpAccount.version, version)))
      .returning({ id: idpAccount.id });
    return rows.length > 0;
  }
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

function toAccount(row: AccountRow): Account {
  const demo = row.isDemo ? findDemoAccount(row.userName) : undefined;
  return { ...row, nickname: demo?.nickname ?? '', menuPermissions: demo?.menuPermissions ?? [] };
}

/** A name nobody has typed before: `user` and ten digits. */
function createUserName(): string {
  return `user${String(randomInt(1e10)).padStart(10, '0')}`;
}

/** Keeps others from changing an account until the transaction ends; `false` where it is no longer at that version. */
export async function lockAccount(runner: QueryRunner, id: string, version: number): Promise<boolean> {
  const rows = await runner
    .select({ id: idpAccount.id })
    .from(idpAccount)
    .where(and(eq(idpAccount.id, id), eq(idpAccount.version, version)))
    .for('update');
  return rows.length > 0;
}
