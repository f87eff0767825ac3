import { INVOICE_LIMITS, RED_CODES, VOID_RED_CODES, type RedCode } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Job } from '../../platform/jobs/job';
import { queueJobs } from '../../platform/jobs/queue-job';
import { toMoney } from '../../platform/money/money';
import { type Actor, PROVIDER } from '../../platform/records/record-transition';
import { createInvoice } from './apply-for-invoice';
import { noteFiles, writeFiles, type WrittenFiles } from './invoice-files';
import { openInvoiceForm, sealedRedForm, type InvoiceForm } from './invoice-form';
import { requestMails } from './invoice-mails';
import { findOpenRed, type Invoices } from './invoice-record';
import { toRedRequest } from './invoice-request';
import { invoiceOrder, invoiceRed, type InvoiceRedRow, type InvoiceRow } from './invoices.tables';
import {
  assertSameNumber,
  type Asking,
  findNextAsk,
  type ProviderWorkOptions,
  type Settle,
  settleUnchanged,
} from './ask-provider';
import type { RedConfirmation, TaxProvider } from './provider/tax-provider';

const SETTLE = 'invoices.settle-red';

const HOUR_MS = 3_600_000;

/** Why a red invoice came to nothing, by the code that the tax platform has given it. */
const VOID_REASONS: Readonly<Record<(typeof VOID_RED_CODES)[number], string>> = {
  '05': '购方否认了红字信息',
  '06': '销方否认了红字信息',
  '07': `${INVOICE_LIMITS.redHours}小时内未确认，已自动作废`,
  '08': '发起方撤销了红字信息',
  '09': '双方确认后，红字信息被撤销',
};

/** Whether a code ends a confirmation without a red invoice. */
export function isVoidCode(code: RedCode): code is (typeof VOID_RED_CODES)[number] {
  return (VOID_RED_CODES as readonly string[]).includes(code);
}

/** Changes a red invoice. */
export async function changeRed(
  runner: QueryRunner,
  { id }: Pick<InvoiceRedRow, 'id'>,
  changes: Partial<InvoiceRedRow>,
): Promise<void> {
  await runner.update(invoiceRed).set(changes).where(eq(invoiceRed.id, id));
}

/** What ends a red invoice without one. */
export interface RedEnd {
  readonly code: (typeof VOID_RED_CODES)[number];
  readonly actor: Actor;
  readonly at: Date;
  /** What is said instead of what the code says. */
  readonly reason?: string;
}

/** Ends the red invoice of a locked invoice, which stands as it stood before; the tax platform is told. */
export async function voidRed(
  invoices: Invoices,
  runner: QueryRunner,
  row: InvoiceRow,
  { code, actor, at, reason = VOID_REASONS[code] }: RedEnd,
): Promise<InvoiceRow> {
  const red = await findOpenRed(runner, row);
  if (red.issuedAt !== null) throw new HttpError(409, '红字发票已开具，无法撤销');
  await changeRed(runner, red, { code, refusal: reason, isOpen: false, deadline: null });
  if (red.confirmation !== '' && actor !== PROVIDER) await queueJobs(runner, [{ name: SETTLE, key: red.id, at }]);
  return invoices.transition(runner, row, { action: 'refuseRed', actor, at, reason });
}

/** Tells the tax platform of a confirmation that came to nothing here. */
export function createRedSettlement({ database }: Pick<ProviderWorkOptions, 'database'>, provider: TaxProvider): Job {
  return {
    name: SETTLE,
    async run(_payload, { key, signal, complete }) {
      const [red] = await database.orm.select().from(invoiceRed).where(eq(invoiceRed.id, key));
      if (red && isVoidCode(red.code)) {
        const { redNo: requestNo, code, confirmation } = red;
        await provider.settleRed({ requestNo, code, confirmation }, { signal });
      }
      await database.transaction(complete);
    },
  };
}

/** Asks the provider how the red invoice of an invoice stands, and has it issued once nothing is in the way. */
export async function askOfRed(options: ProviderWorkOptions, asking: Asking): Promise<Settle> {
  const { row, call } = asking;
  const red = await findOpenRed(options.database.orm, row);
  if (red.code === '01' || red.code === '04') return issueRed(options, asking, red);
  const { redNo: requestNo, reason, entry } = red;
  const told = await options.desk.provider.askRed({ requestNo, number: row.number, reason, entry }, call);
  return (runner, locked, at) => takeConfirmation(options, runner, locked, { ...told, id: red.id }, at);
}

