import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { DueWork } from '../../platform/jobs/due-work';
import { createRecordTimers } from '../../platform/records/record-timers';
import type { Invoices } from './invoice-record';
import { invoice, RED_REQUESTED } from './invoices.tables';
import { voidRed } from './red-work';

interface InvoiceTimersOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly invoices: Invoices;
}

/** What time alone brings about: a paper invoice counts as received, and a confirmation that nobody has given is void. */
export function createInvoiceTimers({ invoices, ...options }: InvoiceTimersOptions): DueWork[] {
  return createRecordTimers(invoices, {
    ...{ ...options, dueAt: invoice.dueAt },
    advance: (runner, row, request) =>
      row.state === RED_REQUESTED
        ? voidRed(invoices, runner, row, { code: '07', actor: request.actor, at: request.at })
        : invoices.transition(runner, row, request),
  });
}
