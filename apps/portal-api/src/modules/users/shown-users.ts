import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { portalUser } from './users.tables';

/** Somebody as everybody may see them. */
export interface ShownUser {
  readonly id: string;
  readonly userCode: string;
  readonly nickname: string;
  readonly bio: string;
  readonly avatarFileId: string | null;
  readonly createdAt: Date;
}

const SHOWN = {
  id: portalUser.id,
  userCode: portalUser.userCode,
  nickname: sql<string>`coalesce(nullif(${portalUser.nickname}, ''), '用户' || right(${portalUser.userCode}, 4))`,
  bio: portalUser.bio,
  avatarFileId: portalUser.avatarFileId,
  createdAt: portalUser.createdAt,
};

/** Users by their keys; whoever has closed the account is left out. */
export async function readShownUsers(
  runner: QueryRunner,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, ShownUser>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await runner
    .select(SHOWN)
    .from(portalUser)
    .where(and(inArray(portalUser.id, wanted), isNull(portalUser.closedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Users whose names begin with a text, the newest logins first. */
export function suggestUsers(runner: QueryRunner, start: string, limit: number): Promise<ShownUser[]> {
  const escaped = start.replace(/[\\%_]/g, '\\$&');
  return runner
    .select(SHOWN)
    .from(portalUser)
    .where(and(sql`${portalUser.nickname} like ${`${escaped}%`}`, isNull(portalUser.closedAt)))
    .orderBy(sql`${portalUser.lastLoginAt} desc`)
    .limit(limit);
}

/** Somebody by the name that they have chosen. */
export type NamedUser = Pick<ShownUser, 'id' | 'userCode' | 'nickname'>;

/** Users by some names. */
export async function findByNickname(
  runner: QueryRunner,
  names: readonly string[],
): Promise<ReadonlyMap<string, NamedUser>> {
  if (names.length === 0) return new Map();
  const rows = await runner
    .select({ id: portalUser.id, userCode: portalUser.userCode, nickname: portalUser.nickname })
    .from(portalUser)
    .where(and(inArray(portalUser.nickname, [...names]), isNull(portalUser.closedAt)))
    .orderBy(sql`${portalUser.lastLoginAt}`);
  return new Map(rows.map((row) => [row.nickname, row]));
}

/** Whether somebody's telephone is verified, which whoever writes in public needs. */
export async function hasTelephone(runner: QueryRunner, id: string): Promise<boolean> {
  return (await findWithTelephone(runner, [id])).has(id);
}

/** Keys of those of some users whose telephones are verified. */
export async function findWithTelephone(runner: QueryRunner, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { id, telephoneMasked } = portalUser;
  const rows = await runner
    .select({ id })
    .from(portalUser)
    .where(and(inArray(id, [...ids]), ne(telephoneMasked, '')));
  return new Set(rows.map((row) => row.id));
}
