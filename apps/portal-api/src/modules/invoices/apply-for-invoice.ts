import type { applyForInvoice } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { LedgerError } from '../../platform/money/ledger/ledger-error';
import type { Actor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { type InvoiceForm, sealInvoiceForm, toTitleName } from './invoice-form';
import type { InvoiceSums } from './invoice-lines';
import { planInvoice, type PlanOptions } from './invoice-plan';
import type { Invoices } from './invoice-record';
import { invoiceOrder, type InvoiceRow } from './invoices.tables';

/** With what invoices are applied for. */
export interface ApplyOptions extends PlanOptions {
  readonly invoices: Invoices;
  readonly ledger: Ledger;
}

/** Rows of one statement. */
const CHUNK = 1000;

/** A new invoice, and what of each order is on it. */
export interface NewInvoice extends Pick<
  InvoiceRow,
  'ownerId' | 'type' | 'medium' | 'subject' | 'titleId' | 'titleName' | 'remark'
> {
  readonly form: InvoiceForm;
  readonly sums: InvoiceSums;
  readonly orders: readonly { readonly orderNo: string; readonly name: string; readonly amount: InvoiceRow['total'] }[];
  readonly replacesId?: string;
}

/** Applies for an invoice in the caller's transaction; its money is taken from here on. */
export async function applyFor(
  runner: QueryRunner,
  options: ApplyOptions,
  owner: Subject,
  { total, ...application }: ParsedInput<typeof applyForInvoice>,
  at: Date,
): Promise<InvoiceRow> {
  await lockOwner(runner, 'invoice', owner.id);
  const plan = await planInvoice(runner, options, owner, application);
  if (total !== undefined && total !== plan.total) throw new HttpError(409, '可开票金额已变化，请重新核对后提交');
  const { invoiceType: type, medium, remark } = application;
  const { title, subject, form } = plan;
  return createInvoice(
    runner,
    options,
    {
      ...{ ownerId: owner.id, type, medium, subject, titleId: title.id, titleName: toTitleName(title), remark, form },
      sums: plan,
      orders: plan.orders.map(({ orderNo, name, invoiceable: amount }) => ({ orderNo, name, amount })),
    },
    { actor: { role: 'user', id: owner.id, name: owner.account }, at },
  );
}

/** Stores a new invoice and takes its money in the ledger. Rejects with 409 what can be invoiced no more. */
export async function createInvoice(
  runner: QueryRunner,
  { invoices, ledger, protection }: Pick<ApplyOptions, 'invoices' | 'ledger' | 'protection'>,
  { form, sums, orders, ...values }: NewInvoice,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<InvoiceRow> {
  const id = randomUUID();
  const { lines, amount, tax, total } = sums;
  const row = await invoices.create(
    runner,
    {
      ...{ ...values, id, lines, amount, tax, total, orderCount: orders.length, waitsSince: at, createdAt: at },
      ...{ invoiceNo: createBusinessNumber('IV', at), formEncrypted: sealInvoiceForm(protection, id, form) },
    },
    { action: 'apply', actor, at },
  );
  for (let start = 0; start < orders.length; start += CHUNK)
    await runner
      .insert(invoiceOrder)
      .values(orders.slice(start, start + CHUNK).map((order) => ({ ...order, invoiceId: id })));
  const shares = orders.map(({ orderNo, amount: share }) => ({ orderNo, amount: share }));
  await ledger.post(runner, { kind: 'invoice', invoiceNo: row.invoiceNo, shares }).catch((error: unknown) => {
    if (error instanceof LedgerError) throw new HttpError(409, '部分订单的可开票金额刚刚有变化，请重新选择');
    throw error;
  });
  return row;
}
