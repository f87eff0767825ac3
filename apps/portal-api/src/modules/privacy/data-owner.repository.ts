import { and, eq, isNull } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { portalUser } from '../users/users.tables';
import type { DataOwner } from './personal-data';

/** Every name under which a user's data is kept; `undefined` once the account is closed. */
export async function findDataOwner(orm: QueryRunner, id: string): Promise<DataOwner | undefined> {
  const [row] = await orm
    .select({
      id: portalUser.id,
      account: portalUser.account,
      userCode: portalUser.userCode,
      issuer: portalUser.issuer,
      subject: portalUser.subject,
    })
    .from(portalUser)
    .where(and(eq(portalUser.id, id), isNull(portalUser.closedAt)));
  return row;
}
