import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { isNoneOf } from '../../platform/database/is-none-of';
import { workOff } from '../../platform/work-off';
import { holdActivity, seatWaiting } from './enrolments.repository';
import { enrolment } from './enrolments.tables';

/** Activities looked at at once. */
const BATCH = 50;

const ON_SHELF = 2;

/** Seats those who wait where there is room, which a raised capacity makes without anybody's call. */
export async function fillFreeSeats({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const take = async (seen: readonly string[]) => {
    const rows = await database.orm
      .selectDistinct({ activityId: enrolment.activityId })
      .from(enrolment)
      .where(and(eq(enrolment.state, 'waiting'), isNoneOf(enrolment.activityId, seen)))
      .orderBy(asc(enrolment.activityId))
      .limit(BATCH);
    return rows.map(({ activityId }) => activityId);
  };
  await workOff(take, (activityId) =>
    database.transaction(async (runner) => {
      const held = await holdActivity(runner, activityId);
      if (held?.listingStatus === ON_SHELF) await seatWaiting(runner, held, clock());
    }),
  );
}
