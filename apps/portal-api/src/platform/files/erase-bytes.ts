import { sql } from 'drizzle-orm';
import type { EraseContext } from '../modules/personal-data';
import { fileErasure } from './files.tables';

/** Notes bytes of the file store that have to go once the transaction is committed. */
export async function eraseBytes({ runner, now }: EraseContext, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return;
  // One parameter, however many keys there are.
  await runner.execute(sql`
    insert into ${fileErasure} (storage_key, requested_at)
    select storage_key, ${now} from unnest(${sql.param(storageKeys)}::text[]) as storage_key on conflict do nothing`);
}
