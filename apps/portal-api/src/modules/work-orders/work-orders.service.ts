import type {
  escalateWorkOrder,
  grantDiagnosis,
  listWorkOrders,
  rateWorkOrder,
  reopenWorkOrder,
  replyToWorkOrder,
  withdrawWorkOrder,
  WorkOrderDetail,
  WorkOrderRating,
} from '@portal/api-contract/account';
import { workOrderLifecycle } from '@portal/lifecycles';
import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { claimFiles } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { rejectTransition, toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { addWorkDay } from '../../platform/work-day';
import { findNextUrge, findReplyAction, isAwaited, isGranted, isOpen, isRateable } from './work-order-actions';
import { readOwnWorkOrder, toBrief } from './work-order-detail';
import { addMessage, workOrders, keepSecret, type WorkOrderAction, type WorkOrderChanges } from './work-order-record';
import { addDays } from './work-order-times';
import { findOwn, findOwnPage, lockOwn } from './work-orders.repository';
import { workOrderMessage, type WorkOrderRow } from './work-orders.tables';

/** A rating of so much or less makes a supervisor call back. */
const POOR_RATING = 2;

export interface WorkOrdersOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
}

/** Input of a call that needs no more than a number. */
interface OfTicket {
  readonly ticketNo: string;
}

/** A call of an owner, which may be repeated. */
interface OwnerCall {
  readonly owner: Subject;
  /** Name of the action; keys of different actions do not meet. */
  readonly name: string;
  /** What a repeat has to say again. */
  readonly input: OfTicket;
  readonly context: CallContext;
}

