import { and, inArray, lte } from 'drizzle-orm';
import { createAskedRows } from '../../platform/jobs/asked-rows';
import type { DueWork } from '../../platform/jobs/due-work';
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

/** Has the provider issue what was passed, and the red invoices of what is taken back, and asks until it has. */
export function createProviderWork(options: ProviderWorkOptions): DueWork {
  return createAskedRows<typeof invoice, Settle | undefined>(
    {
      name: 'invoices.ask',
      table: invoice,
      isDue: (at) => and(inArray(invoice.state, [ISSUING, RED_REQUESTED]), lte(invoice.askAt, at)),
      since: invoice.askAt,
      ask: (row, { signal }) => (row.state === ISSUING ? askToIssue : askOfRed)(options, { row, call: { signal } }),
      settle: async (runner, row, settle) => settle && settleUnchanged(options, runner, row, settle),
    },
    options,
  );
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
