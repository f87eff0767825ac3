import { and, eq, sql } from 'drizzle-orm';
import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { releaseFiles } from '../../platform/files/files.repository';
import { CLOSED_USER_NAME } from '../../platform/modules/personal-data';
import type { Subject } from '../../platform/security/session-verifier';
import { portalUser } from './users.tables';

/** What an identity provider says of somebody who has logged in. */
export interface VouchedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly account: string;
  readonly nickname: string;
  readonly telephoneMasked: string;
  readonly menuPermissions: readonly string[];
}

/** Where somebody logs in: what is sent to them leads there. */
export interface LoginSite {
  readonly origin: string;
  /** Prefix of the brand; empty for the one without. */
  readonly brandPath: string;
}

export type PortalUserRow = typeof portalUser.$inferSelect;

/** Fields of a profile that its owner may change. */
export type ProfileFields = Pick<PortalUserRow, 'nickname' | 'company' | 'industry' | 'bio'>;

/** Users of the portal. Reading and changing take the caller, so that nobody reaches another's row. */
export function createUsersRepository(orm: QueryRunner, clock: Clock) {
  return {
    /** Notes a login and returns the user; a user who comes for the first time is created. */
    async noteLogin(login: VouchedIdentity & { readonly site?: LoginSite }) {
      const { issuer, subject, account, nickname, telephoneMasked, menuPermissions, site } = login;
      const now = clock();
      const vouched = {
        ...{ account, telephoneMasked, menuPermissions: [...menuPermissions], lastLoginAt: now },
        ...(site && { loginOrigin: site.origin, brandPath: site.brandPath }),
      };
      const [row] = await orm
        .insert(portalUser)
        .values({
          ...vouched,
          id: randomUUID(),
          issuer,
          subject,
          userCode: createUserCode(),
          nickname: nickname || account,
          createdAt: now,
        })
        .onConflictDoUpdate({
          target: [portalUser.issuer, portalUser.subject],
          set: { ...vouched, previousLoginAt: sql`${portalUser.lastLoginAt}` },
        })
        .returning();
      if (row === undefined) throw new Error('The user could not be stored');
      return row;
    },
    async findOwn({ id }: Subject): Promise<PortalUserRow | undefined> {
      const [row] = await orm.select().from(portalUser).where(eq(portalUser.id, id));
      return row;
    },
    async findById(id: string): Promise<PortalUserRow | undefined> {
      const [row] = await orm.select().from(portalUser).where(eq(portalUser.id, id));
      return row;
    },
    /** Changes the caller's profile; `undefined` when it is no longer at that version. */
    async updateOwn({ id }: Subject, version: number, fields: ProfileFields): Promise<PortalUserRow | undefined> {
      const [row] = await orm
        .update(portalUser)
        .set({ ...fields, version: sql`${portalUser.version} + 1` })
        .where(and(eq(portalUser.id, id), eq(portalUser.version, version)))
        .returning();
      return row;
    },
    /** Changes the caller's picture; the file of the old one is let go of, and deleted with other unused ones. */
    async changeAvatar(
      { id }: Subject,
      fileId: string | null,
      runner: QueryRunner,
    ): Promise<PortalUserRow | undefined> {
      const [before] = await runner.select().from(portalUser).where(eq(portalUser.id, id)).for('update');
      const [row] = await runner
        .update(portalUser)
        .set({ avatarFileId: fileId })
        .where(eq(portalUser.id, id))
        .returning();
      if (before?.avatarFileId) await releaseFiles(runner, { id }, [before.avatarFileId]);
      return row;
    },
  };
}

export type UsersRepository = ReturnType<typeof createUsersRepository>;

/** A user's whole row, for those who give it to its owner. */
export async function findUser(orm: QueryRunner, id: string): Promise<PortalUserRow | undefined> {
  const [row] = await orm.select().from(portalUser).where(eq(portalUser.id, id));
  return row;
}

/** Stores how the addresses of a user's account are shown. */
export async function maskAddresses(
  runner: QueryRunner,
  userId: string,
  { telephoneMasked, mailMasked }: Pick<PortalUserRow, 'telephoneMasked' | 'mailMasked'>,
): Promise<void> {
  await runner.update(portalUser).set({ telephoneMasked, mailMasked }).where(eq(portalUser.id, userId));
}

/** Says that a user has been here since an earlier day, as the demonstration does. */
export async function backdateUser(runner: QueryRunner, id: string, createdAt: Date): Promise<void> {
  await runner.update(portalUser).set({ createdAt }).where(eq(portalUser.id, id));
}

/** Issuer of users whose account is closed: no provider has it, so nobody logs in to their rows again. */
const CLOSED_ISSUER = 'closed';

/** Takes everything personal out of the row of a user whose account is closed; what refers to it still can. */
export async function closeUser(
  runner: QueryRunner,
  { id, userCode }: Pick<PortalUserRow, 'id' | 'userCode'>,
  now: Date,
): Promise<void> {
  const blank = { company: '', industry: '', bio: '', telephoneMasked: '', mailMasked: '', avatarFileId: null };
  await runner
    .update(portalUser)
    .set({
      ...blank,
      nickname: CLOSED_USER_NAME,
      account: `closed-${userCode}`,
      issuer: CLOSED_ISSUER,
      subject: id,
      menuPermissions: [],
      version: sql`${portalUser.version} + 1`,
      closedAt: now,
    })
    .where(eq(portalUser.id, id));
}

const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** `U` and twelve characters that are not confused with each other: nothing can be counted or guessed from it. */
function createUserCode(): string {
  return `U${Array.from({ length: 12 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;
}
