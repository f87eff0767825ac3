import { TRIAL_DATA_DAYS, TRIAL_REMINDERS } from '@portal/api-contract/account';
import { and, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { postMessage } from '../../platform/messages/post-message';
import { SYSTEM } from '../../platform/records/record-transition';
import { addDays, toTrialLink, trials } from './trial-record';
import { trial, type TrialRow, USABLE_STATES } from './trials.tables';

const DAY_MS = 86_400_000;

/** Reminds owners of trials that are about to end, once at each time. */
export function createTrialReminders(options: { readonly database: Database; readonly clock: Clock }): DueWork {
  return createDueRows(
    {
      name: 'trial.remind',
      table: trial,
      isDue: (now) =>
        and(inArray(trial.state, USABLE_STATES), gt(trial.endsAt, now), or(...TRIAL_REMINDERS.map(toCondition(now)))),
      since: trial.endsAt,
      work: remind,
    },
    options,
  );
}

const toCondition = (now: Date) => (days: number) =>
  and(lte(trial.endsAt, addDays(now, days)), or(isNull(trial.remindedDays), gt(trial.remindedDays, days)));

async function remind(runner: QueryRunner, row: TrialRow, at: Date): Promise<void> {
  const { ownerId, trialNo, productName, endsAt } = row;
  if (endsAt === null) return;
  const left = Math.ceil((endsAt.getTime() - at.getTime()) / DAY_MS);
  await trials.note(runner, row, { action: 'remind', actor: SYSTEM, at });
  await postMessage(runner, {
    ...{ ownerId, at, type: 'system', link: toTrialLink(trialNo), recordNo: trialNo },
    title: `试用将在${left}天后到期：${productName}`,
    body: `试用至${toChinaTime(endsAt).slice(0, 16).replace('T', ' ')}，可申请一次延期，或转为正式。到期后数据保留${TRIAL_DATA_DAYS}天。`,
  });
  // Whoever was away at the first time is reminded once.
  const remindedDays = Math.min(...TRIAL_REMINDERS.filter((days) => left <= days));
  await trials.mark(runner, row, { remindedDays });
}
