import { z } from 'zod';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { createVersionedCache } from '../../platform/versioned-cache';
import { normalizeText } from './search-text';
import type { Synonyms } from './search-words';

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

/** Reads the settings once for each version of the content. */
export function createSettingsReader(configuration: ConfigurationRepository, getContentVersion: () => number) {
  const cache = createVersionedCache<SearchSettings>(getContentVersion, 1);

  async function read(): Promise<SearchSettings> {
    const stored =
      (await configuration.findDocument(DOCUMENT_KINDS.search, 'settings', searchSettingsSchema)) ?? NOTHING;
    return { ...stored, synonymsByWord: groupByWord(stored.synonyms) };
  }

  return (): Promise<SearchSettings> => cache('settings', read);
}

function groupByWord(groups: readonly (readonly string[])[]): Synonyms {
  const byWord = new Map<string, string[]>();
  for (const group of groups.map((words) => words.map(normalizeText))) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      byWord.set(word, [...new Set([...(byWord.get(word) ?? []), ...others])]);
    }
  }
  return byWord;
}
