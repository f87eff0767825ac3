import { and, eq, sql } from 'drizzle-orm';
import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import type { QueryRunner } from '../../database/database';
import type { Subject } from '../../security/session-verifier';
import { storedFile } from '../files/files.tables';
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

export type PortalUserRow = typeof portalUser.$inferSelect;

/** Fields of a profile that its owner may change. */
export type ProfileFields = Pick<PortalUserRow, 'nickname' | 'company' | 'industry' | 'bio'>;

/** Users of the portal. Reading and changing take the caller, so that nobody reaches another's row. */
export function createUsersRepository(orm: QueryRunner, clock: Clock) {
  return {
    /** Notes a login and gives the user; a user who comes for the first time is created. */
    async noteLogin(login: VouchedIdentity & { readonly brandPath?: string }) {
      const { issuer, subject, account, nickname, telephoneMasked, menuPermissions, brandPath } = login;
      const now = clock();
      const vouched = {
        ...{ account, telephoneMasked, menuPermissions: [...menuPermissions], lastLoginAt: now },
        ...(brandPath !== undefined && { brandPath }),
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
      if (before?.avatarFileId) {
        const isOld = and(eq(storedFile.id, before.avatarFileId), eq(storedFile.ownerId, id));
        await runner.update(storedFile).set({ isUsed: false }).where(isOld);
      }
      return row;
    },
  };
}

export type UsersRepository = ReturnType<typeof createUsersRepository>;

const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** `U` and twelve characters that are not confused with each other: nothing can be counted or guessed from it. */
function createUserCode(): string {
  return `U${Array.from({ length: 12 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;
}
