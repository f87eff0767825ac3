import type { becomeContract, previewContractBecoming } from '@portal/api-contract/account';
import {
  type BecomingCheck,
  CONTRACT_LIMITS,
  type ContractBecoming,
  type ShownContractText,
  SIGN_MODES,
} from '@portal/api-contract/account';
import { readViolatedKey } from '../../platform/database/database-errors';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { claimFiles } from '../../platform/files/files.repository';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { formatMoney } from '../../platform/money/format-money';
import { addMoney, type Money } from '../../platform/money/money';
import { SYSTEM, toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { areClaimed } from '../purchase/contract-claims.repository';
import { type ContractedOrder, readContractedOrders, sumOrders } from '../purchase/contracted-orders';
import type { EffectiveIdentity, Identities } from '../realname/effective-identity';
import { maskIdentity } from '../realname/identity-form';
import { isIntentOver } from './contract-detail';
import { openContractText } from './contract-files';
import { openContractForm, sealContractForm, sealedContractText } from './contract-form';
import { claimOrders, contracts, isApproved, isContract, isIntent } from './contract-record';
import { requireFormalTemplate, type TemplateRow, toTemplate } from './contract-templates.repository';
import { compareTerms } from './contract-terms';
import { type ContractText, hashContractText, listTextBlocks, writeContractText } from './contract-text';
import type { ContractChange, ContractsService } from './contracts.service';
import { type ContractRow, REVIEWING } from './contracts.tables';

type Form = Omit<ParsedInput<typeof previewContractBecoming>, 'id'>;

export interface BecomingOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly identities: Pick<Identities, 'findEffective'>;
  readonly service: Pick<ContractsService, 'runOnce' | 'makeText'>;
}

/** A letter of intent, and all that a contract of it would be made of. */
interface Parts {
  readonly row: ContractRow;
  readonly template: TemplateRow;
  readonly identity: EffectiveIdentity | undefined;
  readonly orders: readonly ContractedOrder[];
  readonly orderNos: readonly string[];
  /** Somebody's other contract has one of the orders. */
  readonly isClaimed: boolean;
}

/** Has letters of intent become contracts: with the same party and the same amount, by a text that was previewed. */
export function createBecoming({ orm, clock, protection, identities, service }: BecomingOptions) {
  async function readParts(runner: QueryRunner, row: ContractRow, named: readonly string[], at: Date): Promise<Parts> {
    if (!isIntent(row) || row.state !== REVIEWING) throw new HttpError(409, '只有审核中或已通过的意向合同可以转为正式');
    if (isIntentOver(row, at)) throw new HttpError(409, '意向合同已过有效期，请重新申请合同');
    const orderNos = named.length > 0 ? named : row.orderNos;
    return {
      ...{ row, orderNos },
      template: await requireFormalTemplate(runner, at),
      identity: await identities.findEffective(runner, row.ownerId),
      orders: await readContractedOrders(runner, row.ownerId, orderNos),
      isClaimed: await areClaimed(runner, row.id, orderNos),
    };
  }

  /** The text of the contract, and the letter as it would be stored. */
  async function makeText(
    runner: QueryRunner,
    parts: Parts,
    form: Form,
  ): Promise<{ text: ContractText; row: ContractRow }> {
    const unmet = listChecks(parts).find(({ isMet }) => !isMet);
    if (unmet !== undefined) throw new HttpError(409, `${unmet.label}：${unmet.hint}`);
    const { row, template, identity, orderNos } = parts;
    if (identity === undefined) throw new HttpError(409, '请先完成企业实名认证');
    const { signMode, signerRole } = form;
    const written = openContractForm(protection, row);
    const signerName = form.signerName ?? written.signerName;
    const next: ContractRow = {
      ...row,
      ...{ kind: 'order', title: template.title, templateId: template.id, templateVersion: template.version },
      ...{ signMode, signerRole, orderNos: [...orderNos] },
      mandateFileId: signerRole === 2 ? (form.mandateFileId ?? row.mandateFileId) : null,
      formEncrypted: sealContractForm(protection, row.id, { ...written, signerName }),
    };
    return { text: await service.makeText(runner, next, identity), row: next };
  }

  async function become(runner: QueryRunner, owner: Subject, input: ParsedInput<typeof becomeContract>, at: Date) {
    const row = await contracts.lock(runner, isContract(input.id, owner));
    const parts = await readParts(runner, row, input.orderNos, at);
    const { text, row: next } = await makeText(runner, parts, input);
    if (next.signerRole === 2 && next.mandateFileId === null)
      throw rejectFields([{ field: 'mandateFileId', msg: '授权代表签署须上传授权书' }]);
    if (hashContractText(text) !== input.textHash) throw new HttpError(409, '合同内容在您预览后已有变化，请重新预览');
    if (next.mandateFileId !== null && next.mandateFileId !== row.mandateFileId)
      await claimFiles(runner, owner, [next.mandateFileId], { field: 'mandateFileId' });
    const { orderNos, kind, title, templateId, templateVersion, signMode, signerRole, mandateFileId } = next;
    const turned = await contracts.transition(
      runner,
      row,
      { action: 'become', actor: toActor(owner), at },
      { orderNos, amount: sumOrders(parts.orders) },
    );
    const formal = await contracts.change(runner, turned, {
      ...{ kind, title, templateId, templateVersion, signMode, signerRole, mandateFileId },
      ...{
        formEncrypted: next.formEncrypted,
        textHash: input.textHash,
        submittedAt: at,
        approvedAt: null,
        dueAt: null,
      },
      ...{ partyName: maskIdentity(parts.identity as EffectiveIdentity).name },
      textEncrypted: protection.encrypt(writeContractText(text), sealedContractText.toPlace(row.id)),
    });
    await claimOrders(runner, formal);
    // A representative's mandate is read by a person.
    if (formal.hasSpecialTerms || formal.signerRole === 2) return formal;
    return contracts.transition(runner, formal, { action: 'approve', actor: SYSTEM, at });
  }

  return {
    /** What a letter of intent becomes: what has to be so, and what changes. */
    async open(owner: Subject, id: string): Promise<ContractBecoming> {
      const row = await contracts.find(orm, isContract(id, owner));
      const parts = await readParts(orm, row, [], clock());
      const before = openContractText(protection, row);
      return {
        template: toTemplate(parts.template),
        checks: listChecks(parts),
        facts: listFacts(parts),
        terms: compareTerms(before, parts.template.body),
      };
    },

    /** The text of the contract. */
    async preview(
      owner: Subject,
      { id, ...form }: ParsedInput<typeof previewContractBecoming>,
    ): Promise<ShownContractText> {
      const row = await contracts.find(orm, isContract(id, owner));
      const parts = await readParts(orm, row, form.orderNos, clock());
      const { text } = await makeText(orm, parts, form);
      return { title: text.title, mark: '草稿', textHash: hashContractText(text), blocks: listTextBlocks(text) };
    },

    async become(change: ContractChange & { readonly input: ParsedInput<typeof becomeContract> }) {
      try {
        return await service.runOnce(change, (runner, at) => become(runner, change.owner, change.input, at));
      } catch (error) {
        if (readViolatedKey(error) !== 'contract_claim_pkey') throw error;
        throw new HttpError(409, '所选订单已在另一份合同中，请勿重复签订');
      }
    },
  };
}

