import { asc, eq, min } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import type { Job } from '../../../platform/jobs/job';
import type { EventHandler } from '../../../platform/records/domain-events';
import { AWAITING_INVOICE, refund } from '../refunds.tables';
import type { RefundDecisions } from './refund-decisions';

/** Owners whose refunds are looked at in a round. */
const BATCH = 100;

export interface ContinueRefundsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly decisions: Pick<RefundDecisions, 'continueOf'>;
}

/**
 * Goes on with refunds that wait for a red invoice, as soon as one is issued. Which of them can go on the ledger tells:
 * whoever refunds knows nothing of invoices.
 */
export function createInvoiceReversals({ database, clock, decisions }: ContinueRefundsOptions): EventHandler {
  return {
    event: 'invoice.reversed',
    name: 'refunds.continue',
    handle: ({ ownerId }, { complete }) =>
      database.transaction(async (runner) => {
        if (ownerId !== '') await decisions.continueOf(runner, ownerId, clock());
        await complete(runner);
      }),
  };
}

/** Goes on with those whose invoices came to nothing before they were issued, of which there is no event. */
export function createRefundRounds({ database, clock, decisions }: ContinueRefundsOptions): Job {
  return {
    name: 'refunds.look-again',
    every: 'minute',
    async run() {
      const owners = await database.orm
        .select({ ownerId: refund.ownerId })
        .from(refund)
        .where(eq(refund.state, AWAITING_INVOICE))
        .groupBy(refund.ownerId)
        .orderBy(asc(min(refund.stateSince)))
        .limit(BATCH);
      for (const { ownerId } of owners)
        await database.transaction((runner) => decisions.continueOf(runner, ownerId, clock()));
    },
  };
}
