import { TRIAL_DATA_DAYS } from '@portal/api-contract/account';
import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { postMessage } from '../../platform/messages/post-message';
import { SYSTEM } from '../../platform/records/record-transition';
import { addDays, toTrialLink, trials } from './trial-record';
import { CANCELLED, EXPIRED, trial, type TrialRow, trialUsage } from './trials.tables';

/** Removes what was left of trials that are over and were not bought. */
export function createTrialDataRemoval(options: { readonly database: Database; readonly clock: Clock }): DueWork {
  return createDueRows(
    {
      name: 'trial.purge',
      table: trial,
      isDue: (now) =>
        and(
          ...[inArray(trial.state, [EXPIRED, CANCELLED]), isNotNull(trial.openedAt), isNull(trial.dataRemovedAt)],
          lte(trial.endedAt, addDays(now, -TRIAL_DATA_DAYS)),
        ),
      since: trial.endedAt,
      work: removeData,
    },
    options,
  );
}

async function removeData(runner: QueryRunner, row: TrialRow, at: Date): Promise<void> {
  const { id, ownerId, trialNo, productName } = row;
  await runner.delete(trialUsage).where(eq(trialUsage.trialId, id));
  await trials.note(runner, row, { action: 'removeData', actor: SYSTEM, at });
  await postMessage(runner, {
    ...{ ownerId, at, type: 'system', link: toTrialLink(trialNo), recordNo: trialNo },
    title: `试用数据已删除：${productName}`,
    body: `试用编号：${trialNo}，试用结束已满${TRIAL_DATA_DAYS}天，试用期间的数据与配置已删除。`,
  });
  await trials.change(runner, row, { dataRemovedAt: at, instanceNo: null });
}
