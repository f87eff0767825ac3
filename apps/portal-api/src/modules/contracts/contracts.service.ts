import type {
  ContractDetail,
  countContracts,
  listContracts,
  declineContract,
  saveContract,
  submitContract,
} from '@portal/api-contract/account';
import { CONTRACT_LIMITS } from '@portal/api-contract/account';
import { contractLifecycle } from '@portal/lifecycles';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { ContractParty } from '../../platform/contract-party';
import type { Database, QueryRunner } from '../../platform/database/database';
import { readViolatedKey } from '../../platform/database/database-errors';
import { releaseFiles } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Money } from '../../platform/money/money';
import { SYSTEM, toActor } from '../../platform/records/record-transition';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { isInReview, readContractedOrders, sumOrders } from '../purchase/contracted-orders';
import type { EffectiveIdentity, Identities } from '../realname/effective-identity';
import { maskIdentity } from '../realname/identity-form';
import { describeContract, toContractBrief } from './contract-detail';
import { openContractForm, sealedContractText } from './contract-form';
import { claimOrders, contracts, isContract, isIntent } from './contract-record';
import { requireTemplate } from './contract-templates.repository';
import { type ContractText, hashContractText, makeContractText, writeContractText } from './contract-text';
import { addDays } from './contract-times';
import { urgePlatform } from './contract-urging';
import { countContractsByState, findContractPage } from './contracts.repository';
import { contract, type ContractRow, DRAFT, SIGNING } from './contracts.tables';
import { keepContract } from './save-contract';

/** With what owners work on their contracts. */
export interface ContractsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
  readonly identities: Pick<Identities, 'findEffective'>;
  /** Who makes contracts; absent where nobody is named. */
  readonly provider: ContractParty | undefined;
  /** Customers sign on the pages of a service outside. */
  readonly isOutside: boolean;
  /** The platform's certificate is one of a demonstration. */
  readonly isDemoKey: boolean;
  /** Telephone of an account, masked; empty where none is bound. */
  readonly findTelephone: (ownerId: string) => Promise<string>;
}

/** What an owner does with a contract. */
export interface ContractChange {
  readonly owner: Subject;
  readonly name: string;
  readonly input: object;
  readonly context: CallContext;
}

type Change<Input = { readonly id: string }> = ContractChange & { readonly input: Input };

