import type { TestDatabase } from './test-portal';

/** Stores so many copies of a work order of the same owner, each with a number of its own. */
export async function copyWorkOrder(database: TestDatabase, ticketNo: string, count: number): Promise<void> {
  // What the database makes of other columns cannot be given.
  const [stored] = await database.query<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_name = 'work_order' and is_generated = 'NEVER'`,
  );
  await database.query(
    `insert into work_order (${stored?.columns}) select ${stored?.columns} from (
       select (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(), 'ticket_no', 'WO-' || n))).*
       from work_order w, generate_series(1, $2::int) n where w.ticket_no = $1) as copies`,
    [ticketNo, count],
  );
}
