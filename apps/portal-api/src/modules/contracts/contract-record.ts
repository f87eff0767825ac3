import { CONTRACT_LIMITS } from '@portal/api-contract/account';
import { type ActionOf, contractLifecycle } from '@portal/lifecycles';
import { and, eq, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { defineRecord, type RecordChanges } from '../../platform/records/define-record';
import { HttpError } from '../../platform/http/http-error';
import { formatMoney } from '../../platform/money/format-money';
import { addMoney } from '../../platform/money/money';
import type { Subject } from '../../platform/security/session-verifier';
import * as claims from '../purchase/contract-claims.repository';
import { type ContractedOrder, findEndedOrder, isInReview, readContractedOrders } from '../purchase/contracted-orders';
import { addDays } from './contract-times';
import { contract, type ContractRow, SIGNING } from './contracts.tables';

/** Triggers of contracts. */
export type ContractAction = ActionOf<typeof contractLifecycle>;

/** Page of a contract, inside the site and without prefix. */
export function toContractLink(contractNo: string): string {
  return `/overview/contract-detail?id=${encodeURIComponent(contractNo)}`;
}

/** Condition of a contract, of the caller where one is given. */
export function isContract(contractNo: string, owner?: Pick<Subject, 'id'>): SQL | undefined {
  return and(eq(contract.contractNo, contractNo), owner && eq(contract.ownerId, owner.id));
}

/** Whether a contract has no legal force. */
export function isIntent({ kind }: Pick<ContractRow, 'kind'>): boolean {
  return kind === 'intent';
}

/** Whether a contract is signed on the pages of a service, where there is one: it is asked about it. */
export function isSignedOutside({ state, askAt }: Pick<ContractRow, 'state' | 'askAt'>): boolean {
  return state === SIGNING && askAt !== null;
}

/** Whether the price of an order stands, and something comes of it. */
export function isApproved(order: Pick<ContractedOrder, 'status' | 'end'>): boolean {
  return !isInReview(order) && order.end === '';
}

/**
 * Says what has become of the orders of a contract that is not in force, so that it cannot come into force: one has ended,
 * or they do not cost what its text says. Empty where they stand. They are locked until the transaction is over.
 */
export async function findOrderChange(runner: QueryRunner, row: ContractRow): Promise<string> {
  const { ownerId, orderNos, amount } = row;
  const end = await findEndedOrder(runner, ownerId, orderNos);
  // A letter of intent binds nobody to a price.
  if (end || amount === null || isIntent(row)) return end;
  const orders = await readContractedOrders(runner, ownerId, orderNos);
  const open = orders.find(isInReview);
  if (open) return `订单 ${open.orderNo} 尚未通过审核`;
  const now = addMoney(...orders.map(({ payable }) => payable));
  return now === amount
    ? ''
    : `订单 ${orderNos.join('、')} 现为 ${formatMoney(now)} 元，与合同金额 ${formatMoney(amount)} 元不符`;
}

/** Why a contract cannot go on about its orders; empty where they stand. */
async function findOrderFailure(runner: QueryRunner, row: ContractRow): Promise<string> {
  const change = await findOrderChange(runner, row);
  return change && `${change}，合同不能继续签订`;
}

/** Rejects with 409 what its orders leave without a subject. */
export async function assertOrdersStand(runner: QueryRunner, row: ContractRow): Promise<void> {
  const failure = await findOrderFailure(runner, row);
  if (failure) throw new HttpError(409, failure);
}

/** Contracts, and the only way to change one. */
export const contracts = defineRecord({
  lifecycle: contractLifecycle,
  table: contract,
  guards: {
    isRealname: ({ partyName }) => (partyName ? '' : '请先完成实名认证'),
    isIntent: (row) => (isIntent(row) ? '' : '不是意向合同'),
    isFormal: (row) => (isIntent(row) ? '意向合同不需要签署' : ''),
    isUnapproved: ({ approvedAt }) => (approvedAt === null ? '' : '意向合同已通过审核'),
    ordersApproved: async ({ ownerId, orderNos }, { runner }) => {
      const orders = await readContractedOrders(runner, ownerId, orderNos);
      const areApproved = orders.length === orderNos.length && orders.every(isApproved);
      return areApproved && orders.length > 0 ? '' : '所选订单尚未通过审核或已结束';
    },
    ordersStand: (row, { runner }) => findOrderFailure(runner, row),
    partyUnchanged: ({ partyName }) => (partyName ? '' : '请先完成企业实名认证'),
    amountUnchanged: ({ orderNos }) => (orderNos.length === 0 ? '请选择订单' : ''),
    hasMandate: ({ signerRole, mandateFileId }) =>
      signerRole === 1 || mandateFileId !== null ? '' : '授权代表签署须上传授权书',
    // A scan was handed in in time; a flow outside is over as soon as its service says so.
    isInTime: ({ dueAt, paperFileId, signFlow }, { at }) =>
      paperFileId !== null || signFlow !== '' || (dueAt !== null && dueAt > at) ? '' : '已超过签署期限，不能再签署',
    isUnsigned: ({ signedAt }) => (signedAt === null ? '' : '合同已签署，不能撤销'),
    bothSigned: ({ rescissionSignedAt }) => (rescissionSignedAt === null ? '解约须由双方签署解约协议' : ''),
  },
  describe: ({ contractNo, title }) => ({
    ...{ number: contractNo, title, messageType: 'system' },
    link: toContractLink(contractNo),
  }),
  listOrderNos: (_runner, { orderNos }) => Promise.resolve(orderNos),
  async effects(runner, row, { action, at, reason = '' }) {
    if (ENDING.includes(action)) await claims.releaseOrders(runner, row.id);
    return { ...listEffects(action, row, at, reason), urgedAt: null, updatedAt: at };
  },
});

/** Steps after which an order may stand in another contract. */
const ENDING: readonly ContractAction[] = ['reject', 'refuse', 'expire', 'withdraw', 'lapse', 'rescind'];

function listEffects(action: ContractAction, row: ContractRow, at: Date, reason: string): RecordChanges<ContractRow> {
  // A service outside that has a flow of it has to hear that nothing is to be signed any more.
  const askAt = row.signFlow === '' ? null : at;
  switch (action) {
    case 'submit':
      return { submittedAt: at };
    case 'approve':
      return {
        ...{ approvedAt: at, dueAt: addDays(at, CONTRACT_LIMITS.signDays), assigneeId: null },
        ...(row.signMode === 'electronic' && { askAt: at }),
      };
    case 'approveIntent':
      return { approvedAt: at, dueAt: addDays(at, CONTRACT_LIMITS.intentDays), assigneeId: null };
    case 'reject':
      return { reason, assigneeId: null, dueAt: null };
    case 'refuse':
      return { reason, assigneeId: null, dueAt: null, askAt };
    case 'sign':
      return { signedAt: at, codeAskedAt: null, dueAt: null, assigneeId: null, reason: '', askAt: null };
    case 'seal':
      return { sealedAt: at };
    case 'requestRescission':
    case 'refuseRescission':
      return { assigneeId: null, codeAskedAt: null };
    case 'expire':
    case 'withdraw':
    case 'lapse':
      return { reason, assigneeId: null, codeAskedAt: null, dueAt: null, askAt };
    case 'rescind':
      return { assigneeId: null, codeAskedAt: null, dueAt: null };
    default:
      return {};
  }
}

/** Holds the orders of a formal contract, so that no other has them. A unique key says where one does. */
export async function claimOrders(runner: QueryRunner, row: ContractRow): Promise<void> {
  if (!isIntent(row)) await claims.claimOrders(runner, row.id, row.orderNos);
}
