import { z } from 'zod';
import { timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText } from '../endpoint/text-schemas';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

const wordSchema = lineText('请输入词语').min(1, '请输入词语').max(40, '词语不能超过40个字符');
const keywordsSchema = lineText('请输入搜索词').min(1, '请输入搜索词').max(60, '搜索词不能超过60个字符');
const listShape = { keyword: lineText().max(40, '关键词不能超过40个字符').optional(), ...pageQueryShape };

/** What visitors look for and mostly do not find, as they typed it but in small letters. */
export const thesaurusCandidateSchema = z.object({
  keywords: z.string(),
  searches: z.number().int(),
  /** How many of the searches found nothing. */
  misses: z.number().int(),
  lastSearchedAt: timestampSchema,
});
export type ThesaurusCandidate = z.infer<typeof thesaurusCandidateSchema>;

/** Two words that mean the same: whoever looks for one of them finds the other too. */
export const synonymSchema = z.object({ word: z.string(), meaning: z.string(), createdAt: timestampSchema });
export type Synonym = z.infer<typeof synonymSchema>;

/** Searches without a hit that nobody has decided on, the most frequent first (path ours). Customers get 404. */
export const listThesaurusCandidates = defineEndpoint({
  ...queue,
  path: '/ops-api/search/candidate/pageList',
  summary: 'Searches without a hit',
  body: z.object(listShape),
  response: pageSchema(thesaurusCandidateSchema),
});

/** Takes a search from the candidates: it is to find nothing (path ours). Errors: 404. */
export const dismissThesaurusCandidate = defineEndpoint({
  ...queue,
  path: '/ops-api/search/candidate/dismiss',
  summary: 'A search is to find nothing',
  body: z.object({ keywords: keywordsSchema }),
  response: z.null(),
});

/** Words that operators have confirmed to mean the same, the newest first (path ours). */
export const listSynonyms = defineEndpoint({
  ...queue,
  path: '/ops-api/search/synonym/pageList',
  summary: 'Words that mean the same',
  body: z.object(listShape),
  response: pageSchema(synonymSchema),
});

/**
 * Confirms that two words mean the same (path ours). It counts from the next search on. Errors: 409 for a word with
 * itself, and where a word or the list has as many as there may be.
 */
export const saveSynonym = defineEndpoint({
  ...queue,
  path: '/ops-api/search/synonym/save',
  summary: 'Confirms that two words mean the same',
  body: z.object({ word: wordSchema, meaning: wordSchema }),
  response: z.null(),
});

/** Takes a pair of words from the list (path ours). Errors: 404. */
export const deleteSynonym = defineEndpoint({
  ...queue,
  path: '/ops-api/search/synonym/delete',
  summary: 'Takes a pair of words from the list',
  body: z.object({ word: wordSchema, meaning: wordSchema }),
  response: z.null(),
});
