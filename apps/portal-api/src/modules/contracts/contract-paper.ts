import { CONTRACT_LIMITS, type handInContractPaper } from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { claimFiles, releaseFiles } from '../../platform/files/files.repository';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { nameRecord } from '../../platform/messages/name-record';
import { postMessage } from '../../platform/messages/post-message';
import { type Deed, rejectTransition, toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { openContractForm, sealEvidence } from './contract-form';
import { assertOrdersStand, contracts, isContract, toContractLink } from './contract-record';
import { assertMayDecide } from './contract-review';
import { addDays } from './contract-times';
import type { ContractChange, ContractsService } from './contracts.service';
import { type ContractRow, SIGNING, type SigningEvidence } from './contracts.tables';

type HandIn = ContractChange & { readonly input: ParsedInput<typeof handInContractPaper> };

/**
 * Hands the scan of a contract in that its owner has signed on paper. From there on the time for signing stands still: how
 * long the legal department takes to look at it costs the customer nothing.
 */
export function handInPaper(service: Pick<ContractsService, 'runOnce'>, change: HandIn) {
  const { owner, input } = change;
  return service.runOnce(change, async (runner, at) => {
    const row = await contracts.lock(runner, isContract(input.id, owner));
    assertPaper(row);
    if (row.paperFileId !== null) throw new HttpError(409, '扫描件已提交，请等待核对');
    if (row.dueAt === null || row.dueAt <= at) throw new HttpError(409, '已超过签署期限，不能再签署');
    if (row.textHash !== input.textHash) throw new HttpError(409, '合同文本与您查看的不一致，请刷新页面重新阅读');
    await assertOrdersStand(runner, row);
    await claimFiles(runner, owner, [input.fileId], { field: 'fileId' });
    await contracts.note(runner, row, { action: 'handInPaper', actor: toActor(owner), at });
    const standing = { dueAt: null, remindedDays: null, urgedAt: null, assigneeId: null, reason: '' };
    return contracts.change(runner, row, { ...standing, paperFileId: input.fileId, updatedAt: at });
  });
}

/** Notes that the paper that the customer has signed came in, or that its scan is good, which is the customer's signature. */
export function receivePaper(
  runner: QueryRunner,
  row: ContractRow,
  protection: DataProtection,
  { operator, at }: Deed,
): Promise<ContractRow> {
  assertPaper(row);
  if (row.paperFileId !== null) assertMayDecide(row, operator, SIGNING);
  const evidence: SigningEvidence = {
    ...{ signMode: 'paper', account: '', signer: openContractForm(protection, row).signerName, telephone: '' },
    ...{ codeAskedAt: null, signedAt: toChinaTime(at), textHash: row.textHash },
  };
  const evidenceEncrypted = sealEvidence(protection, row.id, evidence);
  return contracts.transition(runner, row, { action: 'sign', actor: operator, at }, { evidenceEncrypted });
}

/** Returns the scan of a locked contract, whose owner has some days to hand another in. */
export async function returnPaper(
  runner: QueryRunner,
  row: ContractRow,
  { operator, at }: Deed,
  reason: string,
): Promise<ContractRow> {
  assertMayDecide(row, operator, SIGNING);
  const { ownerId, contractNo, title, paperFileId } = row;
  await contracts.note(runner, row, { action: 'returnPaper', actor: operator, at, reason });
  await postMessage(runner, {
    ...{ ownerId, at, type: 'system', link: toContractLink(contractNo), recordNo: contractNo },
    title: nameRecord('合同签署扫描件被退回', title),
    body: `合同编号：${contractNo}，原因：${reason}，请在${CONTRACT_LIMITS.paperDays}天内重新提交`,
  });
  if (paperFileId !== null) await releaseFiles(runner, { id: ownerId }, [paperFileId]);
  const standing = { dueAt: addDays(at, CONTRACT_LIMITS.paperDays), urgedAt: null, assigneeId: null };
  return contracts.change(runner, row, { ...standing, paperFileId: null, reason, updatedAt: at });
}

/** Rejects with 409 what does not wait for a signature on paper. */
function assertPaper(row: ContractRow): void {
  if (row.state !== SIGNING) throw rejectTransition(contracts.lifecycle, row.state);
  if (row.signMode !== 'paper') throw new HttpError(409, '该合同须由客户在线签署');
}
