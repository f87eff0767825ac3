import type { Lifecycle } from '@portal/lifecycles';
import { and, eq, gte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { statusLog } from '../status-log.tables';

/** Steps that decide what becomes of something that was taken down. */
const DECIDING = ['appeal', 'withdraw', 'resubmit', 'submit', 'pass', 'reject'];

/** How often records were taken down since a moment, but for what an appeal has undone. `recordIds`: query for their keys. */
export function countStandingTakedowns(
  runner: QueryRunner,
  { name }: Pick<Lifecycle, 'name'>,
  { recordIds, since }: { readonly recordIds: SQLWrapper; readonly since: Date },
): Promise<number> {
  const { recordKind, recordId, act, at } = statusLog;
  return runner.$count(
    statusLog,
    and(
      eq(recordKind, name),
      sql`${recordId} in ${recordIds}`,
      eq(act, 'takeDown'),
      gte(at, since),
      sql`${listNextSteps()} is distinct from 'appeal pass'`,
    ),
  );
}

/** The two steps that followed a takedown. */
function listNextSteps(): SQL {
  const { recordKind, recordId, position } = statusLog;
  return sql`(select string_agg(act, ' ' order by position) from (
    select later.act, later.position from ${statusLog} later
    where later.record_kind = ${recordKind} and later.record_id = ${recordId} and later.position > ${position}
      and later.act = any(${sql.param(DECIDING)}::text[])
    order by later.position limit 2) next_step)`;
}
