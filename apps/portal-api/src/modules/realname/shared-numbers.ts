import { REALNAME_LIMITS } from '@portal/api-contract/account';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { users } from '../users/users.read-model';
import { kindOf } from './identity-form';
import { identification, type IdentificationRow } from './realname.tables';

const LIMITS = { person: REALNAME_LIMITS.accountsOfPerson, enterprise: REALNAME_LIMITS.accountsOfEnterprise };

/**
 * Why a number cannot be verified for one more account; `undefined` where it can. Nobody else is given the number until
 * the caller's transaction ends. Only for somebody who has shown that the number is theirs: others are told about
 * accounts by their telephones.
 */
export async function findConflict(
  runner: QueryRunner,
  row: Pick<IdentificationRow, 'numberIndex' | 'ownerId' | 'type'>,
): Promise<string | undefined> {
  await lockOwner(runner, 'identity', row.numberIndex);
  const others = await runner
    .select({ telephone: users.telephoneMasked })
    .from(identification)
    .innerJoin(users, eq(users.id, identification.ownerId))
    .where(
      and(
        eq(identification.numberIndex, row.numberIndex),
        inArray(identification.state, [6, 9, 10]),
        ne(identification.ownerId, row.ownerId),
      ),
    )
    .orderBy(asc(identification.createdAt));
  if (others.length < LIMITS[kindOf(row)]) return undefined;
  const telephones = others.map(({ telephone }) => telephone || '未绑定手机号').join('、');
  return `该证件已认证${others.length}个账号（${telephones}），达到上限；如非本人操作，请提交申诉`;
}