/** What owners do with their work orders. */
export function createWorkOrdersService({ database, clock, idempotency, protection }: WorkOrdersOptions) {
  const { orm } = database;

  const respond = (row: WorkOrderRow) => readOwnWorkOrder(orm, protection, row, clock());

  /** Does something to a work order once, under its lock, and returns the work order as it is then. */
  async function perform(
    { owner, name, input, context }: OwnerCall,
    work: (runner: QueryRunner, row: WorkOrderRow, now: Date) => Promise<WorkOrderRow>,
  ): Promise<WorkOrderDetail> {
    // Only the number is kept for repeats: the conversation would be kept a second time otherwise.
    let changed: WorkOrderRow | undefined;
    const call = { scope: `workorder:${name}`, owner, input, context };
    const { ticketNo } = await idempotency.runOnce(call, async (runner) => {
      changed = await work(runner, await lockOwn(runner, owner, input.ticketNo), clock());
      return { ticketNo: changed.ticketNo };
    });
    return respond(changed ?? (await findOwn(orm, owner, ticketNo)));
  }

  /** Does something that stands beside the state. */
  function change(
    call: OwnerCall,
    work: (runner: QueryRunner, row: WorkOrderRow, now: Date) => Promise<WorkOrderChanges>,
  ): Promise<WorkOrderDetail> {
    return perform(call, async (runner, row, now) => workOrders.change(runner, row, await work(runner, row, now)));
  }

  /** Takes a work order through a transition; a reason that somebody has to answer is part of the conversation. */
  function transition(
    call: OwnerCall,
    chooseAction: (row: WorkOrderRow) => WorkOrderAction,
    reason = '',
  ): Promise<WorkOrderDetail> {
    const { owner } = call;
    return perform(call, async (runner, row, at) => {
      const changed = await workOrders.transition(runner, row, {
        action: chooseAction(row),
        actor: toActor(owner),
        at,
        reason,
      });
      if (!reason || !isOpen(changed)) return changed;
      return workOrders.change(
        runner,
        changed,
        await addMessage(runner, changed, { ...toAuthor(owner), text: reason, at }),
      );
    });
  }

  return {
    async list(owner: Subject, input: ParsedInput<typeof listWorkOrders>) {
      const { rows, total } = await findOwnPage(orm, owner, input);
      const list = rows.map((row) => ({ ...toBrief(row), unread: row.unread }));
      return { list, total, pageNo: input.pageNo, pageSize: input.pageSize };
    },

    open: async (owner: Subject, ticketNo: string) => respond(await findOwn(orm, owner, ticketNo)),

    /** Marks what the platform wrote as read. */
    async markRead(owner: Subject, ticketNo: string): Promise<null> {
      const { id } = await findOwn(orm, owner, ticketNo);
      const { workOrderId, author, readAt } = workOrderMessage;
      await orm
        .update(workOrderMessage)
        .set({ readAt: clock() })
        .where(and(eq(workOrderId, id), eq(author, 'agent'), isNull(readAt)));
      return null;
    },

    /** Adds a message; where the work order waits for it, the work goes on. */
    reply(owner: Subject, input: ParsedInput<typeof replyToWorkOrder>, context: CallContext) {
      const { text, fileIds, secret } = input;
      return perform({ owner, name: 'reply', input, context }, async (runner, row, at) => {
        const request = findReplyAction(row);
        if (request === undefined && !isOpen(row)) throw rejectTransition(workOrderLifecycle, row.state);
        const taken = { actor: toActor(owner), at, fileIds };
        const changed = request ? await workOrders.transition(runner, row, { action: request, ...taken }) : row;
        await claimFiles(runner, owner, fileIds, { unit: 'workorder' });
        const written = await addMessage(runner, changed, { ...toAuthor(owner), text, fileIds, at });
        const kept = await keepSecret(runner, protection, row, secret, at);
        return workOrders.change(runner, changed, { ...written, ...kept });
      });
    },

    confirm: (owner: Subject, input: OfTicket, context: CallContext) =>
      transition({ owner, name: 'confirm', input, context }, () => 'confirm'),

    withdraw: (owner: Subject, input: ParsedInput<typeof withdrawWorkOrder>, context: CallContext) =>
      transition({ owner, name: 'withdraw', input, context }, () => 'withdraw', input.reason),

    /** Opens a work order again: a solution that is none is sent back, a finished work order begins anew. */
    reopen: (owner: Subject, input: ParsedInput<typeof reopenWorkOrder>, context: CallContext) =>
      transition(
        { owner, name: 'reopen', input, context },
        ({ state }) => (state === 3 ? 'reject' : 'reopen'),
        input.reason,
      ),

    urge: (owner: Subject, input: OfTicket, context: CallContext) =>
      change({ owner, name: 'urge', input, context }, async (runner, row, at) => {
        if (!isAwaited(row)) throw rejectTransition(workOrderLifecycle, row.state);
        const next = findNextUrge(row, at);
        if (next) {
          const retryAfter = Math.ceil((next.getTime() - at.getTime()) / 1000);
          throw new HttpError(429, '30分钟内只能催单一次，请稍后再试', { retryAfter });
        }
        return { ...(await note(runner, row, '用户催单', at)), urgedAt: at };
      }),

    /** Complains: the work order is first in the queue, and whoever did not help is rid of it. */
    escalate: (owner: Subject, input: ParsedInput<typeof escalateWorkOrder>, context: CallContext) =>
      change({ owner, name: 'escalate', input, context }, async (runner, row, at) => {
        const { reason } = input;
        if (!isOpen(row)) throw rejectTransition(workOrderLifecycle, row.state);
        if (row.escalatedAt) throw new HttpError(409, '工单已升级投诉，主管会尽快与您联系');
        await workOrders.note(runner, row, { action: 'escalate', actor: toActor(owner), at, reason });
        const noted = await note(runner, row, `用户升级投诉：${reason}`, at);
        return { ...noted, escalatedAt: at, assigneeId: null };
      }),

    rate: (owner: Subject, input: ParsedInput<typeof rateWorkOrder>, context: CallContext) => {
      // A repeat may come from a page that has seen what the first one did.
      const { version, ticketNo, ...rating } = input;
      return change({ owner, name: 'rate', input: { ticketNo, ...rating }, context }, async (_runner, row, at) => {
        if (row.state !== 4) throw rejectTransition(workOrderLifecycle, row.state);
        if (!isRateable(row, at)) throw new HttpError(409, '评价已超过7天，不能再修改');
        if (row.version !== version) throw new HttpError(409, '工单或评价刚刚有了变化，请核对后重新提交');
        // Whoever is not content is called once, however often the rating is changed.
        const due = row.rating && isPoor(row.rating) ? row.callBackDueAt : (row.callBackDueAt ?? addWorkDay(at));
        return {
          rating,
          ratedAt: row.ratedAt ?? at,
          callBackDueAt: isPoor(rating) ? due : null,
          updatedAt: at,
        };
      });
    },

    grant: (owner: Subject, input: ParsedInput<typeof grantDiagnosis>, context: CallContext) =>
      change({ owner, name: 'grant', input, context }, async (runner, row, at) => {
        const { scope, days } = input;
        if (!isOpen(row)) throw rejectTransition(workOrderLifecycle, row.state);
        const noted = await note(runner, row, `用户授权诊断${days}天`, at);
        return { ...noted, grantScope: scope, grantExpireAt: addDays(at, days) };
      }),

    revokeGrant: (owner: Subject, input: OfTicket, context: CallContext) =>
      change({ owner, name: 'revokeGrant', input, context }, async (runner, row, at) => {
        if (!isGranted(row, at)) throw new HttpError(409, '当前没有有效的诊断授权');
        return { ...(await note(runner, row, '用户收回诊断授权', at)), grantScope: null, grantExpireAt: null };
      }),

    /** Takes a work order that is over from the list. */
    async hide(owner: Subject, input: OfTicket, context: CallContext): Promise<null> {
      await idempotency.runOnce({ scope: 'workorder:delete', owner, input, context }, async (runner) => {
        const row = await lockOwn(runner, owner, input.ticketNo);
        if (isOpen(row)) throw rejectTransition(workOrderLifecycle, row.state);
        await workOrders.change(runner, row, { hiddenAt: clock() });
        return { ticketNo: row.ticketNo };
      });
      return null;
    },
  };
}

/** Notes in the conversation what happened beside it. */
export function note(runner: QueryRunner, row: WorkOrderRow, text: string, at: Date): Promise<WorkOrderChanges> {
  return addMessage(runner, row, { author: 'system', authorId: null, authorName: '', text, at });
}

function isPoor({ time, result }: Pick<WorkOrderRating, 'time' | 'result'>): boolean {
  return Math.min(time, result) <= POOR_RATING;
}

function toAuthor({ id, account }: Subject) {
  return { author: 'user', authorId: id, authorName: account } as const;
}
