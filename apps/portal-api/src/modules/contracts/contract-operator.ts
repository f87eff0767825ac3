import { and, asc, gte, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Actor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { findFile } from '../../platform/files/files.repository';
import { openContractForm } from './contract-form';
import { receivePaper, returnPaper } from './contract-paper';
import { contracts } from './contract-record';
import type { Rescissions } from './contract-rescission';
import { decide } from './contract-review';
import { contract, type ContractRow, RESCINDING } from './contracts.tables';
import { openRescission } from './rescission-text';
import { isUndecided } from './waiting-contracts';

/** A person would not be quicker, and its owner may have second thoughts. */
const DELAY_MS = 30_000;

/** What nothing has happened to for longer is history, and stays as it is. */
const ATTENTION_MS = 3_600_000;

const BATCH = 20;

const AUTOMATIC: Actor = { role: 'legal', id: null, name: '' };

/** Word by which a visitor of the demonstration can see a contract rejected. */
const MARKER = '测试驳回';

/** Lets the automatic operator decide about contracts that no person works on: it rejects what says so, and approves all else. */
export function createContractTask({
  database,
  clock,
  protection,
  rescissions,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly rescissions: Pick<Rescissions, 'answer'>;
}): OperatorTask {
  /** Decides about the contract that waits longest; `false` where none does. */
  async function attend(runner: QueryRunner): Promise<boolean> {
    const at = clock();
    // A scan is handed in in the state that its contract was in before.
    const { updatedAt, assigneeId, id } = contract;
    const isUnattended = and(
      isUndecided,
      lte(updatedAt, new Date(at.getTime() - DELAY_MS)),
      gte(updatedAt, new Date(at.getTime() - ATTENTION_MS)),
      isNull(assigneeId),
    );
    const [row] = await runner
      .select()
      .from(contract)
      .where(isUnattended)
      .orderBy(asc(updatedAt), asc(id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    const { what, words } = await readWords(runner, row);
    const isRejected = words?.includes(MARKER) ?? false;
    const rejection = isRejected ? `演示环境中，${what}含“${MARKER}”的不予通过` : undefined;
    await settle(runner, row, { operator: AUTOMATIC, at }, rejection);
    const subject = { subjectKind: contracts.lifecycle.name, subjectNo: row.contractNo };
    await noteAudit(runner, { actorId: null, action: `contract.${isRejected ? 'reject' : 'pass'}`, ...subject, at });
    return true;
  }

  /** What of a contract says how the demonstration decides, and what that is called. */
  async function readWords(runner: QueryRunner, row: ContractRow) {
    if (row.state === RESCINDING) return { what: '解约原因', words: openRescission(protection, row)?.reason };
    if (row.paperFileId !== null) return { what: '文件名', words: (await findFile(runner, row.paperFileId))?.name };
    return { what: '特别约定', words: openContractForm(protection, row).specialTerms };
  }

  function settle(runner: QueryRunner, row: ContractRow, by: { operator: Actor; at: Date }, rejection?: string) {
    if (row.state === RESCINDING) return rescissions.answer(runner, row, by, rejection);
    if (row.paperFileId === null) return decide(runner, row, by, rejection);
    return rejection === undefined
      ? receivePaper(runner, row, protection, by)
      : returnPaper(runner, row, by, rejection);
  }

  return {
    name: 'contracts',
    async run() {
      for (let count = 0; count < BATCH; count += 1) if (!(await database.transaction(attend))) return;
    },
  };
}
