import type { EndpointData } from '@portal/api-contract';
import type {
  applyForInvoice,
  confirmRedInvoice,
  InvoiceDetail,
  InvoicePreview,
  InvoiceSummary,
  listInvoices,
  RedStatus,
  requestRedInvoice,
  resendInvoiceMail,
} from '@portal/api-contract/account';
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { writeCapitalAmount } from '../../platform/money/capital-amount';
import type { PageInput } from '../../platform/records/record-page';
import { toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { findCommonTitle } from '../purchase/invoiceable-orders';
import { applyFor, type ApplyOptions } from './apply-for-invoice';
import { type CandidateFilter, listCandidateIds, listCandidates } from './candidates';
import { describeInvoice, findNewestRed, toInvoiceBrief, toRedStatus } from './invoice-detail';
import { type InvoiceFilesOptions, openFiles, type OpenedFile } from './invoice-files';
import { maskBuyer, maskParcel } from './invoice-form';
import { requestMails } from './invoice-mails';
import { type Application, planInvoice } from './invoice-plan';
import { isInvoice } from './invoice-record';
import { countInvoicesByState, findInvoicedOrders, findInvoicePage, sumInvoices } from './invoices.repository';
import { invoiceMail, type InvoiceRow, REJECTED, REVIEWING, WITHDRAWN } from './invoices.tables';
import { confirmRed, requestRed } from './request-red';

/** Mails of an invoice in a day. */
const MAILS_A_DAY = 20;
const DAY_MS = 86_400_000;

/** With what owners are served. */
export interface InvoicesOptions extends ApplyOptions, InvoiceFilesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
}

/** What an owner does. */
interface Change<Input> {
  readonly owner: Subject;
  readonly input: Input;
  readonly context: CallContext;
}

type AppliedInvoice = EndpointData<typeof applyForInvoice>;

interface SeenInvoice {
  readonly id: string;
  readonly version: number;
}

