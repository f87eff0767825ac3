import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { EntryTable, SeenChanges } from './entry-table';
import type { SavedIndex } from './search-index';
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file';

/**
 * To be raised with every change of how texts are taken apart and of how an index keeps them: a snapshot of another
 * version is not read. What words are depends on the tables of the runtime too.
 */
export const SNAPSHOT_VERSION = 3;
const VERSION = `${SNAPSHOT_VERSION} ${process.versions.unicode ?? ''} ${process.versions.v8} ${process.arch}`;

/** An index, and how far it has followed the table. */
export interface IndexSnapshot {
  readonly index: SavedIndex;
  readonly seen: SeenChanges;
}

/** What is kept of an index from one start to the next. */
export interface IndexSnapshots {
  /**
   * What was kept last; `undefined` where there is nothing that can be trusted: of another version, of another database
   * or another past of this one, or so old that changes since then are forgotten. Rejects where the file is torn.
   */
  read(): Promise<IndexSnapshot | undefined>;
  /** Keeps an index in the place of what was kept; it must not change meanwhile. */
  write(snapshot: IndexSnapshot, signal: AbortSignal): Promise<void>;
}

/** First part of a file: texts and what belongs to them. The second has all numbers, the others the pages of the lists. */
interface SnapshotHead extends Omit<IndexSnapshot, 'index'> {
  /** By which the database knows it. */
  readonly id: string;
  readonly texts: Omit<SavedIndex, keyof SnapshotNumbers>;
}

/** Typed arrays stay parts of the bytes that they are read from. */
type SnapshotNumbers = Pick<SavedIndex, 'lists' | 'columns'>;

/** Keeps snapshots in a file. */
export function createIndexSnapshots(
  path: string,
  table: Pick<EntryTable, 'knowsSnapshot' | 'noteSnapshot'>,
): IndexSnapshots {
  return {
    async read() {
      const [head, numbers, ...pages] = (await readSnapshotFile(path, VERSION)) ?? [];
      if (!head || !numbers) return undefined;
      const { id, seen, texts } = deserialize(head) as SnapshotHead;
      if (!(await table.knowsSnapshot(id))) return undefined;
      const { lists, columns } = deserialize(numbers) as SnapshotNumbers;
      return { index: { ...texts, columns, lists: { ...lists, pages } }, seen };
    },

    async write({ index, seen }, signal) {
      const { lists, columns, ...texts } = index;
      const head: SnapshotHead = { id: randomUUID(), seen, texts };
      const numbers: SnapshotNumbers = { lists: { ...lists, pages: [] }, columns };
      // First: what is not noted is never read, and what is noted and not written does no harm.
      await table.noteSnapshot(head.id);
      await writeSnapshotFile(path, VERSION, [serialize(head), serialize(numbers), ...lists.pages], signal);
    },
  };
}
