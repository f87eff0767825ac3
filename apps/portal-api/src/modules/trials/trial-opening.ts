import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createAskedRows } from '../../platform/jobs/asked-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { postMessage } from '../../platform/messages/post-message';
import { SYSTEM } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { openForm } from '../applications/application-form';
import { findNextAsk } from '../deliveries/delivery-work';
import type { DeliveryOutcome, DeliveryProvider, NewDelivery } from '../deliveries/provider/delivery-provider';
import { readUserCodes } from '../users/users.read-model';
import { isTrial, toTrialLink, trials } from './trial-record';
import { OPENING, trial, type TrialRow } from './trials.tables';

/** Tries before people take over. */
export const OPENING_TRIES = 3;

/** How long after a failure the next try begins; after each further one in a row, ten times as long. */
const RETRY_PAUSE_MS = 60_000;

export interface TrialOpeningOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly provider: Pick<DeliveryProvider, 'deliver'>;
}

/** Has the provider open the trials that were passed, asks until it has, and tries again a few times what has failed. */
export function createTrialOpening({ database, clock, protection, provider }: TrialOpeningOptions): DueWork {
  async function follow(runner: QueryRunner, seen: TrialRow, outcome: DeliveryOutcome): Promise<unknown> {
    const row = await trials.lock(runner, isTrial(seen.trialNo));
    // Somebody has opened or cancelled it meanwhile, or begun another try.
    if (row.state !== OPENING || row.openTries !== seen.openTries || row.askAt === null) return undefined;
    const at = clock();
    switch (outcome.state) {
      case 'inProgress':
        return trials.mark(runner, row, { askAt: findNextAsk(row.askCount, at), askCount: row.askCount + 1 });
      case 'delivered': {
        const { instanceNo } = outcome;
        return trials.transition(runner, row, { action: 'open', actor: SYSTEM, at }, { instanceNo });
      }
      case 'failed':
        return fail(runner, row, outcome.reason, at);
    }
  }

  async function fail(runner: QueryRunner, row: TrialRow, reason: string, at: Date): Promise<unknown> {
    const openFailures = row.openFailures + 1;
    await trials.note(runner, row, { action: 'missOpening', actor: SYSTEM, at, reason });
    const isLast = openFailures === OPENING_TRIES;
    if (isLast)
      await postMessage(runner, {
        ...{ ownerId: row.ownerId, at, type: 'system', link: toTrialLink(row.trialNo), recordNo: row.trialNo },
        title: `试用开通失败：${row.productName}`,
        body: `试用编号：${row.trialNo}，工作人员会检查后重新开通，您无需操作。`,
      });
    return trials.change(runner, row, {
      ...{ openFailures, openTries: row.openTries + 1, failure: reason || '服务方未能开通', askCount: 0 },
      askAt: isLast ? null : new Date(at.getTime() + RETRY_PAUSE_MS * 10 ** (openFailures - 1)),
    });
  }

  return createAskedRows<typeof trial, DeliveryOutcome>(
    {
      name: 'trial.open',
      table: trial,
      isDue: (at) => and(eq(trial.state, OPENING), lte(trial.askAt, at)),
      since: trial.askAt,
      async ask(row, { signal }) {
        const codes = await readUserCodes(database.orm, [row.ownerId]);
        return provider.deliver(toDelivery(protection, row, codes.get(row.ownerId) ?? ''), { signal });
      },
      settle: follow,
    },
    { database, clock },
  );
}

function toDelivery(protection: DataProtection, row: TrialRow, userCode: string): NewDelivery {
  const { trialNo, productCode, productName, days, openTries } = row;
  return {
    ...{ orderNo: trialNo, userCode, productCode, productName, trialDays: days },
    lines: [{ mealCode: 'trial', planName: '试用', quantity: 1, period: Math.ceil(days / 30) }],
    remark: String(openForm(protection, row)['scene'] ?? ''),
    deliveryNo: `${trialNo}-${openTries}`,
  };
}
