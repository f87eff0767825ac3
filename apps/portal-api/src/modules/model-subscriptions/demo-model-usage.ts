import { MAX_USAGE_DAYS } from '@portal/api-contract/account';
import { sql } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { addDays } from '../instances/instance-times';
import { BY_INTERFACE, modelSubscription, modelUsage } from './model-subscriptions.tables';

/**
 * Writes the calls of the last days as a demonstration has them: what number and day say, the same whoever asks again, and
 * never more than a month may have.
 */
export async function recordDemoCalls(orm: QueryRunner, clock: Clock): Promise<void> {
  const now = clock();
  const [first, last] = [toChinaDay(addDays(now, -MAX_USAGE_DAYS)), toChinaDay(addDays(now, -1))];
  await orm.execute(sql`
    insert into ${modelUsage} (subscription_id, day, calls)
    select id, given.day, (monthly_quota / 62 + abs(hashtext(subscription_no || given.day::text)::bigint) % (monthly_quota / 80)
      - case when extract(isodow from given.day) > 5 then monthly_quota / 90 else 0 end)::int
    from ${modelSubscription}
    cross join (select generate_series(${first}::date, ${last}::date, '1 day')::date as day) as given
    where delivery_mode = ${BY_INTERFACE} and given.day >= (starts_at at time zone 'Asia/Shanghai')::date
      and given.day <= (ends_at at time zone 'Asia/Shanghai')::date
    on conflict do nothing`);
}
