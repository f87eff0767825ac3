import { z } from 'zod';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { SEARCH_SETTINGS_TOPICS } from '../../platform/content-items/content-topics';
import type { QueryRunner } from '../../platform/database/database';
import type { DatabaseWatch } from '../../platform/database/database-watch';
import { createVersionedCache } from '../../platform/versioned-cache';
import { normalizeText, splitRuns, toComparable } from './search-text';
import type { Synonyms } from './search-words';
import { readPairs } from './thesaurus.repository';

const wordSchema = z.string().trim().min(1).max(40);

const shortcutSchema = z.strictObject({
  title: wordSchema,
  /** URL of a page of the site, without the brand's prefix. */
  href: z
    .string()
    .max(200)
    .regex(/^\/[\w-]/),
  /** Whoever asks with one of them means the page. */
  words: z.array(wordSchema.min(2)).min(1).max(20),
});

/** `search.json`: what editors decide about the search. */
export const searchSettingsSchema = z.strictObject({
  /** Words offered before anything is typed. */
  hotWords: z.array(wordSchema).max(12),
  /** Those of the document center. */
  documentHotWords: z.array(wordSchema).max(12),
  /** Groups of words that mean the same. */
  synonyms: z.array(z.array(wordSchema).min(2).max(8)).max(1000),
  /** Pages on which something is done that visitors ask for. */
  shortcuts: z.array(shortcutSchema).max(100).default([]),
});

export type SearchSettings = z.output<typeof searchSettingsSchema> & { readonly synonymsByWord: Synonyms };

const NOTHING = { hotWords: [], documentHotWords: [], synonyms: [], shortcuts: [] };

/** From where settings come. */
export interface SettingsReaderOptions {
  readonly orm: QueryRunner;
  readonly configuration: ConfigurationRepository;
  readonly getContentVersion: DatabaseWatch['getContentVersion'];
}

/** Reads the settings, and what operators have confirmed beside them, once for each version of them. */
export function createSettingsReader({ orm, configuration, getContentVersion }: SettingsReaderOptions) {
  const cache = createVersionedCache<SearchSettings>(() => getContentVersion(SEARCH_SETTINGS_TOPICS), 1);

  async function read(): Promise<SearchSettings> {
    const stored =
      (await configuration.findDocument(DOCUMENT_KINDS.search, 'settings', searchSettingsSchema)) ?? NOTHING;
    const confirmed = (await readPairs(orm)).map(({ word, meaning }) => [word, meaning]);
    return { ...stored, synonymsByWord: groupByWord([...stored.synonyms, ...confirmed]) };
  }

  return (): Promise<SearchSettings> => cache('settings', read);
}

/** A word as it is looked up; one of Latin and Chinese has no blank between them. */
function toWord(word: string): string {
  const text = normalizeText(word);
  return splitRuns(text).some(({ isHan }) => isHan) ? toComparable(text) : text;
}

function groupByWord(groups: readonly (readonly string[])[]): Synonyms {
  const byWord = new Map<string, string[]>();
  for (const group of groups.map((words) => words.map(toWord))) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      byWord.set(word, [...new Set([...(byWord.get(word) ?? []), ...others])]);
    }
  }
  return byWord;
}
