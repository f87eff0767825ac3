import { and, asc, gte, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Actor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { openContractForm } from './contract-form';
import { contracts } from './contract-record';
import type { Rescissions } from './contract-rescission';
import { decide } from './contract-review';
import { contract, RESCINDING } from './contracts.tables';
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
    const { stateSince, assigneeId, id } = contract;
    const isUnattended = and(
      isUndecided,
      lte(stateSince, new Date(at.getTime() - DELAY_MS)),
      gte(stateSince, new Date(at.getTime() - ATTENTION_MS)),
      isNull(assigneeId),
    );
    const [row] = await runner
      .select()
      .from(contract)
      .where(isUnattended)
      .orderBy(asc(stateSince), asc(id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    const isEnding = row.state === RESCINDING;
    const words = isEnding ? openRescission(protection, row)?.reason : openContractForm(protection, row).specialTerms;
    const isRejected = words?.includes(MARKER) ?? false;
    const what = isEnding ? '解约原因' : '特别约定';
    const rejection = isRejected ? `演示环境中，${what}含“${MARKER}”的不予通过` : undefined;
    if (isEnding) await rescissions.answer(runner, row, { operator: AUTOMATIC, at }, rejection);
    else await decide(runner, row, { operator: AUTOMATIC, at }, rejection);
    const subject = { subjectKind: contracts.lifecycle.name, subjectNo: row.contractNo };
    await noteAudit(runner, { actorId: null, action: `contract.${isRejected ? 'reject' : 'pass'}`, ...subject, at });
    return true;
  }

  return {
    name: 'contracts',
    async run() {
      for (let count = 0; count < BATCH; count += 1) if (!(await database.transaction(attend))) return;
    },
  };
}
