import type { sendSignCode, signContract } from '@portal/api-contract/account';
import { and, eq, isNotNull } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { SmsProvider } from '../../platform/messages/sms-provider';
import { rejectTransition, toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { maskTelephone } from '../../platform/telephone/telephone-field';
import { CODE_LIFETIME_S, RESEND_S, type SmsCodes } from '../verification/sms-codes.service';
import { openContractForm, sealEvidence } from './contract-form';
import { assertOrdersStand, contracts, isContract, isSignedOutside } from './contract-record';
import type { ContractChange, ContractsService } from './contracts.service';
import { contract, type ContractRow, IN_FORCE, RESCINDING, SIGNING, type SigningEvidence } from './contracts.tables';

/** The bound telephone of an account, and the key under which its codes are kept. */
export interface SignerTelephone {
  readonly accountId: string;
  readonly telephone: string;
}

export interface SigningOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly smsCodes: SmsCodes;
  /** Absent where no provider is configured. */
  readonly smsProvider: SmsProvider | undefined;
  /** Customers sign on the pages of a service outside. */
  readonly isOutside: boolean;
  /** Telephone that the code of a contract goes to; `undefined` where none is bound. */
  readonly openTelephone: (owner: Subject, row: ContractRow) => Promise<SignerTelephone | undefined>;
  readonly service: Pick<ContractsService, 'runOnce'>;
  readonly onFailure: (error: unknown) => void;
}

type Sign = ParsedInput<typeof signContract>;

/** Lets owners sign: a code that goes to their telephone shows that they mean the very text they are shown. */
export function createSigning(options: SigningOptions) {
  const { database, clock, protection, smsCodes, smsProvider, openTelephone, service, onFailure } = options;

  function assertSignedHere(row: ContractRow): void {
    if (options.isOutside && isSignedOutside(row)) throw new HttpError(409, '该合同须在签署服务的页面上签署');
  }

  async function requireTelephone(owner: Subject, row: ContractRow): Promise<SignerTelephone> {
    const bound = await openTelephone(owner, row);
    if (bound === undefined) throw new HttpError(409, '签署须验证手机号，请先在账号安全中绑定手机号');
    return bound;
  }

  /** Notes that the next code is for this contract and for no other of its owner. */
  const noteAsked = (row: ContractRow, at: Date): Promise<void> =>
    database.transaction(async (runner) => {
      const isAsked = and(eq(contract.ownerId, row.ownerId), isNotNull(contract.codeAskedAt));
      await runner.update(contract).set({ codeAskedAt: null }).where(isAsked);
      await runner.update(contract).set({ codeAskedAt: at }).where(eq(contract.id, row.id));
    });

  /** Uses the code for a locked contract up, and tells how its owner has signed. */
  async function useCode(
    row: ContractRow,
    owner: Subject,
    { code, textHash }: Pick<Sign, 'code' | 'textHash'>,
    at: Date,
  ): Promise<SigningEvidence> {
    const { accountId, telephone } = await requireTelephone(owner, row);
    if (row.codeAskedAt === null || !(await smsCodes.useUp('contract', telephone, code, accountId)))
      throw rejectFields([{ field: 'code', msg: '验证码错误或已失效' }]);
    return {
      ...{ signMode: 'electronic', account: owner.account, textHash },
      signer: openContractForm(protection, row).signerName,
      telephone: maskTelephone(telephone),
      codeAskedAt: toChinaTime(row.codeAskedAt),
      signedAt: toChinaTime(at),
    };
  }

  return {
    /** Sends a code; it is not waited for until it has arrived. */
    async sendCode(owner: Subject, { id, textHash }: ParsedInput<typeof sendSignCode>) {
      const row = await contracts.find(database.orm, isContract(id, owner));
      assertCodeWanted(row, textHash, clock());
      if (row.state === SIGNING) await assertOrdersStand(database.orm, row);
      assertSignedHere(row);
      const { accountId, telephone } = await requireTelephone(owner, row);
      if (!smsProvider) throw new HttpError(503, '短信服务未开通');
      const code = await smsCodes.create('contract', telephone, accountId);
      await noteAsked(row, clock());
      const what = row.state === SIGNING ? '' : '的解除协议';
      const text = `验证码${code}，用于签署合同${row.contractNo}${what}，5分钟内有效，输入即表示同意签署，请勿告知他人。`;
      smsProvider.send({ telephone, text, purpose: 'contract', values: [code] }).catch(onFailure);
      return { telephone: maskTelephone(telephone), expireIn: CODE_LIFETIME_S, resendIn: RESEND_S };
    },

    useCode,

    /** Signs the text that was shown. */
    sign: (change: ContractChange & { readonly input: Sign }) =>
      service.runOnce(change, async (runner, at) => {
        const { owner, input } = change;
        const row = await contracts.lock(runner, isContract(input.id, owner));
        assertSignable(row, input.textHash, at);
        assertSignedHere(row);
        // Before the code is used up.
        await assertOrdersStand(runner, row);
        const evidenceEncrypted = sealEvidence(protection, row.id, await useCode(row, owner, input, at));
        // A flow of a service that is no longer named gives nothing back.
        const changes = { evidenceEncrypted, signedFileId: null };
        return contracts.transition(runner, row, { action: 'sign', actor: toActor(owner), at }, changes);
      }),
  };
}

/** How owners sign what concerns their contracts. */
export type ContractSigning = ReturnType<typeof createSigning>;

/** Rejects with 409 where there is nothing that its owner could sign. */
function assertCodeWanted(row: ContractRow, textHash: string, at: Date): void {
  // Until somebody has asked to end a contract, there is no text of that to compare with.
  if (row.state === IN_FORCE) return;
  if (row.state !== RESCINDING || row.rescissionBy === 'user') return assertSignable(row, textHash, at);
  if (row.rescissionHash !== textHash) throw new HttpError(409, '协议文本与您查看的不一致，请重新阅读');
}

/** Rejects with 409 what is not to be signed electronically now, and any other text than the one that was submitted. */
function assertSignable(row: ContractRow, textHash: string, at: Date): void {
  if (row.state !== SIGNING) throw rejectTransition(contracts.lifecycle, row.state);
  if (row.signMode === 'paper') throw new HttpError(409, '纸质合同请打印签署后寄回，不能在线签署');
  if (row.dueAt === null || row.dueAt <= at) throw new HttpError(409, '已超过签署期限，不能再签署');
  if (row.textHash !== textHash) throw new HttpError(409, '合同文本与您查看的不一致，请刷新页面重新阅读');
}
