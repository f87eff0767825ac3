import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import { toChinaDay } from '../../platform/china-time';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { postMessage } from '../../platform/messages/post-message';
import { SYSTEM } from '../../platform/records/record-transition';
import { RENEWAL_DAYS } from './document-expiry';
import { identifications } from './identifications.repository';
import { identification, type IdentificationRow } from './realname.tables';

const DAY_MS = 24 * 3_600_000;

/** Days before the end of a document at which its owner is reminded. */
const REMINDERS = [RENEWAL_DAYS, 7] as const;

/** Reminds owners of identities whose document is about to end, once at each time. */
export function createExpiryReminders(options: { readonly database: Database; readonly clock: Clock }): DueWork {
  return createDueRows(
    {
      name: 'realname.remind',
      table: identification,
      isDue: (now) =>
        and(eq(identification.state, 6), gt(identification.expiresAt, now), or(...REMINDERS.map(toCondition(now)))),
      since: identification.expiresAt,
      work: remind,
    },
    options,
  );
}

const toCondition = (now: Date) => (days: number) =>
  and(
    lte(identification.expiresAt, new Date(now.getTime() + days * DAY_MS)),
    or(isNull(identification.remindedDays), gt(identification.remindedDays, days)),
  );

async function remind(runner: QueryRunner, row: IdentificationRow, at: Date): Promise<void> {
  const { ownerId, identificationNo, expiresAt } = row;
  if (expiresAt === null) return;
  const left = Math.ceil((expiresAt.getTime() - at.getTime()) / DAY_MS);
  await identifications.note(runner, row, { action: 'remind', actor: SYSTEM, at });
  await postMessage(runner, {
    ...{ ownerId, at, type: 'realname', link: '/overview/realname', recordNo: identificationNo },
    title: `实名认证的证照将在${left}天后到期`,
    body: `证照有效期至${toChinaDay(new Date(expiresAt.getTime() - 1))}，请及时更新，过期30天后不能购买产品。`,
  });
  // Whoever was away at the first time is reminded once.
  const remindedDays = Math.min(...REMINDERS.filter((days) => left <= days));
  await identifications.mark(runner, row, { remindedDays });
}
