import type { EraseContext } from '../modules/personal-data';
import { fileErasure } from './files.tables';

/** Notes bytes of the file store that have to go once the transaction is committed. */
export async function eraseBytes({ runner, now }: EraseContext, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return;
  await runner
    .insert(fileErasure)
    .values(storageKeys.map((storageKey) => ({ storageKey, requestedAt: now })))
    .onConflictDoNothing();
}
