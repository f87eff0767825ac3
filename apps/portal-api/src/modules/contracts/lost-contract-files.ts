import { sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { contract } from './contracts.tables';

/** Lets go of signed files whose contracts were deleted: they have their contract's key, and go with all that nothing refers to. */
export async function releaseLostFiles(orm: QueryRunner): Promise<void> {
  await orm.execute(sql`
    update stored_file set is_used = false
    where is_used and owner_id = id and not exists (select 1 from ${contract} where ${contract.id} = stored_file.owner_id)`);
}
