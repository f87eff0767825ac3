import { and, asc, eq, lte, or, type SQL } from 'drizzle-orm';
import { type DueWork, isNotQueued } from '../../platform/jobs/due-work';
import { PROVIDER } from '../../platform/records/record-transition';
import {
  type Asking,
  assertSameNumber,
  findNextAsk,
  type ProviderWorkOptions,
  type Settle,
  settleUnchanged,
} from './ask-provider';
import { noteFiles, writeFiles } from './invoice-files';
import { openInvoiceForm } from './invoice-form';
import { requestMails } from './invoice-mails';
import { toTaxRequest } from './invoice-request';
import { invoice, ISSUING, RED_REQUESTED } from './invoices.tables';
import type { IssueOutcome } from './provider/tax-provider';
import { askOfRed } from './red-work';

const NAME = 'invoices.ask';

/** Has the provider issue what was passed, and the red invoices of what is taken back, and asks until it has. */
export function createProviderWork(options: ProviderWorkOptions): DueWork {
  const { database, clock } = options;
  const isDue = (at: Date): SQL | undefined =>
    and(or(eq(invoice.state, ISSUING), eq(invoice.state, RED_REQUESTED)), lte(invoice.askAt, at));

  return {
    name: NAME,
    async findDue(now, limit) {
      const found = await database.orm
        .select({ id: invoice.id })
        .from(invoice)
        .where(and(isDue(now), isNotQueued(NAME, invoice.id)))
        .orderBy(asc(invoice.askAt))
        .limit(limit);
      return found.map(({ id }) => id);
    },
    async work(id, { signal, complete }) {
      const [row] = await database.orm
        .select()
        .from(invoice)
        .where(and(eq(invoice.id, id), isDue(clock())));
      const call = { signal };
      const settle = row && (await (row.state === ISSUING ? askToIssue : askOfRed)(options, { row, call }));
      await database.transaction(async (runner) => {
        if (row && settle) await settleUnchanged(options, runner, row, settle);
        await complete(runner);
      });
    },
  };
}

/** Has the provider issue an invoice, then fetches its files. A number that was given once is kept. */
async function askToIssue(options: ProviderWorkOptions, { row, call }: Asking): Promise<Settle> {
  const { desk, invoices, protection } = options;
  const form = openInvoiceForm(protection, row);
  const request = toTaxRequest(row, form);
  const known = row.issuedAt && { state: 'issued' as const, number: row.number, issuedAt: row.issuedAt };
  const outcome: IssueOutcome = known ?? (await desk.provider.issue(request, call));
  const wait: Settle = (runner, locked, at) =>
    invoices.mark(runner, locked, { askAt: findNextAsk(locked.askCount, at), askCount: locked.askCount + 1 });
  switch (outcome.state) {
    case 'inProgress':
      return wait;
    case 'refused': {
      const reason = outcome.reason || '税务平台未能开具，请核对抬头信息后重新申请';
      return (runner, locked, at) =>
        invoices.transition(runner, locked, { action: 'failIssue', actor: PROVIDER, at, reason });
    }
    case 'issued':
  }
  const { number, issuedAt } = outcome;
  const isSample = desk.provider.isSample;
  if (!known) {
    // Before its files, of which something may be in the way: what is issued is never issued again.
    await options.database.transaction((runner) =>
      settleUnchanged(options, runner, row, async (inside, locked) => {
        assertSameNumber(locked.number, number);
        await invoices.change(inside, locked, { number, issuedAt, isSample, askCount: 0 });
      }),
    );
    Object.assign(row, { number });
  }
  const contents = await desk.provider.readFiles(request, outcome, call);
  if (contents === undefined) return wait;
  const written = await writeFiles(options, { partId: row.id, number }, contents);
  return async (runner, locked, at) => {
    assertSameNumber(locked.number, number);
    await noteFiles(runner, locked, written, at);
    const issued = await invoices.transition(runner, locked, { action: 'issue', actor: PROVIDER, at });
    await requestMails(runner, protection, { row: issued, partId: issued.id, emails: form.emails }, at);
  };
}
