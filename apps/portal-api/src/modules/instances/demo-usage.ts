import { INSTANCE_LIMITS } from '@portal/api-contract/account';
import { sql } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { addDays } from './instance-times';
import { instanceUsage, productInstance, RUNNING } from './instances.tables';

/** Writes the usage of the last days as a demonstration has it: what number and day say, and the same whoever asks again. */
export async function recordDemoUsage(orm: QueryRunner, clock: Clock): Promise<void> {
  const now = clock();
  const [first, last] = [toChinaDay(addDays(now, -INSTANCE_LIMITS.usageDays)), toChinaDay(addDays(now, -1))];
  await orm.execute(sql`
    insert into ${instanceUsage} (instance_id, day, calls)
    select id, given.day, (400 + quantity * 60 + abs(hashtext(instance_no || given.day::text)::bigint) % 500
      - case when extract(isodow from given.day) > 5 then 250 else 0 end)::int
    from ${productInstance}
    cross join (select generate_series(${first}::date, ${last}::date, '1 day')::date as day) as given
    where state = ${RUNNING} and given.day >= (starts_at at time zone 'Asia/Shanghai')::date
    on conflict do nothing`);
}
