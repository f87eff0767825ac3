import { setImmediate } from 'node:timers/promises';
import type { SearchModule } from '@portal/api-contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { SearchEntry } from '../../platform/search/search-entry';
import { toFilterMarks, toRangeBits } from './search-marks';
import { collectTerms, type SearchTerm, WEIGHT_OF_TEXTS } from './search-terms';
import { normalizeText, splitRuns } from './search-text';
import { toVectorLiteral, type WeightedText } from './search-vector';
import { searchEntry, searchTerm } from './search.tables';

const ROWS_AT_ONCE = 200;

/** Latin words of texts are offered to those who mistype them; names in code are not. */
const LATIN_WORD = /^[a-z][a-z-]{3,24}$/;
const MAX_LATIN_WORDS = 300;

/** What a source says now: a content file, or a version of a document. */
export interface SearchSource {
  readonly source: string;
  readonly entries: readonly SearchEntry[];
  /** It said nothing before, so there is nothing to take out. */
  readonly isNew?: boolean;
  /** Words that are in none of its entries, for those who mistype them. */
  readonly words?: readonly string[];
}

/**
 * Puts what sources say in the place of what they said before. Call it in the transaction that changes the content, so
 * that neither is ever seen without the other.
 */
export async function replaceEntries(orm: QueryRunner, sources: readonly SearchSource[]): Promise<void> {
  for (const { source, isNew } of sources) if (!isNew) await removeEntries(orm, source);
  const entries = sources.flatMap((one) => one.entries.map((entry) => ({ source: one.source, entry })));
  const toRows = (some: typeof entries) => JSON.stringify(some.map(({ source, entry }) => toRow(source, entry)));
  await insertInTurn(entries, toRows, (rows) => insertEntries(orm, rows));
  await insertInTurn(sources.flatMap(collectSourceTerms), JSON.stringify, (rows) => insertTerms(orm, rows));
}

/** Takes out what a source said. */
export async function removeEntries(orm: QueryRunner, source: string): Promise<void> {
  await orm.delete(searchEntry).where(eq(searchEntry.source, source));
  await orm.delete(searchTerm).where(eq(searchTerm.source, source));
}

/** Takes out an item with all its parts, whatever their sources, none of which says anything else. */
export async function removeItem(orm: QueryRunner, module: SearchModule, itemId: string): Promise<void> {
  await removeWhere(orm, isOfItem(module, itemId));
}

/** Takes out the parts of an item that are sources of their own, and leaves the item; returns how many there were. */
export function removeParts(orm: QueryRunner, module: SearchModule, itemId: string): Promise<number> {
  return removeWhere(orm, and(isOfItem(module, itemId), ne(searchEntry.anchor, '')));
}

function isOfItem(module: SearchModule, itemId: string): SQL | undefined {
  return and(eq(searchEntry.itemId, itemId), eq(searchEntry.module, module));
}

async function removeWhere(orm: QueryRunner, condition: SQL | undefined): Promise<number> {
  const removed = await orm.delete(searchEntry).where(condition).returning({ source: searchEntry.source });
  const sources = [...new Set(removed.map(({ source }) => source))];
  if (sources.length > 0) await orm.delete(searchTerm).where(inArray(searchTerm.source, sources));
  return removed.length;
}

/** Sorts in what an import left waiting, so that no search has to look through it. */
export async function settleIndex(orm: QueryRunner): Promise<void> {
  await orm.execute(sql`select gin_clean_pending_list('search_entry_head_idx'),
    gin_clean_pending_list('search_entry_words_idx'), gin_clean_pending_list('search_term_typo_idx')`);
}

function toRow(source: string, entry: SearchEntry) {
  const marks = toFilterMarks(entry);
  // What leads to an item says what it is: a position is found as such, whatever its title.
  const tags = entry.anchor ? entry.tags : [...new Set([...entry.tags, ...entry.breadcrumb])];
  const head: WeightedText[] = [
    { text: entry.title, weight: 'A' },
    { text: entry.heading, weight: 'B' },
    ...tags.map((text) => ({ text, weight: 'B' as const })),
  ];
  return {
    source,
    module: entry.module,
    item_id: entry.itemId,
    doc_id: entry.docId,
    doc_version_id: entry.isNewest ? '' : entry.docVersionId,
    anchor: entry.anchor,
    title: entry.title,
    heading: entry.heading,
    body: entry.body,
    breadcrumb: entry.breadcrumb,
    tags: tags.join(' '),
    is_content_empty: entry.isContentEmpty,
    ranges: toRangeBits(entry.visibleRanges),
    weight: entry.weight,
    updated_on: entry.updatedOn,
    is_dated: entry.isDated,
    head: toVectorLiteral(head, '', marks),
    words: toVectorLiteral(head, entry.body, marks),
  };
}

