import { orderLifecycle } from '@portal/lifecycles';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Actor } from '../../platform/records/record-transition';
import type { Orders } from './order-record';
import { PROCESSING, purchaseOrder } from './purchase.tables';

/** Whoever watches sees an order wait for its delivery. */
const DELAY_MS = 20_000;

/** What nothing has happened to for longer is history, and stays as it is. */
const ATTENTION_MS = 3_600_000;

const BATCH = 20;

const AUTOMATIC: Actor = { role: 'agent', id: null, name: '' };

export interface OrderOperatorOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Lets the automatic operator deliver what was paid for. */
export function createOrderTask(orders: Orders, { database, clock }: OrderOperatorOptions): OperatorTask {
  /** Delivers the order that waits longest; `false` where none does. */
  async function deliver(runner: QueryRunner): Promise<boolean> {
    const at = clock();
    const [row] = await runner
      .select()
      .from(purchaseOrder)
      .where(isWaiting(at))
      .orderBy(asc(purchaseOrder.stateSince), asc(purchaseOrder.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    await orders.transition(runner, row, { action: 'deliver', actor: AUTOMATIC, at });
    const subject = { subjectKind: orderLifecycle.name, subjectNo: row.orderNo };
    await noteAudit(runner, { actorId: AUTOMATIC.id, action: 'order.deliver', ...subject, at });
    return true;
  }

  return {
    name: 'orders',
    async run() {
      for (let count = 0; count < BATCH; count += 1) if (!(await database.transaction(deliver))) return;
    },
  };
}

function isWaiting(now: Date) {
  return and(
    eq(purchaseOrder.state, PROCESSING),
    lte(purchaseOrder.stateSince, new Date(now.getTime() - DELAY_MS)),
    gte(purchaseOrder.stateSince, new Date(now.getTime() - ATTENTION_MS)),
  );
}
