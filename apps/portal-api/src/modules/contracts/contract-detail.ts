import type { ContractBrief, ContractDetail, ContractParty } from '@portal/api-contract/account';
import { contractLifecycle, findTransition } from '@portal/lifecycles';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { readRecordFiles, readStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import { readContractedOrders } from '../purchase/contracted-orders';
import { openContractForm } from './contract-form';
import { isIntent, isSignedOutside } from './contract-record';
import { mayUrge } from './contract-urging';
import { type ContractRow, DRAFT, IN_FORCE, RESCINDING, REVIEWING, SIGNING } from './contracts.tables';
import { openRescission } from './rescission-text';

/** With what contracts are described. */
export interface DescriptionOptions {
  readonly protection: DataProtection;
  /** Name and credit code of the platform; empty where nobody is named. */
  readonly provider: { readonly name: string; readonly taxNumber: string };
  /** Customers sign on the pages of a service outside. */
  readonly isOutside: boolean;
  /** The platform's certificate is one of a demonstration. */
  readonly isDemo: boolean;
  /** Telephone of an account, masked; empty where none is bound. */
  readonly findTelephone: (ownerId: string) => Promise<string>;
  readonly now: Date;
}

/** States in which its owner may sign something. */
const SIGNED_BY_CODE: readonly number[] = [SIGNING, IN_FORCE, RESCINDING];

/** A contract in a list. */
export function toContractBrief(row: ContractRow): ContractBrief {
  const { contractNo, title, kind, state, orderNos, amount, partyName, signMode, approvedAt, dueAt } = row;
  return {
    ...{ id: contractNo, title, kind, status: state, orderNos, amount, partyName, signMode },
    type: isIntent(row) ? 1 : 2,
    isApproved: approvedAt !== null,
    dueAt: dueAt && toChinaTime(dueAt),
    createdAt: toChinaTime(row.createdAt),
    version: row.version,
  };
}

/** A contract with everything its owner may see. The caller has made sure that it may be seen. */
export async function describeContract(
  runner: QueryRunner,
  row: ContractRow,
  { protection, provider, isOutside, isDemo, findTelephone, now }: DescriptionOptions,
): Promise<ContractDetail> {
  const { templateId, templateVersion, signerRole, mandateFileId, paperFileId, textHash, fileHash, reason } = row;
  const form = openContractForm(protection, row);
  const orders = await readContractedOrders(runner, row.ownerId, row.orderNos);
  const files = await readRecordFiles(runner, [mandateFileId ?? [], paperFileId ?? []].flat());
  const readFile = (id: string | null) => (id === null ? null : (files.get(id) ?? null));
  return {
    ...toContractBrief(row),
    ...{ ...form, templateId, templateVersion, signerRole, textHash, fileHash, reason, isDemo },
    ...{ mandate: readFile(mandateFileId), paper: readFile(paperFileId) },
    parties: listParties(row, form.signerName, provider),
    orders: orders.map(({ orderNo, status, lines, payable }) => ({
      ...{ orderNo, status, payable },
      title: lines.map(({ productName, planName }) => `${productName} ${planName}`).join('；'),
    })),
    telephone: SIGNED_BY_CODE.includes(row.state) ? await findTelephone(row.ownerId) : '',
    urgedAt: row.urgedAt && toChinaTime(row.urgedAt),
    rescission: describeRescission(protection, row),
    log: await readStatusLog(runner, contractLifecycle.name, row.id),
    actions: listOwnerActions(row, isOutside, now),
  };
}

function describeRescission(protection: DataProtection, row: ContractRow): ContractDetail['rescission'] {
  const { rescissionBy: by, rescissionHash: textHash, rescissionSignedAt } = row;
  const agreement = openRescission(protection, row);
  if (agreement === undefined || by === '') return null;
  const { reason, askedAt } = agreement;
  return { by, reason, textHash, askedAt, signedAt: rescissionSignedAt && toChinaTime(rescissionSignedAt) };
}

function listParties(
  { partyName, partyNumber, signedAt, sealedAt }: ContractRow,
  signer: string,
  provider: DescriptionOptions['provider'],
): ContractParty[] {
  return [
    { side: 'customer', name: partyName, number: partyNumber, signer, signedAt: signedAt && toChinaTime(signedAt) },
    {
      ...{ side: 'provider', name: provider.name, number: provider.taxNumber, signer: '' },
      signedAt: sealedAt && toChinaTime(sealedAt),
    },
  ];
}

/** Whether a letter of intent was approved and its days are over. */
export function isIntentOver({ kind, approvedAt, dueAt }: ContractRow, now: Date): boolean {
  return kind === 'intent' && approvedAt !== null && dueAt !== null && dueAt <= now;
}

function listOwnerActions(row: ContractRow, isOutside: boolean, now: Date): string[] {
  const { state, signMode, dueAt, extendedAt, fileId, rescissionBy } = row;
  const may = (action: 'withdraw' | 'sign' | 'refuse') =>
    findTransition(contractLifecycle, state, action, 'user') !== undefined;
  const isInTime = dueAt !== null && dueAt > now;
  const mayElectronically = may('sign') && signMode === 'electronic' && isInTime;
  const isThere = isOutside && isSignedOutside(row);
  const conditions: Readonly<Record<string, boolean>> = {
    save: state === DRAFT,
    submit: state === DRAFT,
    delete: state === DRAFT,
    withdraw: may('withdraw'),
    sign: mayElectronically && !isThere,
    signOutside: mayElectronically && isThere,
    handInPaper: state === SIGNING && signMode === 'paper' && isInTime,
    refuse: may('refuse') && isInTime,
    extend: state === SIGNING && extendedAt === null && isInTime,
    download: !isIntentOver(row, now) && (state !== REVIEWING || row.textHash !== ''),
    evidence: fileId !== null,
    urge: mayUrge(row, now),
    become: state === REVIEWING && isIntent(row) && !isIntentOver(row, now),
    rescind: state === IN_FORCE || (state === RESCINDING && rescissionBy === 'legal'),
    refuseRescission: state === RESCINDING,
    rescission: rescissionBy !== '',
  };
  return Object.keys(conditions).filter((action) => conditions[action]);
}
