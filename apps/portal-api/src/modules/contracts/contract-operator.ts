import { and, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { createAutomaticTask, REJECTION_WORD } from '../../platform/operations/automatic-task';
import type { Deed } from '../../platform/records/record-transition';
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

export interface ContractOperatorOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly rescissions: Pick<Rescissions, 'answer'>;
}

/** Lets the automatic operator decide about contracts that no person works on: it rejects what says so, and approves all else. */
export function createContractTask({ protection, rescissions, ...options }: ContractOperatorOptions): OperatorTask {
  /** What of a contract says how the demonstration decides, and what that is called. */
  async function readWords(runner: QueryRunner, row: ContractRow) {
    if (row.state === RESCINDING) return { what: '解约原因', words: openRescission(protection, row)?.reason };
    if (row.paperFileId !== null) return { what: '文件名', words: (await findFile(runner, row.paperFileId))?.name };
    return { what: '特别约定', words: openContractForm(protection, row).specialTerms };
  }

  function settle(runner: QueryRunner, row: ContractRow, by: Deed, rejection?: string) {
    if (row.state === RESCINDING) return rescissions.answer(runner, row, by, rejection);
    if (row.paperFileId === null) return decide(runner, row, by, rejection);
    return rejection === undefined
      ? receivePaper(runner, row, protection, by)
      : returnPaper(runner, row, by, rejection);
  }

  return createAutomaticTask(
    {
      kind: contracts,
      role: 'legal',
      numberOf: ({ contractNo }) => contractNo,
      isWaiting: () => and(isUndecided, isNull(contract.assigneeId)),
      // A scan is handed in in the state that its contract was in before.
      since: contract.updatedAt,
      async attend(runner, row, deed) {
        const { what, words } = await readWords(runner, row);
        const isRejected = words?.includes(REJECTION_WORD) ?? false;
        const rejection = isRejected ? `演示环境中，${what}含“${REJECTION_WORD}”的不予通过` : undefined;
        await settle(runner, row, deed, rejection);
        return isRejected ? 'reject' : 'pass';
      },
    },
    options,
  );
}
