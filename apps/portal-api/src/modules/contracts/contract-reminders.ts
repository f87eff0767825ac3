import { SIGN_REMINDERS } from '@portal/api-contract/account';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { postMessage } from '../../platform/messages/post-message';
import { SYSTEM } from '../../platform/records/record-transition';
import { contracts, toContractLink } from './contract-record';
import { addDays, countDaysLeft } from './contract-times';
import { contract, type ContractRow, SIGNING } from './contracts.tables';

/** Reminds owners of contracts that they have to sign, once at each time. */
export function createContractReminders(options: { readonly database: Database; readonly clock: Clock }): DueWork {
  return createDueRows(
    {
      ...{ name: 'contract.remind', table: contract, since: contract.dueAt, work: remind },
      isDue: (now) =>
        and(eq(contract.state, SIGNING), gt(contract.dueAt, now), or(...SIGN_REMINDERS.map(toCondition(now)))),
    },
    options,
  );
}

const toCondition = (now: Date) => (days: number) =>
  and(lte(contract.dueAt, addDays(now, days)), or(isNull(contract.remindedDays), gt(contract.remindedDays, days)));

async function remind(runner: QueryRunner, row: ContractRow, at: Date): Promise<void> {
  const { ownerId, contractNo, title, dueAt } = row;
  if (dueAt === null) return;
  const left = countDaysLeft(at, dueAt);
  await contracts.note(runner, row, { action: 'remind', actor: SYSTEM, at });
  await postMessage(runner, {
    ...{ ownerId, at, type: 'system', link: toContractLink(contractNo), recordNo: contractNo },
    title: `合同将在${left}天后失效，请尽快签署：${title}`,
    body: `请在${toChinaTime(dueAt).slice(0, 16).replace('T', ' ')}前签署，可延长一次。逾期未签署的合同自动失效。`,
  });
  // Whoever was away at the first time is reminded once.
  const remindedDays = Math.min(...SIGN_REMINDERS.filter((days) => left <= days));
  await contracts.mark(runner, row, { remindedDays });
}
