import { sql } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import type { EntryHead } from '../search-ranking';
import { toComparable } from '../search-text';
import { type EntryColumns, type EntryText, toHead } from '../search.repository';
import { ROWS_AT_ONCE, type SeenChanges } from './entry-table';
import { createLatestKept } from './latest-kept';

/** Characters of entries that are kept, with what they are compared by: some 48 MB. */
const MAX_CHARACTERS = 24_000_000;

/** What an entry takes beside its texts, as characters: its objects, ids and the path of its document. */
const OVERHEAD = 500;

/** As though all changes had been seen, whenever they come: the last of all numbers of transactions. */
const ALL_SEEN: SeenChanges = { floor: '18446744073709551615', applied: [] };

/** An entry as it was read; what has its id never changes. */
export interface EntryRow extends Omit<EntryText, 'id' | 'body'> {
  readonly head: EntryHead;
  /** Beginning of its text; absent where it was not read. */
  readonly text?: EntryBeginning | undefined;
}

interface EntryBeginning {
  readonly body: string;
  readonly comparable: string;
  /** Whether it is all of it. */
  readonly isWhole: boolean;
}

/** Entries to be read. */
export interface RowRequest {
  readonly ids: readonly number[];
  /** Those of them whose texts are compared. */
  readonly texts?: readonly number[];
  /** Those of which only what has the phrase is to be read. */
  readonly others?: readonly number[];
  readonly phrase?: string | undefined;
}

/** What was read, by ids. */
export interface ReadRows {
  readonly rows: ReadonlyMap<number, EntryRow>;
  /** Those of the others that have the phrase in their texts. */
  readonly phrased: ReadonlySet<number>;
}

/** Columns of the SQL function. */
type Columns = readonly [
  ...EntryColumns,
  body: string | null,
  breadcrumb: string[],
  isContentEmpty: boolean,
  hasPhrase: boolean,
  isDated: boolean,
  isWhole: boolean,
];

/** Reads entries by their ids. */
export interface EntryRows {
  /** Entries as of the state of the table that was seen; `undefined` where it has changed since. */
  read(request: RowRequest, seen: SeenChanges): Promise<ReadRows | undefined>;
  /** What is known of an entry without asking. */
  get(id: number): EntryRow | undefined;
  /** Reads entries before anybody searches, as many as are kept, whatever changes meanwhile: some may be gone by then. */
  readAhead(ids: readonly number[], signal: AbortSignal): Promise<void>;
}

/** Reads entries from the table and keeps the latest used: most searches ask it no more than whether it has changed. */
export function createEntryRows(orm: QueryRunner): EntryRows {
  const kept = createLatestKept<EntryRow>(MAX_CHARACTERS, countCharacters);
  let waiting: { readonly seen: SeenChanges; readonly isCurrent: Promise<boolean> } | undefined;
  let asking: Promise<unknown> = Promise.resolve();

  async function select(
    { ids, texts = [], others = [], phrase = '' }: RowRequest,
    { floor, applied }: SeenChanges,
  ): Promise<readonly Columns[] | null> {
    const response = await orm.execute(
      sql`select search_entries(${sql.param(ids)}, ${sql.param(texts)}, ${sql.param(others)}, ${phrase},
        ${floor}::xid8, ${sql.param(applied)}::xid8[]) as answer`,
    );
    const [row] = response.rows as unknown as [{ readonly answer: readonly Columns[] | null }];
    return row.answer;
  }

  /** Whether nothing has changed: of those who ask while the table is being asked, all wait for the next time. */
  function isCurrent(seen: SeenChanges): Promise<boolean> {
    if (waiting?.seen === seen) return waiting.isCurrent;
    const ask = async () => {
      if (waiting?.seen === seen) waiting = undefined;
      return (await select({ ids: [] }, seen)) !== null;
    };
    waiting = { seen, isCurrent: asking.then(ask) };
    asking = waiting.isCurrent.catch(() => undefined);
    return waiting.isCurrent;
  }

  async function read(
    { ids, texts = [], others = [], phrase = '' }: RowRequest,
    seen: SeenChanges,
  ): Promise<ReadRows | undefined> {
    const rows = new Map<number, EntryRow>();
    const phrased = new Set<number>();
    const unknown = new Set<number>();
    const unsure: number[] = [];
    for (const id of ids) {
      const row = kept.get(id);
      if (row) rows.set(id, row);
      else unknown.add(id);
    }
    const unread = texts.filter((id) => !rows.get(id)?.text);
    for (const id of others) {
      const row = rows.get(id) ?? kept.get(id);
      if (!row?.text?.isWhole) unsure.push(id);
      else if (hasPhrase(row.text.body, phrase)) {
        phrased.add(id);
        rows.set(id, row);
      }
    }
    unread.forEach((id) => unknown.add(id));
    if (unknown.size === 0 && unsure.length === 0) return (await isCurrent(seen)) ? { rows, phrased } : undefined;
    const selected = await select({ ids: [...unknown], texts: unread, others: unsure, phrase }, seen);
    if (!selected) return undefined;
    for (const columns of selected) {
      const [id] = columns;
      const row = {
        ...toRow(columns),
        ...(columns[11] === null ? { text: (rows.get(id) ?? kept.get(id))?.text } : {}),
      };
      kept.set(id, row);
      rows.set(id, row);
      if (columns[14]) phrased.add(id);
    }
    return { rows, phrased };
  }

  return {
    read,
    get: (id) => kept.get(id),
    async readAhead(ids, signal) {
      let count = 0;
      while (count < ids.length && !kept.isFull() && !signal.aborted) {
        const some = ids.slice(count, count + ROWS_AT_ONCE);
        await read({ ids: some, texts: some }, ALL_SEEN);
        count += some.length;
      }
      // What comes first is what is wanted most, and dropped last.
      for (const id of ids.slice(0, count).reverse()) kept.get(id);
    },
  };
}

function toRow(columns: Columns): EntryRow {
  const [body, breadcrumb, isContentEmpty, , isDated, isWhole] = columns.slice(11) as unknown as [
    ...[body: string | null, breadcrumb: string[], isContentEmpty: boolean],
    ...[hasPhrase: boolean, isDated: boolean, isWhole: boolean],
  ];
  const head = toHead(columns);
  if (body === null) return { head, breadcrumb, isContentEmpty, isDated };
  return { head, breadcrumb, isContentEmpty, isDated, text: { body, comparable: toComparable(body), isWhole } };
}

/** As the database compares: capitals are those of a text alone. */
function hasPhrase(body: string, phrase: string): boolean {
  return body.includes(phrase) || (phrase !== phrase.toUpperCase() && body.toLowerCase().includes(phrase));
}

function countCharacters({ head, text }: EntryRow): number {
  const { title, heading, tags } = head;
  const texts = text ? text.body.length + text.comparable.length : 0;
  return OVERHEAD + 2 * (title.length + heading.length + tags.length) + texts;
}