/** What owners do with their invoices. */
export function createInvoicesService(options: InvoicesOptions) {
  const { database, clock, idempotency, protection, invoices, identities } = options;
  const { orm } = database;

  const find = (runner: QueryRunner, owner: Subject, id: string) => invoices.find(runner, isInvoice(id, owner));
  const open = async (owner: Subject, id: string): Promise<InvoiceDetail> =>
    describeInvoice(orm, protection, await find(orm, owner, id));
  const toCandidateOwner = async ({ id }: Subject) => ({
    id,
    enterpriseSince: await identities.findEnterpriseSince(orm, id),
  });

  /** An own invoice as it was seen, locked. Rejects with 409 one that has changed since. */
  async function lockSeen(runner: QueryRunner, owner: Subject, { id, version }: SeenInvoice): Promise<InvoiceRow> {
    const row = await invoices.lock(runner, isInvoice(id, owner));
    if (row.version !== version) throw new HttpError(409, '发票状态已变化，请刷新后重试');
    return row;
  }

  /** Does something once for a key, and keeps the number of the invoice alone for repeats. */
  async function runOnce<Input extends object>(
    name: string,
    { owner, input, context }: Change<Input>,
    work: (runner: QueryRunner, at: Date) => Promise<InvoiceRow>,
  ): Promise<string> {
    const call = { scope: `invoice.${name}`, owner, input, context };
    const { id } = await idempotency.runOnce(call, async (runner) => ({ id: (await work(runner, clock())).invoiceNo }));
    return id;
  }

  return {
    open,

    candidates: async (owner: Subject, input: CandidateFilter & PageInput) =>
      listCandidates(orm, await toCandidateOwner(owner), input),

    candidateIds: async (owner: Subject, input: CandidateFilter) =>
      listCandidateIds(orm, await toCandidateOwner(owner), input),

    suggestTitle: async ({ id }: Subject, candidateIds: readonly string[]) => ({
      titleId: await findCommonTitle(orm, id, candidateIds),
    }),

    preview: (owner: Subject, input: Application): Promise<InvoicePreview> =>
      database.transaction(async (runner) => {
        const plan = await planInvoice(runner, options, owner, input);
        const { lines, amount, tax, total, orders, added, form } = plan;
        const { invoiceType, medium, remark } = input;
        return {
          ...{ invoiceType, medium, remark, lines: [...lines], amount, tax, total },
          ...{ buyer: maskBuyer(form.buyer), address: maskParcel(form.parcel), emails: [...form.emails] },
          seller: { name: form.seller.name, taxNumber: form.seller.taxNumber },
          ...{ capital: writeCapitalAmount(total), orderCount: orders.length, addedOrderNos: [...added] },
        };
      }),

    async apply(change: Change<ParsedInput<typeof applyForInvoice>>): Promise<AppliedInvoice> {
      const { owner, input } = change;
      const invoiceNo = await runOnce('apply', change, (runner, at) => applyFor(runner, options, owner, input, at));
      const { orderCount, total } = await find(orm, owner, invoiceNo);
      return { invoiceNo, orderCount, total };
    },

    async list(owner: Subject, input: ParsedInput<typeof listInvoices>) {
      const { rows, total } = await findInvoicePage(orm, owner, input);
      const list = rows.map((row) => toInvoiceBrief(protection, row));
      return { list, total, pageNo: input.pageNo, pageSize: input.pageSize };
    },

    count: (owner: Subject) => countInvoicesByState(orm, owner),

    async summarize(owner: Subject): Promise<InvoiceSummary> {
      const filter = { mode: 'order', pageNo: 1, pageSize: 1 } as const;
      const { totals } = await listCandidates(orm, await toCandidateOwner(owner), filter);
      return { available: totals.invoiceable, ...(await sumInvoices(orm, owner)) };
    },

    async orders(owner: Subject, { id, ...page }: PageInput & { readonly id: string }) {
      const row = await find(orm, owner, id);
      return { ...page, list: await findInvoicedOrders(orm, row, page), total: row.orderCount };
    },

    async withdraw(change: Change<SeenInvoice>): Promise<InvoiceDetail> {
      const { owner, input } = change;
      const id = await runOnce('withdraw', change, async (runner, at) => {
        const row = await lockSeen(runner, owner, input);
        const action = row.state === REVIEWING ? 'withdraw' : 'requestWithdrawal';
        return invoices.transition(runner, row, { action, actor: toActor(owner), at });
      });
      return open(owner, id);
    },

    async confirmReceipt(change: Change<SeenInvoice>): Promise<InvoiceDetail> {
      const { owner, input } = change;
      const id = await runOnce('confirmReceipt', change, async (runner, at) =>
        invoices.transition(runner, await lockSeen(runner, owner, input), {
          ...{ action: 'confirmReceipt', actor: toActor(owner), at },
        }),
      );
      return open(owner, id);
    },

    /** Removes an application that came to nothing from the list; that it was made is kept. */
    remove: (owner: Subject, id: string): Promise<null> =>
      database.transaction(async (runner) => {
        const row = await invoices.lock(runner, isInvoice(id, owner));
        if (row.state !== REJECTED && row.state !== WITHDRAWN) throw new HttpError(409, '只能删除已驳回或已撤销的申请');
        await invoices.change(runner, row, { deletedAt: clock() });
        return null;
      }),

    async resendMail(change: Change<ParsedInput<typeof resendInvoiceMail>>): Promise<InvoiceDetail> {
      const { owner, input } = change;
      const id = await runOnce('resendMail', change, async (runner, at) => {
        const row = await invoices.lock(runner, isInvoice(input.id, owner));
        const [file] = await openFiles(runner, options, row, { partId: row.id, format: 'xml' });
        if (file === undefined) throw new HttpError(409, '发票开具后才能发送邮件');
        const since = new Date(at.getTime() - DAY_MS);
        const isRecent = and(eq(invoiceMail.invoiceId, row.id), gt(invoiceMail.requestedAt, since));
        if ((await runner.$count(invoiceMail, isRecent)) + input.emails.length > MAILS_A_DAY)
          throw new HttpError(429, '该发票今日发送次数过多，请明天再试');
        await requestMails(runner, protection, { row, partId: row.id, emails: input.emails }, at);
        await invoices.note(runner, row, { action: 'resendMail', actor: toActor(owner), at });
        return row;
      });
      return open(owner, id);
    },

    /** A file of an own invoice. Rejects with 404 where there is none. */
    async readFile(
      owner: Subject,
      { id, format, part }: Pick<OpenedFile, 'format' | 'part'> & { readonly id: string },
    ): Promise<OpenedFile> {
      const row = await find(orm, owner, id);
      const partId = part === 'blue' ? row.id : (await findNewestRed(orm, row))?.id;
      const [file] = partId === undefined ? [] : await openFiles(orm, options, row, { partId, format });
      if (file === undefined) throw new HttpError(404);
      return file;
    },

    async readRed(owner: Subject, id: string): Promise<RedStatus> {
      const row = await find(orm, owner, id);
      const red = await findNewestRed(orm, row);
      if (red === undefined) throw new HttpError(404);
      return toRedStatus(row, red);
    },

    async requestRed(change: Change<ParsedInput<typeof requestRedInvoice>>): Promise<RedStatus> {
      const { owner, input } = change;
      const id = await runOnce('redApply', change, async (runner, at) =>
        requestRed(runner, options, await lockSeen(runner, owner, input), { owner, input, at }),
      );
      return this.readRed(owner, id);
    },

    async confirmRed(change: Change<ParsedInput<typeof confirmRedInvoice>>): Promise<RedStatus> {
      const { owner, input } = change;
      const id = await runOnce('redConfirm', change, async (runner, at) =>
        confirmRed(runner, options, await lockSeen(runner, owner, input), { owner, agree: input.agree, at }),
      );
      return this.readRed(owner, id);
    },
  };
}

/** What owners do with their invoices. */
export type InvoicesService = ReturnType<typeof createInvoicesService>;
