import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../../platform/database/database';
import { CLOSED_USER_NAME } from '../../platform/modules/personal-data';
import type { QueuePeople } from '../../platform/records/claimed-queue';
import { portalUser } from './users.tables';

/** A key that no user has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Users as whoever refers to them may read them; `alias` tells several in one query apart. */
export function readUsers<Alias extends string>(alias: Alias) {
  return new QueryBuilder()
    .select({
      id: portalUser.id,
      issuer: portalUser.issuer,
      subject: portalUser.subject,
      account: portalUser.account,
      userCode: portalUser.userCode,
      telephoneMasked: portalUser.telephoneMasked,
      brandPath: portalUser.brandPath,
      createdAt: portalUser.createdAt,
      lastLoginAt: portalUser.lastLoginAt,
      closedAt: portalUser.closedAt,
    })
    .from(portalUser)
    .as(alias);
}

/** Users as whoever refers to one may read them. */
export const users = readUsers('users');

/** Code of the user with a key, to be read along with a row that names it; empty for nobody. */
export function userCodeOf(key: SQL): SQL<string> {
  return sql<string>`coalesce((select ${portalUser.userCode} from ${portalUser} where ${portalUser.id} = ${key}), '')`;
}

/** Key of the user with a code whose account is not closed; `undefined` where there is none. */
export async function findUserId(orm: QueryRunner, userCode: string): Promise<string | undefined> {
  const { id, closedAt } = portalUser;
  const [user] = await orm
    .select({ id })
    .from(portalUser)
    .where(and(eq(portalUser.userCode, userCode), isNull(closedAt)));
  return user?.id;
}

/** Codes of some users by their keys. */
export async function readUserCodes(
  orm: QueryRunner,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = await orm
    .select({ id: portalUser.id, userCode: portalUser.userCode })
    .from(portalUser)
    .where(inArray(portalUser.id, wanted));
  return new Map(rows.map(({ id, userCode }) => [id, userCode]));
}

/** A user as everybody may know them. */
export interface PublicUser {
  readonly userCode: string;
  /** What the user calls themselves, or the masked account; that of people who have left for them. */
  readonly name: string;
  readonly bio: string;
}

/** Some users by their keys, as everybody may know them. */
export async function readPublicUsers(
  orm: QueryRunner,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PublicUser>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { id, userCode, nickname, account, bio, closedAt } = portalUser;
  const rows = await orm
    .select({ id, userCode, nickname, account, bio, closedAt })
    .from(portalUser)
    .where(inArray(id, wanted));
  return new Map(rows.map((row) => [row.id, toPublicUser(row)]));
}

function toPublicUser({
  userCode,
  nickname,
  account,
  bio,
  closedAt,
}: Pick<typeof portalUser.$inferSelect, 'userCode' | 'nickname' | 'account' | 'bio' | 'closedAt'>): PublicUser {
  if (closedAt !== null) return { userCode: '', name: CLOSED_USER_NAME, bio: '' };
  return { userCode, name: nickname || `${account.slice(0, 2)}***`, bio };
}

/** Prefix of the brand by which a user logged in last, for links that lead there; empty for the one without. */
export async function findBrandPath(orm: QueryRunner, id: string): Promise<string> {
  const [user] = await orm.select({ brandPath: portalUser.brandPath }).from(portalUser).where(eq(portalUser.id, id));
  return user?.brandPath ?? '';
}

/** Key of whoever a filter names: `me`, `none` for nobody (`null`), or a user code. An unknown code is nobody's. */
export async function findAssigneeId(
  orm: QueryRunner,
  { id: me }: { readonly id: string },
  assignee: string | undefined,
): Promise<string | null | undefined> {
  if (assignee === undefined || assignee === 'none') return assignee === 'none' ? null : undefined;
  if (assignee === 'me') return me;
  const [user] = await orm.select({ id: portalUser.id }).from(portalUser).where(eq(portalUser.userCode, assignee));
  return user?.id ?? NOBODY;
}

/** How queues name people. */
export const queuePeople: QueuePeople = { userCodeOf, findAssigneeId };
