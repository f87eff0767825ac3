import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { EventHandler } from '../../platform/records/domain-events';
import { SYSTEM } from '../../platform/records/record-transition';
import { completedOrder } from '../purchase/orders.read-model';
import { trials } from './trial-record';
import { EXPIRED, trial, USABLE_STATES } from './trials.tables';

/** Turns a trial into what its owner has bought, with its configuration, once the order is delivered. */
export function createTrialConversion({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): EventHandler {
  return {
    event: 'order.delivered',
    name: 'trials.convert',
    handle: ({ recordNo }, run) =>
      database.transaction(async (runner) => {
        const [order] = await runner.select().from(completedOrder).where(eq(completedOrder.orderNo, recordNo));
        if (order) {
          const { ownerId, productCode, createdAt, orderNo } = order;
          const [row] = await runner
            .select()
            .from(trial)
            .where(
              and(
                ...[eq(trial.ownerId, ownerId), eq(trial.productCode, productCode)],
                inArray(trial.state, [...USABLE_STATES, EXPIRED]),
              ),
            )
            .for('update');
          if (row && row.createdAt <= createdAt)
            await trials.transition(runner, row, { action: 'convert', actor: SYSTEM, at: clock() }, { orderNo });
        }
        await run.complete(runner);
      }),
  };
}