/** Has letters of intent become contracts. */
export type Becoming = ReturnType<typeof createBecoming>;

function listChecks({ row, identity, orders, orderNos, isClaimed }: Parts): BecomingCheck[] {
  const isCompany = identity?.kind === 'enterprise';
  const name = identity && maskIdentity(identity).name;
  const unready = orders.find((order) => !isApproved(order));
  const hasOrders = orderNos.length > 0 && orders.length === orderNos.length && unready === undefined;
  const amount = addMoney(...orders.map(({ payable }) => payable));
  return [
    {
      ...{ key: 'identity', label: '企业实名认证', isMet: isCompany },
      hint: isCompany ? '已通过' : '正式合同须由通过企业实名认证的账号签订',
    },
    {
      ...{ key: 'party', label: '签约主体不变', isMet: name !== undefined && name === row.partyName },
      hint:
        name === row.partyName ? row.partyName : `意向书为${row.partyName}，现为${name ?? '未认证'}，请重新申请合同`,
    },
    {
      ...{ key: 'orders', label: '订单已通过审核', isMet: hasOrders },
      hint: hasOrders ? orderNos.join('、') : `订单 ${unready?.orderNo ?? ''} 尚未通过审核或已结束`,
    },
    {
      ...{ key: 'amount', label: '金额不变', isMet: row.amount === null || row.amount === amount },
      hint: describeAmount(row.amount, amount),
    },
    {
      ...{ key: 'claim', label: '订单未签订其他合同', isMet: !isClaimed },
      hint: isClaimed ? '所选订单已在另一份合同中' : '未签订',
    },
  ];
}

/** What a letter says of its price, beside what its orders cost now. */
function describeAmount(before: Money | null, now: Money): string {
  const [said, agreed] = [before, now].map((amount) => amount !== null && `${formatMoney(amount)} 元`);
  if (before === now) return `${agreed}`;
  return said ? `意向书为 ${said}，现为 ${agreed}` : `意向书价格待议，审核后为 ${agreed}`;
}

function listFacts({ row, template }: Parts): ContractBecoming['facts'] {
  return [
    {
      label: '合同文本',
      before: `${row.title}（${row.templateVersion} 版）`,
      after: `${template.title}（${template.version} 版）`,
    },
    { label: '法律效力', before: '无，仅表达合作意愿', after: '有，双方签署后生效' },
    {
      label: '签署',
      before: '不需要签署',
      after: `${SIGN_MODES.electronic}或${SIGN_MODES.paper}，${CONTRACT_LIMITS.signDays} 天内完成`,
    },
    { label: '有效期', before: `通过审核后 ${CONTRACT_LIMITS.intentDays} 天`, after: '签署后至订单服务期满' },
  ];
}
