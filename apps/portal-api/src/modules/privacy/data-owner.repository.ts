import { and, eq, isNull } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { DataOwner } from '../../platform/modules/personal-data';
import { users } from '../users/users.read-model';

/** Every name under which a user's data is kept; `undefined` once the account is closed. */
export async function findDataOwner(orm: QueryRunner, id: string): Promise<DataOwner | undefined> {
  const [row] = await orm
    .select({
      id: users.id,
      account: users.account,
      userCode: users.userCode,
      issuer: users.issuer,
      subject: users.subject,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)));
  return row;
}
