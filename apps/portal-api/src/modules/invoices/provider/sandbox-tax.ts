import { createHash } from 'node:crypto';
import { toChinaDay } from '../../../platform/china-time';
import type { InvoiceDocument } from '../../../platform/documents/invoice/invoice-document';
import { writeInvoiceFiles } from '../../../platform/documents/invoice/write-invoice-files';
import type { IssueOutcome, TaxProvider, TaxRequest } from './tax-provider';

/** Code of a region that there is not. */
const REGION = '00';

/** Words by which a visitor of the demonstration can see an invoice refused. */
const MARKER = '测试拒开';

const CODES = { none: '01', deducted: '02', entered: '03' } as const;

/** Issues void invoices by itself, as a demonstration has them: what it says of a number follows from that alone. */
export const sandboxTax: TaxProvider = {
  isSample: true,
  issue: ({ requestNo, requestedAt, remark }) =>
    Promise.resolve<IssueOutcome>(
      remark.includes(MARKER)
        ? { state: 'refused', reason: `演示环境中，备注含“${MARKER}”的发票不予开具` }
        : { state: 'issued', number: makeNumber(requestNo, requestedAt), issuedAt: requestedAt },
    ),
  askRed: ({ requestNo, entry }) =>
    Promise.resolve({ code: CODES[entry], confirmation: hashDigits(`confirmation ${requestNo}`, 20) }),
  settleRed: () => Promise.resolve(),
  readFiles: (request, { number, issuedAt }) => writeInvoiceFiles(toDocument(request, number, issuedAt)),
};

/** An invoice as its files are written of it. */
function toDocument(request: TaxRequest, number: string, issuedAt: Date): InvoiceDocument {
  const { kind, buyer, seller, lines, amount, tax, total, remark, drawer, red } = request;
  return {
    ...{ kind, buyer, seller, lines, amount, tax, total, remark, drawer, number, isSample: true },
    ...{ issuedAt: issuedAt.toISOString(), ...(red && { red }) },
  };
}

/** 20 digits as those of the tax platform: two of the year, two of the region, the rest its own. */
function makeNumber(requestNo: string, at: Date): string {
  return `${toChinaDay(at).slice(2, 4)}${REGION}${hashDigits(requestNo, 16)}`;
}

function hashDigits(text: string, length: number): string {
  const hash = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
  return hash.toString().slice(-length).padStart(length, '0');
}
