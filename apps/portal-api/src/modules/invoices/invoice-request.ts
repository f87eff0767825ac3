import { RED_REASONS } from '@portal/api-contract/account';
import type { InvoiceLine, Party } from '../../platform/documents/invoice/invoice-document';
import { toDecimalYuan } from '../../platform/money/decimal-yuan';
import { type Money, negateMoney, toMoney } from '../../platform/money/money';
import type { InvoiceForm } from './invoice-form';
import type { InvoiceRedRow, InvoiceRow } from './invoices.tables';
import type { TaxRequest } from './provider/tax-provider';

type Signed = (amount: Money) => Money;

const asIs: Signed = (amount) => amount;

/** An invoice as its provider is asked for it. */
export function toTaxRequest(row: InvoiceRow, form: InvoiceForm): TaxRequest {
  return { ...toSums(row, form, asIs), requestNo: row.invoiceNo, requestedAt: row.stateSince, remark: row.remark };
}

/** The red invoice of an invoice, whose sums are below nothing. */
export function toRedRequest(row: InvoiceRow, form: InvoiceForm, red: InvoiceRedRow): TaxRequest {
  return {
    ...toSums(row, form, negateMoney),
    ...{ requestNo: red.redNo, requestedAt: red.requestedAt, remark: '' },
    red: { number: row.number, confirmation: red.confirmation, reason: RED_REASONS[red.reason] },
  };
}

function toSums({ type, lines, amount, tax, total }: InvoiceRow, { buyer, seller }: InvoiceForm, sign: Signed) {
  const { drawer, ...party } = seller;
  return {
    kind: type === 2 ? ('special' as const) : ('ordinary' as const),
    ...{ buyer: toParty(buyer), seller: party, drawer },
    lines: lines.map((line) => toLine(line, sign)),
    ...{ amount: sign(amount), tax: sign(tax), total: sign(total) },
  };
}

function toParty({
  name,
  taxNumber,
  registeredAddress,
  telephone,
  bankName,
  bankAccount,
}: InvoiceForm['buyer']): Party {
  return {
    ...{ name, taxNumber },
    ...(registeredAddress && { address: registeredAddress }),
    ...(telephone && { telephone }),
    ...(bankName && { bank: bankName }),
    ...(bankAccount && { account: bankAccount }),
  };
}

function toLine(
  { name, unit, quantity, amount, taxRate, tax }: InvoiceRow['lines'][number],
  sign: Signed,
): InvoiceLine {
  const net = toMoney(amount);
  return {
    ...{ name, specification: '', unit, taxRate, quantity: sign(toMoney(quantity)) },
    unitPrice: toDecimalYuan(net),
    ...{ amount: sign(net), tax: sign(toMoney(tax)) },
  };
}