/** Takes a red invoice to where its confirmation is. */
async function takeConfirmation(
  { invoices }: ProviderWorkOptions,
  runner: QueryRunner,
  row: InvoiceRow,
  { id, code, confirmation }: RedConfirmation & Pick<InvoiceRedRow, 'id'>,
  at: Date,
): Promise<void> {
  const red = await findOpenRed(runner, row);
  // Somebody here has decided meanwhile, or it is another one by now.
  if (red.code === '04' || red.id !== id) return;
  if (isVoidCode(code)) {
    await changeRed(runner, red, { confirmation });
    await voidRed(invoices, runner, row, { code, actor: PROVIDER, at });
    return;
  }
  const again = { askAt: findNextAsk(row.askCount, at), askCount: row.askCount + 1 };
  if (code === red.code) {
    await invoices.mark(runner, row, again);
    return;
  }
  const isConfirmed = code === '01' || code === '04';
  const deadline = isConfirmed ? null : new Date(at.getTime() + INVOICE_LIMITS.redHours * HOUR_MS);
  await changeRed(runner, red, { code, confirmation, deadline });
  const note = { action: isConfirmed ? 'confirmRed' : 'awaitRed', actor: PROVIDER, at, reason: RED_CODES[code] };
  await invoices.note(runner, row, note);
  await invoices.change(runner, row, {
    ...(isConfirmed ? { askAt: at, askCount: 0 } : again),
    ...{ dueAt: deadline, waitsSince: code === '03' ? at : null },
  });
}

/** Has a red invoice issued, then fetches its files. A number that was given once is kept. */
async function issueRed(options: ProviderWorkOptions, { row, call }: Asking, red: InvoiceRedRow): Promise<Settle> {
  const { desk, invoices, protection, database } = options;
  const { provider } = desk;
  const { redNo: requestNo, code, confirmation } = red;
  const form = openInvoiceForm(protection, row);
  const request = toRedRequest(row, form, red);
  const wait: Settle = (runner, locked, at) =>
    invoices.mark(runner, locked, { askAt: findNextAsk(locked.askCount, at), askCount: locked.askCount + 1 });
  const known = red.issuedAt && { state: 'issued' as const, number: red.number, issuedAt: red.issuedAt };
  if (!known && code === '04') await provider.settleRed({ requestNo, code, confirmation }, call);
  const outcome = known ?? (await provider.issue(request, call));
  if (outcome.state === 'inProgress') return wait;
  if (outcome.state === 'refused') {
    const reason = outcome.reason || '税务平台未能开具红字发票';
    return (runner, locked, at) => voidRed(invoices, runner, locked, { code: '09', actor: PROVIDER, at, reason });
  }
  const { number, issuedAt } = outcome;
  if (!known)
    await database.transaction((runner) =>
      settleUnchanged(options, runner, row, async (inside, locked) => {
        const current = await findOpenRed(inside, locked);
        assertSameNumber(current.number, number);
        await changeRed(inside, red, { number, issuedAt });
      }),
    );
  const contents = await provider.readFiles(request, outcome, call);
  if (contents === undefined) return wait;
  const written = await writeFiles(options, { partId: red.id, number }, contents);
  return (runner, locked, at) => finishRed(options, runner, locked, { red, form, written }, at);
}

interface IssuedRed {
  readonly red: InvoiceRedRow;
  readonly form: InvoiceForm;
  readonly written: WrittenFiles;
}

/** The red invoice is there: what stands on the old one can be refunded, or is invoiced anew. */
async function finishRed(
  options: ProviderWorkOptions,
  runner: QueryRunner,
  row: InvoiceRow,
  { red, form, written }: IssuedRed,
  at: Date,
): Promise<void> {
  const { invoices, protection } = options;
  if ((await findOpenRed(runner, row)).id !== red.id) return;
  await noteFiles(runner, row, written, at);
  const reversed = await invoices.transition(runner, row, { action: 'issueRed', actor: PROVIDER, at });
  await changeRed(runner, red, { isOpen: false, deadline: null });
  await requestMails(runner, protection, { row: reversed, partId: red.id, emails: form.emails }, at);
  if (red.reissue) await createReissued(runner, options, row, red, at);
}

/** Applies for the invoice that takes the place of one that was taken back, for whoever the red one says. */
export async function createReissued(
  runner: QueryRunner,
  options: Pick<ProviderWorkOptions, 'invoices' | 'ledger' | 'protection'>,
  row: InvoiceRow,
  red: InvoiceRedRow,
  at: Date,
): Promise<InvoiceRow> {
  if (red.titleId === null) throw new Error(`Nobody is named for whom ${red.redNo} is made anew`);
  const orders = await runner.select().from(invoiceOrder).where(eq(invoiceOrder.invoiceId, row.id));
  const { ownerId, type, medium, subject, remark, lines, amount, tax, total } = row;
  const { titleId, titleName, formEncrypted } = red;
  return createInvoice(
    runner,
    options,
    {
      ...{ ownerId, type, medium, subject, remark, titleId, titleName, replacesId: row.id },
      form: JSON.parse(options.protection.decrypt(formEncrypted, sealedRedForm.toPlace(red.id))) as InvoiceForm,
      sums: {
        lines: lines.map((line) => ({ ...line, amount: toMoney(line.amount), tax: toMoney(line.tax) })),
        ...{ amount, tax, total },
      },
      orders: orders.map((order) => ({ orderNo: order.orderNo, name: order.name, amount: order.amount })),
    },
    { actor: { role: 'user', id: ownerId, name: '' }, at },
  );
}
