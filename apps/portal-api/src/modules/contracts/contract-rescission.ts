import type { rescindContract, ShownContractText } from '@portal/api-contract/account';
import { toChinaDay, toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import {
  type Actor,
  type Deed,
  type Reasoned,
  rejectTransition,
  toActor,
} from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { openContractText } from './contract-files';
import { contracts, isContract } from './contract-record';
import { assertMayDecide } from './contract-review';
import type { ContractSigning } from './contract-signing';
import { requireRescissionTemplate } from './contract-templates.repository';
import { type ContractText, hashContractText, listTextBlocks } from './contract-text';
import type { ContractChange, ContractsService } from './contracts.service';
import { type ContractRow, IN_FORCE, RESCINDED, RESCINDING, type SigningEvidence } from './contracts.tables';
import { openRescission, type Rescission, sealedRescission } from './rescission-text';

/** Nobody asks to end the contract any more. */
const NO_RESCISSION = {
  rescissionBy: '',
  rescissionEncrypted: '',
  rescissionHash: '',
  rescissionSignedAt: null,
} as const;

export interface RescissionOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly service: Pick<ContractsService, 'runOnce'>;
  readonly signatures: Pick<ContractSigning, 'useCode'>;
}

/** Ends contracts before their time, by an agreement that both sides consent to: one asks, the other answers. */
export function createRescissions({ orm, clock, protection, service, signatures }: RescissionOptions) {
  const seal = (id: string, rescission: Rescission) =>
    protection.encrypt(JSON.stringify(rescission), sealedRescission.toPlace(id));

  /** The text of a new agreement: what it names of the contract is what was signed. */
  async function makeText(runner: QueryRunner, row: ContractRow, reason: string): Promise<ContractText> {
    const { title, body } = await requireRescissionTemplate(runner, clock());
    const { fields } = openContractText(protection, row);
    const contractSignedOn = row.sealedAt ? toChinaDay(row.sealedAt) : '';
    return { title, body, fields: { ...fields, contractTitle: row.title, contractSignedOn, reason } };
  }

  function ask(
    runner: QueryRunner,
    row: ContractRow,
    { actor, at, reason, text, evidence }: Asked,
  ): Promise<ContractRow> {
    const rescission = { text, reason, askedAt: toChinaTime(at), ...(evidence && { evidence }) };
    return contracts.transition(
      runner,
      row,
      { action: 'requestRescission', actor, at, reason },
      {
        rescissionBy: actor.role === 'user' ? 'user' : 'legal',
        rescissionEncrypted: seal(row.id, rescission),
        rescissionHash: hashContractText(text),
        rescissionSignedAt: evidence ? at : null,
      },
    );
  }

  function decline(
    runner: QueryRunner,
    row: ContractRow,
    actor: Actor,
    at: Date,
    reason: string,
  ): Promise<ContractRow> {
    return contracts.transition(runner, row, { action: 'refuseRescission', actor, at, reason }, NO_RESCISSION);
  }

  /** Ends a locked contract as the platform has asked for, which its customer has signed. */
  function agree(
    runner: QueryRunner,
    row: ContractRow,
    { actor, at, evidence }: Required<Pick<Asked, 'actor' | 'at' | 'evidence'>>,
  ): Promise<ContractRow> {
    const known = openRescission(protection, row);
    if (known === undefined) throw new Error(`Contract ${row.contractNo} has no agreement to end it`);
    const rescissionEncrypted = seal(row.id, { ...known, evidence });
    const changes = { rescissionEncrypted, rescissionSignedAt: at };
    return contracts.transition(runner, row, { action: 'rescind', actor, at }, changes);
  }

  return {
    agree,

    /** The text that its owner would sign now, or has signed. */
    async preview(owner: Subject, id: string, reason: string | undefined): Promise<ShownContractText> {
      const row = await contracts.find(orm, isContract(id, owner));
      if (row.state !== IN_FORCE && row.state !== RESCINDING && row.state !== RESCINDED)
        throw rejectTransition(contracts.lifecycle, row.state);
      const known = openRescission(protection, row)?.text;
      const text = known ?? (await makeText(orm, row, requireReason(reason)));
      const mark = row.state === RESCINDED ? '' : '未生效';
      return { title: text.title, mark, textHash: hashContractText(text), blocks: listTextBlocks(text) };
    },

    /** Signs for the owner: asks to end the contract, or agrees to what the platform has asked for. */
    rescind: (change: ContractChange & { readonly input: ParsedInput<typeof rescindContract> }) =>
      service.runOnce(change, async (runner, at) => {
        const { owner, input } = change;
        const row = await contracts.lock(runner, isContract(input.id, owner));
        const actor = toActor(owner);
        if (row.state === RESCINDING && row.rescissionBy === 'legal') {
          if (row.rescissionHash !== input.textHash) throw new HttpError(409, CHANGED);
          return agree(runner, row, { actor, at, evidence: await signatures.useCode(row, owner, input, at) });
        }
        if (row.state !== IN_FORCE) throw rejectTransition(contracts.lifecycle, row.state);
        const reason = requireReason(input.reason);
        const text = await makeText(runner, row, reason);
        assertShown(text, input.textHash);
        const evidence = await signatures.useCode(row, owner, input, at);
        return ask(runner, row, { actor, at, reason, text, evidence });
      }),

    /** Keeps the contract in force, as its owner wants. */
    decline: (change: ContractChange & { readonly input: { readonly id: string; readonly reason: string } }) =>
      service.runOnce(change, async (runner, at) => {
        const row = await contracts.lock(runner, isContract(change.input.id, change.owner));
        return decline(runner, row, toActor(change.owner), at, change.input.reason);
      }),

    /** Asks the customer of a locked contract to end it. */
    async propose(
      runner: QueryRunner,
      row: ContractRow,
      { operator, at }: Deed,
      { reason }: Reasoned,
    ): Promise<ContractRow> {
      if (row.state !== IN_FORCE) throw rejectTransition(contracts.lifecycle, row.state);
      const text = await makeText(runner, row, reason);
      return ask(runner, row, { actor: operator, at, reason, text });
    },

    /** Answers for the platform: agrees to what the customer of a locked contract has asked for, or keeps it in force. */
    answer(runner: QueryRunner, row: ContractRow, { operator, at }: Deed, reason?: string): Promise<ContractRow> {
      // What the platform itself has asked for it may take back.
      if (row.state !== RESCINDING || row.rescissionBy === 'user' || reason === undefined)
        assertMayDecide(row, operator, RESCINDING);
      if (reason !== undefined) return decline(runner, row, operator, at, reason);
      return contracts.transition(runner, row, { action: 'rescind', actor: operator, at });
    },
  };
}

const CHANGED = '协议文本与您查看的不一致，请重新阅读';

interface Asked {
  readonly actor: Actor;
  readonly at: Date;
  readonly reason: string;
  readonly text: ContractText;
  readonly evidence?: SigningEvidence;
}

function requireReason(reason: string | undefined): string {
  if (reason === undefined) throw rejectFields([{ field: 'reason', msg: '请说明原因' }]);
  return reason;
}

function assertShown(text: ContractText, textHash: string): void {
  if (hashContractText(text) !== textHash) throw new HttpError(409, CHANGED);
}

/** Ends contracts before their time. */
export type Rescissions = ReturnType<typeof createRescissions>;