/** Rows as JSON. */
async function insertEntries(orm: QueryRunner, rows: string): Promise<void> {
  await orm.execute(sql`
    insert into search_entry (source, module, item_id, doc_id, doc_version_id, anchor, title, heading, body, breadcrumb,
      tags, is_content_empty, ranges, weight, updated_on, is_dated, head, words)
    select source, module, item_id, doc_id, doc_version_id, anchor, title, heading, body,
      array(select jsonb_array_elements_text(breadcrumb)), tags, is_content_empty, ranges, weight, updated_on, is_dated, head::tsvector,
      words::tsvector
    from jsonb_to_recordset(${rows}::jsonb) as row (source text, module text, item_id text, doc_id text,
      doc_version_id text, anchor text, title text, heading text, body text, breadcrumb jsonb, tags text, is_content_empty boolean,
      ranges integer, weight integer, updated_on date, is_dated boolean, head text, words text)`);
}

type TermRow = Omit<SearchTerm, 'otherSounds'> & { readonly source: string };

/** Rows as JSON. */
async function insertTerms(orm: QueryRunner, terms: string): Promise<void> {
  await orm.execute(sql`
    insert into search_term (term, source, pinyin, initials, is_latin, weight)
    select term, source, pinyin, initials, "isLatin", weight
    from jsonb_to_recordset(${terms}::jsonb) as row (term text, source text, pinyin text, initials text,
      "isLatin" boolean, weight integer)`);
}

function collectSourceTerms({ source, entries, words = [] }: SearchSource): TermRow[] {
  const terms = collectEntryTerms(entries.filter(({ isNewest }) => isNewest));
  for (const term of collectTerms(words))
    if (!terms.has(term.term)) terms.set(term.term, { ...term, weight: WEIGHT_OF_TEXTS });
  return [...terms.values()].flatMap(({ otherSounds, ...term }) =>
    [term, ...otherSounds].map((sound) => ({ ...term, ...sound, source })),
  );
}

function collectEntryTerms(entries: readonly SearchEntry[]): Map<string, SearchTerm> {
  const terms = new Map(
    collectTerms(entries.flatMap(({ heading, tags }) => [heading, ...tags])).map((term) => [term.term, term]),
  );
  // Those of titles count a little more, and once for an item with all its parts.
  const titles = entries.filter(({ anchor }) => anchor === '').map(({ title }) => title);
  for (const term of collectTerms(titles))
    terms.set(term.term, { ...term, weight: Math.max(term.weight, terms.get(term.term)?.weight ?? 0) + 1 });
  for (const { body } of entries) {
    if (terms.size > MAX_LATIN_WORDS + entries.length * 20) break;
    for (const { text, isHan } of splitRuns(normalizeText(body))) {
      if (isHan || terms.has(text) || !LATIN_WORD.test(text)) continue;
      terms.set(text, {
        term: text,
        pinyin: '',
        initials: '',
        isLatin: true,
        weight: WEIGHT_OF_TEXTS,
        otherSounds: [],
      });
    }
  }
  return terms;
}

/** Inserts batch after batch; rows of the next are made while the database works on those of the one before. */
async function insertInTurn<Item>(
  items: readonly Item[],
  toRows: (some: Item[]) => string,
  insert: (rows: string) => Promise<void>,
): Promise<void> {
  let inserting = Promise.resolve();
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) {
    const rows = toRows(items.slice(start, start + ROWS_AT_ONCE));
    await inserting;
    inserting = insert(rows);
    // It is awaited above or below, but may fail before.
    inserting.catch(() => undefined);
    // The statement is on its way once this turn of the process has ended.
    await setImmediate();
  }
  await inserting;
}
