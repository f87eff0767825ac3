import type { InvoiceMedium, InvoiceType, RedReason } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import { toChinaDay } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { type Actor, PROVIDER, toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { findDefaultParcel } from '../addresses/find-parcel-address';
import { listPassedTitles, type PassedTitle } from '../invoice-titles/titles-of-invoices';
import { readInvoicedOrders } from '../purchase/invoiceable-orders';
import type { Identities } from '../realname/effective-identity';
import { createInvoice } from './apply-for-invoice';
import { type ChosenOrder, findInvoiceableOrders } from './candidates';
import { type InvoiceFilesOptions, noteFiles, writeFiles } from './invoice-files';
import { openInvoiceForm, sealedRedForm, toBuyer, toTitleName } from './invoice-form';
import { composeLines } from './invoice-lines';
import { createInvoices, type InvoiceAction, type Invoices } from './invoice-record';
import { toRedRequest, toTaxRequest } from './invoice-request';
import { invoiceRed, type InvoiceRow } from './invoices.tables';
import { DEMO_SELLER } from './provider/open-tax-desk';
import { sandboxTax } from './provider/sandbox-tax';
import { changeRed, createReissued } from './red-work';

const HOUR_MS = 3_600_000;
const DAY = 24;

const FINANCE: Actor = { role: 'finance', id: null, name: '' };

/** What became of an invoice, `after` hours later. */
interface StoryStep {
  readonly after: number;
  readonly action: InvoiceAction | 'awaitRed';
  readonly reason?: string;
  readonly red?: { readonly reason: RedReason; readonly reissue?: boolean; readonly entry?: 'deducted' };
}

/** The life of an invoice of the demonstration. */
interface InvoiceStory {
  /** Age of the order that it is for, in days, and hours since it was applied for. */
  readonly orderDays: number;
  readonly hoursAgo: number;
  readonly type: InvoiceType;
  readonly medium: InvoiceMedium;
  readonly remark?: string;
  readonly steps: readonly StoryStep[];
  /** What became of the invoice that takes its place. */
  readonly next?: readonly StoryStep[];
}

const issued: readonly StoryStep[] = [
  { after: 5, action: 'approve' },
  { after: 0.1, action: 'issue' },
];
const posted: readonly StoryStep[] = [
  { after: 5, action: 'approve' },
  { after: 20, action: 'post' },
];

/** What a dairy has had invoiced, in every state. */
const ENTERPRISE: readonly InvoiceStory[] = [
  { orderDays: 355, hoursAgo: 350 * DAY, type: 2, medium: 1, remark: '合同编号 CH-2025-018', steps: issued },
  {
    ...{ orderDays: 330, hoursAgo: 320 * DAY, type: 1, medium: 1 },
    steps: [
      ...issued,
      { after: 40 * DAY, action: 'requestRed', red: { reason: 2 } },
      { after: 0.2, action: 'issueRed' },
    ],
  },
  {
    ...{ orderDays: 301, hoursAgo: 290 * DAY, type: 2, medium: 1 },
    steps: [
      ...issued,
      { after: 12 * DAY, action: 'requestRed', red: { reason: 1, reissue: true } },
      { after: 0.2, action: 'issueRed' },
    ],
    next: issued,
  },
  {
    ...{ orderDays: 262, hoursAgo: 250 * DAY, type: 1, medium: 2 },
    steps: [...posted, { after: 4 * DAY, action: 'confirmReceipt' }],
  },
  {
    ...{ orderDays: 240, hoursAgo: 230 * DAY, type: 1, medium: 1 },
    steps: [{ after: 6, action: 'reject', reason: '备注中的项目名称与订单不符，请修改后重新申请' }],
  },
  { orderDays: 240, hoursAgo: 200 * DAY, type: 1, medium: 1, steps: [{ after: 1, action: 'withdraw' }] },
  { orderDays: 190, hoursAgo: 4 * DAY, type: 1, medium: 2, steps: posted },
  { orderDays: 171, hoursAgo: 30, type: 1, medium: 2, steps: [{ after: 4, action: 'approve' }] },
  {
    ...{ orderDays: 149, hoursAgo: 2 * DAY, type: 1, medium: 2 },
    steps: [
      { after: 4, action: 'approve' },
      { after: 30, action: 'requestWithdrawal' },
    ],
  },
  {
    ...{ orderDays: 118, hoursAgo: 100 * DAY, type: 2, medium: 1 },
    steps: [
      ...issued,
      { after: 99 * DAY, action: 'requestRed', red: { reason: 3, entry: 'deducted' } },
      { after: 0.1, action: 'awaitRed' },
    ],
  },
  { orderDays: 84, hoursAgo: 5, type: 2, medium: 1, remark: '请合并为一行开具', steps: [] },
];

/** A single invoice of somebody. */
const PERSONAL: readonly InvoiceStory[] = [{ orderDays: 25, hoursAgo: 20 * DAY, type: 1, medium: 1, steps: issued }];

/** Invoices of the demonstration by who has applied for them. */
export const INVOICE_STORIES = { enterprise: ENTERPRISE, personal: PERSONAL } as const;

export interface DemoInvoicesOptions extends InvoiceFilesOptions {
  readonly ledger: Ledger;
  readonly identities: Pick<Identities, 'findEnterpriseSince'>;
}

interface Telling extends DemoInvoicesOptions {
  readonly runner: QueryRunner;
  readonly invoices: Invoices;
  readonly owner: Subject;
  readonly email: string;
}

/** Writes the invoices of the demonstration for a user who has a title, each as it came to where it stands. */
export async function seedDemoInvoices(
  runner: QueryRunner,
  options: DemoInvoicesOptions,
  owner: Subject,
  { stories, email, now }: { readonly stories: readonly InvoiceStory[]; readonly email: string; readonly now: Date },
): Promise<void> {
  const telling = { ...options, runner, invoices: createInvoices(options.ledger), owner, email };
  const enterpriseSince = await options.identities.findEnterpriseSince(runner, owner.id);
  const titles = await listPassedTitles(runner, options.protection, owner);
  for (const story of stories) {
    const orders = await findInvoiceableOrders(runner, { id: owner.id, enterpriseSince });
    const day = toChinaDay(new Date(now.getTime() - story.orderDays * DAY * HOUR_MS));
    const order = orders.find((one) => one.day === day);
    const title = titles.find(({ isSpecial }) => isSpecial || story.type === 1);
    if (order && title) await tellStory(telling, story, { order, title, now });
  }
}

async function tellStory(
  telling: Telling,
  story: InvoiceStory,
  { order: chosen, title, now }: { readonly order: ChosenOrder; readonly title: PassedTitle; readonly now: Date },
): Promise<void> {
  const { runner, owner, protection, email } = telling;
  const { type, medium, remark = '' } = story;
  const orders = await readInvoicedOrders(runner, [chosen]);
  const parcel = medium === 2 ? ((await findDefaultParcel(runner, protection, owner)) ?? null) : null;
  let at = new Date(now.getTime() - story.hoursAgo * HOUR_MS);
  let row = await createInvoice(
    runner,
    telling,
    {
      ...{
        ownerId: owner.id,
        type,
        medium,
        subject: chosen.subject,
        titleId: title.id,
        titleName: toTitleName(title),
        remark,
      },
      form: { buyer: toBuyer(title, type), seller: DEMO_SELLER, emails: medium === 1 ? [email] : [], parcel },
      sums: composeLines(orders),
      orders: orders.map(({ orderNo, name, invoiceable: amount }) => ({ orderNo, name, amount })),
    },
    { actor: toActor(owner), at },
  );
  for (const step of story.steps) {
    at = new Date(at.getTime() + step.after * HOUR_MS);
    row = await take(telling, row, step, at);
  }
  if (story.next === undefined) return;
  const red = await findRed(telling, row);
  let next = await createReissued(telling.runner, telling, row, red, at);
  for (const step of story.next ?? []) {
    at = new Date(at.getTime() + step.after * HOUR_MS);
    next = await take(telling, next, step, at);
  }
}

async function take(telling: Telling, row: InvoiceRow, { action, reason = '', red }: StoryStep, at: Date) {
  const { runner, invoices, owner } = telling;
  switch (action) {
    case 'issue':
      return issue(telling, row, at);
    case 'issueRed':
      return issueRed(telling, row, at);
    case 'awaitRed': {
      const { id, redNo } = await findRed(telling, row);
      const deadline = new Date(at.getTime() + 72 * HOUR_MS);
      const { code, confirmation } = await sandboxTax.askRed(
        { requestNo: redNo, number: row.number, reason: 3, entry: 'deducted' },
        { signal: new AbortController().signal },
      );
      await changeRed(runner, { id }, { code, confirmation, deadline });
      await invoices.note(runner, row, { action, actor: PROVIDER, at });
      return invoices.change(runner, row, { askAt: null, dueAt: deadline });
    }
    case 'requestRed': {
      const changed = await invoices.transition(runner, row, { action, actor: toActor(owner), at, reason: '退票' });
      await askForRed(telling, changed, red ?? { reason: 1 }, at);
      return changed;
    }
    case 'post':
      return invoices.transition(
        runner,
        row,
        { action, actor: FINANCE, at },
        {
          number: row.invoiceNo.replace(/\D/g, '').padEnd(8, '0').slice(-8),
          courier: '演示快递',
          trackingNo: `DEMO${row.invoiceNo.slice(2)}`,
          postedAt: at,
          issuedAt: at,
        },
      );
    default: {
      const isOwners = ['withdraw', 'requestWithdrawal', 'confirmReceipt'].includes(action);
      return invoices.transition(runner, row, { action, actor: isOwners ? toActor(owner) : FINANCE, at, reason });
    }
  }
}

async function issue(telling: Telling, row: InvoiceRow, at: Date): Promise<InvoiceRow> {
  const { runner, invoices, protection } = telling;
  const call = { signal: new AbortController().signal };
  const request = { ...toTaxRequest(row, openInvoiceForm(protection, row)), requestedAt: at };
  const outcome = await sandboxTax.issue(request, call);
  const files = outcome.state === 'issued' ? await sandboxTax.readFiles(request, outcome, call) : undefined;
  if (outcome.state !== 'issued' || files === undefined) throw new Error(`Invoice ${row.invoiceNo} is not issued`);
  const { number, issuedAt } = outcome;
  await noteFiles(runner, row, await writeFiles(telling, { partId: row.id, number }, files), at);
  const numbered = await invoices.change(runner, row, { number, issuedAt, isSample: true });
  return invoices.transition(runner, numbered, { action: 'issue', actor: PROVIDER, at });
}

async function askForRed(
  { runner, protection }: Telling,
  row: InvoiceRow,
  {
    reason,
    reissue = false,
    entry = 'none' as const,
  }: { reason: RedReason; reissue?: boolean; entry?: 'none' | 'deducted' },
  at: Date,
): Promise<void> {
  const id = randomUUID();
  const form = JSON.stringify(openInvoiceForm(protection, row));
  await runner.insert(invoiceRed).values({
    ...{ id, invoiceId: row.id, reason, entry, reissue, requestedAt: at, redNo: createBusinessNumber('HZ', at) },
    ...(reissue && {
      ...{ titleId: row.titleId, titleName: row.titleName },
      formEncrypted: protection.encrypt(form, sealedRedForm.toPlace(id)),
    }),
  });
}

async function issueRed(telling: Telling, row: InvoiceRow, at: Date): Promise<InvoiceRow> {
  const { runner, invoices, protection } = telling;
  const call = { signal: new AbortController().signal };
  const red = await findRed(telling, row);
  const confirmation = await sandboxTax.askRed(
    { requestNo: red.redNo, number: row.number, reason: red.reason, entry: 'none' },
    call,
  );
  const confirmed = { ...red, ...confirmation };
  const request = { ...toRedRequest(row, openInvoiceForm(protection, row), confirmed), requestedAt: at };
  const outcome = await sandboxTax.issue(request, call);
  const files = outcome.state === 'issued' ? await sandboxTax.readFiles(request, outcome, call) : undefined;
  if (outcome.state !== 'issued' || files === undefined) throw new Error(`Red invoice ${red.redNo} is not issued`);
  const { number, issuedAt } = outcome;
  await noteFiles(runner, row, await writeFiles(telling, { partId: red.id, number }, files), at);
  const reversed = await invoices.transition(runner, row, { action: 'issueRed', actor: PROVIDER, at });
  await changeRed(runner, red, { ...confirmation, number, issuedAt, isOpen: false });
  return reversed;
}

async function findRed({ runner }: Telling, { id, invoiceNo }: InvoiceRow) {
  const [red] = await runner.select().from(invoiceRed).where(eq(invoiceRed.invoiceId, id));
  if (red === undefined) throw new Error(`Invoice ${invoiceNo} has no red invoice`);
  return red;
}
