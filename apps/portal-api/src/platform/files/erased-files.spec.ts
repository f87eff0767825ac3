import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp } from '../../testing/set-up';
import { createTestDatabase } from '../../testing/test-portal';
import type { Database } from '../database/database';
import { eraseBytes } from './erase-bytes';
import { createErasedFiles } from './erased-files';
import type { FileStore } from './file-store';

const test = setUp(async () => {
  const testDatabase = await createTestDatabase();
  const database: Database = openTestDatabase(testDatabase.address);
  return {
    database,
    listWaiting: async () =>
      (
        await testDatabase.query<{ storage_key: string }>('select storage_key from file_erasure order by storage_key')
      ).map(({ storage_key: key }) => key),
    async close() {
      await database.close();
      await testDatabase.drop();
    },
  };
});

const remove = (store: Pick<FileStore, 'remove'>) =>
  runDue(test.database.orm, [createErasedFiles(test.database, store)], new Date());

/** A store that cannot remove some files. */
function createStore(bad: readonly string[]) {
  const removed: string[] = [];
  const store: Pick<FileStore, 'remove'> = {
    async remove(key) {
      if (bad.includes(key)) throw new Error(`${key} is locked`);
      removed.push(key);
    },
  };
  return { removed, store };
}

it('goes past more files that cannot be removed than it takes at once, and tries them again', async () => {
  const bad = Array.from({ length: 25 }, (_, index) => `bad/${index + 10}`);
  const good = ['good/1', 'good/2'];
  const erase = (keys: readonly string[], now: Date) => eraseBytes({ runner: test.database.orm, now }, keys);
  await erase(bad, new Date('2026-06-01T00:00:00Z'));
  await erase(good, new Date('2026-06-02T00:00:00Z'));
  const broken = createStore(bad);
  await expect(remove(broken.store)).rejects.toThrow(AggregateError);
  expect(broken.removed).toEqual(good);
  expect(await test.listWaiting()).toEqual(bad);
  const mended = createStore([]);
  await remove(mended.store);
  expect(mended.removed).toEqual(bad);
  expect(await test.listWaiting()).toEqual([]);
});
