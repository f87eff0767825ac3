import { CONTRACT_LIMITS, type saveContract } from '@portal/api-contract/account';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { claimFiles, releaseFiles } from '../../platform/files/files.repository';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { type ContractedOrder, isInReview, readContractedOrders, sumOrders } from '../purchase/contracted-orders';
import { sealContractForm } from './contract-form';
import { contracts, isContract } from './contract-record';
import { requireTemplate } from './contract-templates.repository';
import { contract, type ContractRow, DRAFT } from './contracts.tables';

type Saved = ParsedInput<typeof saveContract>;

/** Keeps what the owner of a contract has written: in a new draft, or in the one that is named. */
export async function keepContract(
  {
    runner,
    protection,
    owner,
    at,
  }: {
    readonly runner: QueryRunner;
    readonly protection: DataProtection;
    readonly owner: Subject;
    readonly at: Date;
  },
  input: Saved,
): Promise<ContractRow> {
  const known = input.id === undefined ? undefined : await lockDraft(runner, owner, input.id, input.version);
  if (known === undefined) await assertRoom(runner, owner);
  const template = await requireTemplate(runner, input);
  const orders = await readOrders(runner, owner, input);
  const mandateFileId = await keepMandate(runner, owner, input, known);
  const id = known?.id ?? randomUUID();
  const { kind, templateId, templateVersion, signMode, signerRole, specialTerms } = input;
  const { signerName, contactName, deliveryAddress } = input;
  const values = {
    ...{ kind, templateId, templateVersion, signMode, signerRole, mandateFileId, title: template.title },
    formEncrypted: sealContractForm(protection, id, { signerName, contactName, deliveryAddress, specialTerms }),
    hasSpecialTerms: specialTerms !== '',
    orderNos: orders.map(({ orderNo }) => orderNo),
    amount: sumOrders(orders),
    updatedAt: at,
  };
  if (known) return contracts.change(runner, known, values);
  const contractNo = createBusinessNumber('CT', at);
  const request = { action: 'save', actor: toActor(owner), at } as const;
  return contracts.create(runner, { ...values, id, contractNo, ownerId: owner.id, createdAt: at }, request);
}

/** A locked draft as it was seen; rejects with 409 what is none any more, or has changed. */
async function lockDraft(runner: QueryRunner, owner: Subject, id: string, version: number | undefined) {
  const row = await contracts.lock(runner, isContract(id, owner));
  if (row.state !== DRAFT) throw new HttpError(409, '合同已提交，不能再修改');
  if (row.version !== version) throw new HttpError(409, '合同在您打开后已有变化，请刷新页面后重试');
  return row;
}

async function assertRoom(runner: QueryRunner, owner: Subject): Promise<void> {
  await lockOwner(runner, 'contract', owner.id);
  const drafts = await runner.$count(contract, and(eq(contract.ownerId, owner.id), eq(contract.state, DRAFT)));
  if (drafts >= CONTRACT_LIMITS.drafts)
    throw new HttpError(409, `最多保留${CONTRACT_LIMITS.drafts}份草稿，请先提交或删除`);
}

async function readOrders(runner: QueryRunner, owner: Subject, input: Saved): Promise<ContractedOrder[]> {
  if (input.kind === 'framework') return [];
  if (input.orderNos.length === 0) throw rejectFields([{ field: 'orderNos', msg: '请选择订单' }]);
  const orders = await readContractedOrders(runner, owner.id, input.orderNos);
  const missing = input.orderNos.find((orderNo) =>
    orders.every((order) => order.orderNo !== orderNo || order.end !== ''),
  );
  if (missing !== undefined) throw rejectFields([{ field: 'orderNos', msg: `订单 ${missing} 不存在或已结束` }]);
  // A letter of intent may be about what is still talked about.
  const open = input.kind === 'intent' ? undefined : orders.find(isInReview);
  if (open)
    throw rejectFields([{ field: 'orderNos', msg: `订单 ${open.orderNo} 尚未通过审核，通过后才能签订正式合同` }]);
  return orders;
}

/** The 授权书 of a draft: kept with it where a representative signs, let go where none does. */
async function keepMandate(runner: QueryRunner, owner: Subject, input: Saved, known: ContractRow | undefined) {
  const before = known?.mandateFileId ?? null;
  const wanted = input.signerRole === 2 ? (input.mandateFileId ?? null) : null;
  if (wanted === before) return wanted;
  if (before !== null) await releaseFiles(runner, owner, [before]);
  if (wanted !== null) await claimFiles(runner, owner, [wanted], { field: 'mandateFileId' });
  return wanted;
}
