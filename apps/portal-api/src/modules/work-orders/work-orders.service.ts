import type {
  listWorkOrders,
  rateWorkOrder,
  replyToWorkOrder,
  WorkOrderDetail,
  WorkOrderRating,
} from '@portal/api-contract/account';
import { workOrderLifecycle } from '@portal/lifecycles';
import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Database, QueryRunner } from '../../database/database';
import type { CallContext } from '../../http/call-context';
import type { ParsedInput } from '../../http/implement';
import { Refusal } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import type { Subject } from '../../security/session-verifier';
import { claimFiles } from '../files/files.repository';
import { type IdempotencyService, readIdempotencyKey } from '../idempotency/idempotency.service';
import { type Actor, noteInLog, refuseStep } from '../lifecycle/advance-record';
import { findNextUrge, findReplyAct, isAwaited, isGranted, isOpen, isRateable } from './work-order-acts';
import { readOwnWorkOrder, toBrief } from './work-order-detail';
import {
  addMessage,
  advanceWorkOrder,
  changeWorkOrder,
  keepSecret,
  type WorkOrderAct,
  type WorkOrderChanges,
} from './work-order-record';
import { addDays, addWorkDay } from './work-order-times';
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

/** What owners do with their work orders. */
export function createWorkOrdersService({ database, clock, idempotency, protection }: WorkOrdersOptions) {
  const { orm } = database;

  const answer = (row: WorkOrderRow) => readOwnWorkOrder(orm, protection, row, clock());

  /** Changes a work order under its lock, and gives it as it is then. */
  async function change(
    owner: Subject,
    ticketNo: string,
    work: (runner: QueryRunner, row: WorkOrderRow, now: Date) => Promise<WorkOrderChanges>,
  ): Promise<WorkOrderDetail> {
    const changed = await database.transaction(async (runner) => {
      const row = await lockOwn(runner, owner, ticketNo);
      return changeWorkOrder(runner, row, await work(runner, row, clock()));
    });
    return answer(changed);
  }

  /** Takes a work order a step on; a reason that somebody has to answer is part of the conversation. */
  async function move(
    owner: Subject,
    ticketNo: string,
    chooseAct: (row: WorkOrderRow) => WorkOrderAct,
    reason: string,
  ): Promise<WorkOrderDetail> {
    const changed = await database.transaction(async (runner) => {
      const row = await lockOwn(runner, owner, ticketNo);
      const at = clock();
      const moved = await advanceWorkOrder(runner, row, { act: chooseAct(row), actor: toActor(owner), at, reason });
      if (!reason || !isOpen(moved)) return moved;
      return changeWorkOrder(runner, moved, await addMessage(runner, moved, { ...toAuthor(owner), text: reason, at }));
    });
    return answer(changed);
  }

  async function reply(runner: QueryRunner, owner: Subject, input: ParsedInput<typeof replyToWorkOrder>) {
    const { ticketNo, text, fileIds, secret } = input;
    const row = await lockOwn(runner, owner, ticketNo);
    const at = clock();
    const act = findReplyAct(row);
    if (act === undefined && !isOpen(row)) throw refuseStep(workOrderLifecycle, row.status);
    const moved = act ? await advanceWorkOrder(runner, row, { act, actor: toActor(owner), at, fileIds }) : row;
    await claimFiles(runner, owner, fileIds, { unit: 'workorder' });
    const written = await addMessage(runner, moved, { ...toAuthor(owner), text, fileIds, at });
    const kept = await keepSecret(runner, protection, row, secret, at);
    return changeWorkOrder(runner, moved, { ...written, ...kept });
  }

  return {
    async list(owner: Subject, input: ParsedInput<typeof listWorkOrders>) {
      const { rows, total } = await findOwnPage(orm, owner, input);
      const list = rows.map((row) => ({ ...toBrief(row), unread: row.unread }));
      return { list, total, pageNo: input.pageNo, pageSize: input.pageSize };
    },

    /** Gives a work order and marks what the platform wrote as read. */
    async open(owner: Subject, ticketNo: string): Promise<WorkOrderDetail> {
      const row = await findOwn(orm, owner, ticketNo);
      const now = clock();
      await orm
        .update(workOrderMessage)
        .set({ readAt: now })
        .where(
          and(
            eq(workOrderMessage.workOrderId, row.id),
            eq(workOrderMessage.author, 'agent'),
            isNull(workOrderMessage.readAt),
          ),
        );
      return readOwnWorkOrder(orm, protection, row, now);
    },

    /** Adds a message once; where the work order waits for it, the work goes on. */
    async reply(owner: Subject, input: ParsedInput<typeof replyToWorkOrder>, context: CallContext) {
      const call = {
        scope: `workorder:reply:${owner.id}`,
        key: readIdempotencyKey(context.headers),
        fingerprint: protection.fingerprint(JSON.stringify(input)),
      };
      // Only the number is kept for repeats: the conversation would be kept a second time otherwise.
      let written: WorkOrderRow | undefined;
      const { ticketNo } = await idempotency.runOnce(call, async (runner) => {
        written = await reply(runner, owner, input);
        return { ticketNo: written.ticketNo };
      });
      return answer(written ?? (await findOwn(orm, owner, ticketNo)));
    },

    /** Takes a work order a step on. */
    advance: (owner: Subject, ticketNo: string, act: WorkOrderAct, reason = '') =>
      move(owner, ticketNo, () => act, reason),

    /** Opens a work order again: a solution that is none is sent back, a finished work order begins anew. */
    reopen: (owner: Subject, ticketNo: string, reason: string) =>
      move(owner, ticketNo, ({ status }) => (status === 3 ? 'reject' : 'reopen'), reason),

    urge: (owner: Subject, ticketNo: string) =>
      change(owner, ticketNo, async (runner, row, at) => {
        if (!isAwaited(row)) throw refuseStep(workOrderLifecycle, row.status);
        const next = findNextUrge(row, at);
        if (next) {
          const retryAfter = Math.ceil((next.getTime() - at.getTime()) / 1000);
          throw new Refusal(429, '30分钟内只能催单一次，请稍后再试', { retryAfter });
        }
        return { ...(await note(runner, row, '用户催单', at)), urgedAt: at };
      }),

    /** Complains: the work order is first in the queue, and whoever did not help is rid of it. */
    escalate: (owner: Subject, ticketNo: string, reason: string) =>
      change(owner, ticketNo, async (runner, row, at) => {
        if (!isOpen(row)) throw refuseStep(workOrderLifecycle, row.status);
        if (row.escalatedAt) throw new Refusal(409, '工单已升级投诉，主管会尽快与您联系');
        const { id, status: state } = row;
        const line = { act: 'escalate', actor: toActor(owner), at, reason };
        await noteInLog(runner, workOrderLifecycle, { id, state }, line);
        const noted = await note(runner, row, `用户升级投诉：${reason}`, at);
        return { ...noted, escalatedAt: at, assigneeId: null };
      }),

    rate: (owner: Subject, { ticketNo, ...rating }: ParsedInput<typeof rateWorkOrder>) =>
      change(owner, ticketNo, async (_runner, row, at) => {
        if (row.status !== 4) throw refuseStep(workOrderLifecycle, row.status);
        if (!isRateable(row, at)) throw new Refusal(409, '评价已超过7天，不能再修改');
        // Whoever is not content is called once, however often the rating is changed.
        const due = row.rating && isPoor(row.rating) ? row.callBackDueAt : (row.callBackDueAt ?? addWorkDay(at));
        return {
          rating,
          ratedAt: row.ratedAt ?? at,
          callBackDueAt: isPoor(rating) ? due : null,
          updatedAt: at,
        };
      }),

    grant: (owner: Subject, ticketNo: string, scope: 'config' | 'instance', days: number) =>
      change(owner, ticketNo, async (runner, row, at) => {
        if (!isOpen(row)) throw refuseStep(workOrderLifecycle, row.status);
        const noted = await note(runner, row, `用户授权诊断${days}天`, at);
        return { ...noted, grantScope: scope, grantExpireAt: addDays(at, days) };
      }),

    revokeGrant: (owner: Subject, ticketNo: string) =>
      change(owner, ticketNo, async (runner, row, at) => {
        if (!isGranted(row, at)) throw new Refusal(409, '当前没有有效的诊断授权');
        return { ...(await note(runner, row, '用户收回诊断授权', at)), grantScope: null, grantExpireAt: null };
      }),

    /** Takes a work order that is over from the list. */
    async hide(owner: Subject, ticketNo: string): Promise<null> {
      await database.transaction(async (runner) => {
        const row = await lockOwn(runner, owner, ticketNo);
        if (isOpen(row)) throw refuseStep(workOrderLifecycle, row.status);
        await changeWorkOrder(runner, row, { hiddenAt: clock() });
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

function toActor({ id, account }: Subject): Actor {
  return { role: 'user', id, name: account };
}

function toAuthor({ id, account }: Subject) {
  return { author: 'user', authorId: id, authorName: account } as const;
}
