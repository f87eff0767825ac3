import type { ContractKind } from '@portal/api-contract/account';
import { toChinaDay, toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import type { Signing } from '../../platform/documents/signing/open-signing';
import { type Actor, SYSTEM, toActor } from '../../platform/records/record-transition';
import type { FileStore } from '../../platform/files/file-store';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { listDemoOrders } from '../purchase/demo-order-days';
import { sealEvidence } from './contract-form';
import { contracts, isContract, type ContractAction } from './contract-record';
import { createRescissions } from './contract-rescission';
import { sealContract } from './contract-sealing';
import { listTemplates } from './contract-templates.repository';
import { hashContractText } from './contract-text';
import type { ContractsService } from './contracts.service';
import { type ContractRow, DRAFT, REVIEWING, type SigningEvidence } from './contracts.tables';
import { keepContract } from './save-contract';

const HOUR_MS = 3_600_000;
const DAY = 24;

const LEGAL: Actor = { role: 'legal', id: null, name: '' };

/** What became of a contract, `after` hours later. */
interface StoryStep {
  readonly after: number;
  readonly action: ContractAction | 'propose' | 'agree';
  readonly reason?: string;
}

/** The life of a contract of the demonstration. */
interface ContractStory {
  readonly kind: ContractKind;
  /** Age of the order that it is for, in days; a framework has none. */
  readonly orderDays?: number;
  readonly hoursAgo: number;
  readonly specialTerms?: string;
  /** Nothing is submitted of a draft. */
  readonly isDraft?: boolean;
  readonly steps?: readonly StoryStep[];
}

const signed: readonly StoryStep[] = [
  { after: 20, action: 'sign' },
  { after: 0.1, action: 'seal' },
];

/** What a dairy has signed and not signed, in every state that lasts: nothing that is open is about what was given back. */
const ENTERPRISE: readonly ContractStory[] = [
  { kind: 'order', orderDays: 362, hoursAgo: 361 * DAY, steps: signed },
  {
    ...{ kind: 'order', orderDays: 355, hoursAgo: 354 * DAY },
    steps: [
      ...signed,
      { after: 60 * DAY, action: 'propose', reason: '产线调整，双方协商解除' },
      { after: 26, action: 'agree' },
    ],
  },
  {
    ...{ kind: 'order', orderDays: 240, hoursAgo: 239 * DAY },
    steps: [...signed, { after: 184 * DAY, action: 'fulfil' }],
  },
  { kind: 'order', orderDays: 190, hoursAgo: 189 * DAY, steps: [{ after: 15 * DAY, action: 'expire' }] },
  {
    ...{ kind: 'order', orderDays: 171, hoursAgo: 170 * DAY },
    steps: [{ after: 30, action: 'refuse', reason: '付款期限与内部流程不符' }],
  },
  { kind: 'order', orderDays: 149, hoursAgo: 148 * DAY, steps: [{ after: 5, action: 'withdraw' }] },
  {
    ...{ kind: 'order', orderDays: 118, hoursAgo: 117 * DAY, specialTerms: '乙方承担全部损失。' },
    steps: [{ after: 6, action: 'reject', reason: '特别约定加重乙方责任，请修改后重新提交' }],
  },
  {
    ...{ kind: 'order', orderDays: 84, hoursAgo: 83 * DAY },
    steps: [...signed, { after: 81 * DAY, action: 'propose', reason: '服务合并到新的产品，建议解除后重新签订' }],
  },
  { kind: 'order', orderDays: 330, hoursAgo: 7, specialTerms: '按季度付款，每季度首月十日前支付。' },
  { kind: 'order', orderDays: 301, hoursAgo: 6 * DAY },
  { kind: 'order', orderDays: 9, hoursAgo: 8 * DAY, isDraft: true },
  { kind: 'intent', orderDays: 1, hoursAgo: 20 },
  { kind: 'framework', hoursAgo: 90 * DAY, steps: signed },
];

export interface DemoContractsOptions {
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly signing: Pick<Signing, 'sign' | 'isDemo'>;
  readonly service: ContractsService;
}

/** Writes the contracts of the demonstration for a company, each as it came to where it stands; none where there is no text for them. */
export async function seedDemoContracts(
  runner: QueryRunner,
  options: DemoContractsOptions,
  owner: Subject,
  now: Date,
): Promise<void> {
  const templates = await listTemplates(runner, now);
  const orders = await listDemoOrders(runner, owner.id);
  for (const story of ENTERPRISE) {
    const template = templates.find(({ kind }) => kind === story.kind);
    const day =
      story.orderDays === undefined ? '' : toChinaDay(new Date(now.getTime() - story.orderDays * DAY * HOUR_MS));
    const orderNos = orders.filter((order) => order.day === day).map(({ orderNo }) => orderNo);
    if (template === undefined || (story.kind !== 'framework' && orderNos.length === 0)) continue;
    let at = new Date(now.getTime() - story.hoursAgo * HOUR_MS);
    let row = await keepContract(
      { runner, protection: options.protection, owner, at },
      {
        ...{ kind: story.kind, templateId: template.id, templateVersion: template.version, orderNos },
        ...{ signMode: 'electronic', signerRole: 1, signerName: '沈澄湖', contactName: '王敏' },
        ...{ deliveryAddress: '示例省示例市示例路 8 号 3 楼', specialTerms: story.specialTerms ?? '' },
      },
    );
    if (story.isDraft) continue;
    row = await submit(runner, options, owner, row, at);
    for (const step of story.steps ?? []) {
      at = new Date(at.getTime() + step.after * HOUR_MS);
      row = await take(runner, { ...options, now }, owner, row, step, at);
    }
  }
}

async function submit(
  runner: QueryRunner,
  { service }: DemoContractsOptions,
  owner: Subject,
  row: ContractRow,
  at: Date,
): Promise<ContractRow> {
  if (row.state !== DRAFT) throw new Error(`Contract ${row.contractNo} is no draft`);
  const text = await service.makeText(runner, row, await service.requireIdentity(runner, row));
  await service.submitIn(runner, owner, { id: row.contractNo, textHash: hashContractText(text) }, at);
  return contracts.lock(runner, isContract(row.contractNo));
}

function take(
  runner: QueryRunner,
  options: DemoContractsOptions & { readonly now: Date },
  owner: Subject,
  row: ContractRow,
  { action, reason = '' }: StoryStep,
  at: Date,
): Promise<ContractRow> {
  const { protection, service, now } = options;
  const actor = toActor(owner);
  const evidence = (textHash: string): SigningEvidence => ({
    ...{ signMode: 'electronic', account: owner.account, signer: '沈澄湖', telephone: '188****0001', textHash },
    ...{ codeAskedAt: toChinaTime(new Date(at.getTime() - 60_000)), signedAt: toChinaTime(at) },
  });
  // No code is asked for: who signs is told here.
  const rescissions = createRescissions({
    ...{ orm: runner, clock: () => now, protection, service },
    signatures: { useCode: () => Promise.resolve(evidence(row.rescissionHash)) },
  });
  switch (action) {
    case 'sign': {
      const evidenceEncrypted = sealEvidence(protection, row.id, evidence(row.textHash));
      return contracts.transition(runner, row, { action, actor, at }, { evidenceEncrypted });
    }
    case 'seal':
      return sealContract(runner, options, row, at);
    case 'propose':
      return rescissions.propose(runner, row, { operator: LEGAL, at }, { reason });
    case 'agree':
      return rescissions.agree(runner, row, { actor, at, evidence: evidence(row.rescissionHash) });
    case 'reject':
      if (row.state !== REVIEWING) throw new Error(`Contract ${row.contractNo} is not under review`);
      return contracts.transition(runner, row, { action, actor: LEGAL, at, reason });
    default: {
      const isTimed = action === 'expire' || action === 'fulfil';
      return contracts.transition(runner, row, { action, actor: isTimed ? SYSTEM : actor, at, reason });
    }
  }
}
