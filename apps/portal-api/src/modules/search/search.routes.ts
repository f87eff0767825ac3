import {
  type EndpointData,
  recordClick,
  recordDocView,
  searchCount,
  searchHotWords,
  searchPreview,
  searchResult,
  searchSuggestions,
  type SearchModule,
  type Suggestion,
} from '@portal/api-contract';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { toModule } from '../../platform/content-items/content-modules';
import { SEARCHED_TOPICS } from '../../platform/content-items/content-topics';
import type { QueryRunner } from '../../platform/database/database';
import type { DatabaseWatch } from '../../platform/database/database-watch';
import { type Implementation, implement } from '../../platform/http/implement';
import { createVersionedCache, type VersionedCache } from '../../platform/versioned-cache';
import type { SearchRecorder } from './search-recorder';
import { createSettingsReader } from './search-settings';
import { createSuggester } from './search-suggestions';
import { normalizeText } from './search-text';
import { MAX_QUERY_CHARACTERS } from './search-words';
import type { SearchRepository } from './search.repository';
import { createSearchService, type SearchRequest } from './search.service';
import { CHANGES_MS } from './index/entry-table';
import { pageView, searchChange, searchClick, searchEntry, searchQuery, searchSnapshot } from './search.tables';

const BODY_LIMIT = 131_072;
const RETENTION_MS = 183 * 24 * 3_600_000;

export interface SearchRoutesOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly configuration: ConfigurationRepository;
  readonly recorder: SearchRecorder;
  readonly repository: SearchRepository;
  readonly getContentVersion: DatabaseWatch['getContentVersion'];
}

/** Calls of the site-wide search (spec §7). */
export function createSearchRoutes(options: SearchRoutesOptions): Implementation[] {
  const { orm, clock, configuration, recorder, repository, getContentVersion } = options;
  const readSettings = createSettingsReader({ orm, configuration, getContentVersion });
  const service = createSearchService({ repository, readSettings, clock });
  const suggester = createSuggester({ repository, readSettings, clock });
  const getVersion = () => getContentVersion(SEARCHED_TOPICS);
  const suggestions = createVersionedCache<Suggestion[]>(getVersion);
  const results = createVersionedCache<EndpointData<typeof searchResult>>(getVersion);
  return [
    implement(
      searchSuggestions,
      ({ keywords, docId, visibleRange, pageNo, pageSize }) =>
        remember(
          suggestions,
          { keywords: cutWords(keywords), filter: { visibleRange, docId }, pageNo, pageSize },
          suggester.suggest,
        ),
      { bodyLimit: BODY_LIMIT, successCode: '0' },
    ),
    implement(
      searchResult,
      async ({ keywords, pageNo, pageSize, isAsTyped, ...filter }) => {
        const result = await remember(
          results,
          { keywords: cutWords(keywords), filter, pageNo, pageSize, isAsTyped },
          service.search,
        );
        if (pageNo === 1) recorder.note(keywords, result.isTypedFound ? result.total : 0);
        return result;
      },
      { bodyLimit: BODY_LIMIT },
    ),
    implement(
      searchPreview,
      ({ keywords, id, visibleRange }) =>
        suggester.preview({ keywords: cutWords(keywords), id: Number(id), visibleRange }),
      { bodyLimit: BODY_LIMIT },
    ),
    implement(searchCount, ({ keywords, visibleRange }) => service.count(keywords, { visibleRange }), {
      bodyLimit: BODY_LIMIT,
    }),
    implement(searchHotWords, async () => (await readSettings()).hotWords, { cache: 'content' }),
    implement(
      recordClick,
      async ({ keywords, module, id, rank }) => {
        const lastClickedAt = clock();
        const itemId = await findItemId(orm, module, id);
        if (itemId === undefined) return null;
        await orm
          .insert(searchClick)
          .values({
            keywords: normalizeText(keywords).trim(),
            module,
            itemId,
            clicks: 1,
            rankSum: rank,
            lastClickedAt,
          })
          .onConflictDoUpdate({
            target: [searchClick.keywords, searchClick.module, searchClick.itemId],
            set: {
              clicks: sql`${searchClick.clicks} + 1`,
              rankSum: sql`${searchClick.rankSum} + ${rank}`,
              lastClickedAt,
            },
          });
        return null;
      },
      { bodyLimit: 16_384, rateWindows: [{ max: 60, seconds: 60 }] },
    ),
    implement(
      recordDocView,
      async ({ contentType, id }) => {
        const module = toModule(contentType);
        const itemId = await findItemId(orm, module, id);
        if (itemId === undefined) return null;
        await orm
          .insert(pageView)
          .values({ module, itemId, day: toChinaDay(clock()), views: 1 })
          .onConflictDoUpdate({
            target: [pageView.module, pageView.itemId, pageView.day],
            set: { views: sql`${pageView.views} + 1` },
          });
        return null;
      },
      { bodyLimit: 16_384, rateWindows: [{ max: 60, seconds: 60 }] },
    ),
  ];
}

/** The item of an entry of the index, by the id of either; nothing else is counted. */
async function findItemId(orm: QueryRunner, module: SearchModule, id: string): Promise<string | undefined> {
  const isEntry = /^\d{1,15}$/.test(id) ? eq(searchEntry.id, Number(id)) : undefined;
  const [entry] = await orm
    .select({ itemId: searchEntry.itemId })
    .from(searchEntry)
    .where(and(eq(searchEntry.module, module), or(eq(searchEntry.itemId, id), isEntry)))
    .limit(1);
  return entry?.itemId;
}

// What is behind the first words is not looked at, and would only fill the memory.
function cutWords(keywords: string): string {
  return keywords.slice(0, MAX_QUERY_CHARACTERS * 4);
}

/** The same search comes to the same until what is searched changes. */
function remember<Value>(
  cache: VersionedCache<Value>,
  request: SearchRequest,
  search: (request: SearchRequest) => Promise<Value>,
): Promise<Value> {
  return cache(JSON.stringify(request), () => search(request));
}

/** Deletes statistics that are older than half a year, and changes that every index has seen. */
export async function purgeOldSearches(orm: QueryRunner, clock: Clock): Promise<void> {
  const limit = new Date(clock().getTime() - RETENTION_MS);
  await orm.delete(searchQuery).where(lt(searchQuery.lastSearchedAt, limit));
  await orm.delete(searchClick).where(lt(searchClick.lastClickedAt, limit));
  const followed = new Date(clock().getTime() - CHANGES_MS);
  await orm.delete(searchChange).where(lt(searchChange.changedAt, followed));
  await orm.delete(searchSnapshot).where(lt(searchSnapshot.takenAt, followed));
  await orm.delete(pageView).where(lt(pageView.day, toChinaDay(limit)));
}