/** What owners do with their contracts. */
export function createContractsService(options: ContractsOptions) {
  const { database, clock, idempotency, protection, identities, provider, isOutside, isDemoKey, findTelephone } =
    options;
  const { orm } = database;

  const describe = (runner: QueryRunner, row: ContractRow): Promise<ContractDetail> =>
    describeContract(runner, row, {
      ...{ protection, findTelephone, isOutside, isDemo: isDemoKey, now: clock() },
      provider: provider ?? { name: '', taxNumber: '' },
    });

  const open = async (owner: Subject, id: string): Promise<ContractDetail> =>
    describe(orm, await contracts.find(orm, isContract(id, owner)));

  /** Does something once, and returns the contract that it was done to as it is then. */
  async function runOnce(
    { owner, name, input, context }: ContractChange,
    work: (runner: QueryRunner, at: Date) => Promise<ContractRow>,
  ): Promise<ContractDetail> {
    // Only the number is kept for repeats.
    const { id } = await idempotency.runOnce({ scope: `contract.${name}`, owner, input, context }, async (runner) => ({
      id: (await work(runner, clock())).contractNo,
    }));
    return open(owner, id);
  }

  async function requireIdentity(runner: QueryRunner, row: ContractRow): Promise<EffectiveIdentity> {
    const identity = await identities.findEffective(runner, row.ownerId);
    if (identity === undefined) throw new HttpError(409, '请先完成实名认证');
    if (!isIntent(row) && identity.kind !== 'enterprise')
      throw new HttpError(409, '正式合同须由通过企业实名认证的账号签订');
    return identity;
  }

  /** The text of a draft as it would be signed now. */
  async function makeText(runner: QueryRunner, row: ContractRow, identity: EffectiveIdentity): Promise<ContractText> {
    if (provider === undefined) throw new HttpError(503, '合同服务未开通');
    const orders = await readContractedOrders(runner, row.ownerId, row.orderNos);
    const over = orders.find(({ end }) => end !== '');
    if (over !== undefined || orders.length < row.orderNos.length)
      throw new HttpError(409, `订单 ${over?.orderNo ?? ''} 已结束，请重新选择订单`);
    const inReview = isIntent(row) ? undefined : orders.find(isInReview);
    if (inReview) throw new HttpError(409, `订单 ${inReview.orderNo} 尚未通过审核，通过后才能签订正式合同`);
    return makeContractText({
      ...{ row, provider, identity, orders },
      template: await requireTemplate(runner, row),
      form: openContractForm(protection, row),
      telephone: await findTelephone(row.ownerId),
    });
  }

  /** Submits a draft in the caller's transaction. */
  async function submit(
    runner: QueryRunner,
    owner: Subject,
    { id, textHash }: ParsedInput<typeof submitContract>,
    at: Date,
  ): Promise<ContractRow> {
    const row = await contracts.lock(runner, isContract(id, owner));
    if (row.state !== DRAFT) throw new HttpError(409, '合同已提交，请勿重复提交');
    if (row.signerRole === 2 && row.mandateFileId === null)
      throw rejectFields([{ field: 'mandateFileId', msg: '授权代表签署须上传授权书' }]);
    const identity = await requireIdentity(runner, row);
    const text = await makeText(runner, row, identity);
    if (hashContractText(text) !== textHash) throw new HttpError(409, '合同内容在您预览后已有变化，请重新预览');
    const shown = maskIdentity(identity);
    const amount = await sumUp(runner, row);
    const submitted = await contracts.transition(
      runner,
      row,
      { action: 'submit', actor: toActor(owner), at },
      {
        ...{ textHash, amount, partyName: shown.name, partyNumber: shown.number },
        textEncrypted: protection.encrypt(writeContractText(text), sealedContractText.toPlace(row.id)),
      },
    );
    await claimOrders(runner, submitted);
    // A representative's mandate is read by a person.
    if (row.hasSpecialTerms || row.signerRole === 2) return submitted;
    const action = isIntent(row) ? 'approveIntent' : 'approve';
    return contracts.transition(runner, submitted, { action, actor: SYSTEM, at });
  }

  async function sumUp(runner: QueryRunner, row: ContractRow): Promise<Money | null> {
    return sumOrders(await readContractedOrders(runner, row.ownerId, row.orderNos));
  }

  const step = (change: Change, action: 'withdraw' | 'refuse', reason = '') =>
    runOnce(change, async (runner, at) => {
      const row = await contracts.lock(runner, isContract(change.input.id, change.owner));
      if (action === 'refuse' && row.dueAt !== null && row.dueAt <= at)
        throw new HttpError(409, '已超过签署期限，合同已失效');
      return contracts.transition(runner, row, { action, actor: toActor(change.owner), at, reason });
    });

  return {
    open,
    runOnce,
    describe,
    makeText,
    requireIdentity,
    submitIn: submit,

    async list(owner: Subject, input: ParsedInput<typeof listContracts>) {
      const { rows, total } = await findContractPage(orm, owner, input);
      return { list: rows.map(toContractBrief), total, pageNo: input.pageNo, pageSize: input.pageSize };
    },

    count: (owner: Subject, input: ParsedInput<typeof countContracts>) => countContractsByState(orm, owner, input),

    save: (change: Change<ParsedInput<typeof saveContract>>) =>
      runOnce(change, (runner, at) => keepContract({ runner, protection, owner: change.owner, at }, change.input)),

    /** The text of a draft, and where its PDF is. */
    async preview(owner: Subject, id: string) {
      const row = await contracts.find(orm, isContract(id, owner));
      if (row.state !== DRAFT) throw new HttpError(409, '合同已提交，请在详情中查看');
      const text = await makeText(orm, row, await requireIdentity(orm, row));
      return { pdfUrl: `/ptl/contract/download?id=${encodeURIComponent(id)}`, textHash: hashContractText(text) };
    },

    async submit(change: Change<ParsedInput<typeof submitContract>>) {
      try {
        return await runOnce(change, (runner, at) => submit(runner, change.owner, change.input, at));
      } catch (error) {
        if (readViolatedKey(error) !== 'contract_claim_pkey') throw error;
        throw new HttpError(409, '所选订单已在另一份合同中，请勿重复签订');
      }
    },

    withdraw: (change: Change) => step(change, 'withdraw'),

    refuse: (change: Change<ParsedInput<typeof declineContract>>) => step(change, 'refuse', change.input.reason),

    urge: (change: Change) =>
      runOnce(change, async (runner, at) => {
        const row = await contracts.lock(runner, isContract(change.input.id, change.owner));
        return urgePlatform(runner, row, toActor(change.owner), at);
      }),

    /** Puts the end of the time for signing off, once. */
    extend: (change: Change) =>
      runOnce(change, async (runner, at) => {
        const row = await contracts.lock(runner, isContract(change.input.id, change.owner));
        if (row.state !== SIGNING || row.dueAt === null || row.dueAt <= at)
          throw new HttpError(409, '合同当前不在签署期限内');
        if (row.extendedAt !== null) throw new HttpError(409, '签署期限只能延长一次');
        await contracts.note(runner, row, { action: 'extend', actor: toActor(change.owner), at });
        const dueAt = addDays(row.dueAt, CONTRACT_LIMITS.extensionDays);
        return contracts.change(runner, row, { dueAt, extendedAt: at, remindedDays: null, updatedAt: at });
      }),

    /** Deletes a draft, and what belongs to it. */
    remove: (owner: Subject, id: string): Promise<null> =>
      database.transaction(async (runner) => {
        const row = await contracts.lock(runner, isContract(id, owner));
        if (row.state !== DRAFT) throw new HttpError(409, '只能删除草稿');
        if (row.mandateFileId !== null) await releaseFiles(runner, owner, [row.mandateFileId]);
        await runner.delete(contract).where(eq(contract.id, row.id));
        await eraseStatusLog(runner, contractLifecycle, [row.id]);
        return null;
      }),
  };
}

/** What owners do with their contracts. */
export type ContractsService = ReturnType<typeof createContractsService>;
