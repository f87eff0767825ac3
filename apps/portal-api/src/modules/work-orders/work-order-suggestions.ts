import type { suggestForWorkOrder, WorkOrderSuggestion } from '@portal/api-contract/account';
import { and, desc } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import type { QueryRunner } from '../../platform/database/database';
import type { DatabaseWatch } from '../../platform/database/database-watch';
import type { ParsedInput } from '../../platform/http/implement';
import type { Subject } from '../../platform/security/session-verifier';
import { createSettingsReader } from '../search/search-settings';
import { createSearchRepository } from '../search/search.repository';
import { createSearchService } from '../search/search.service';
import { toWorkOrderLink } from './work-order-record';
import { findWorkOrderProduct } from './work-order-types';
import { isOwn } from './work-orders.repository';
import { workOrder } from './work-orders.tables';

const MAX_SUGGESTIONS = 5;
const MAX_OWN = 2;

/** Own work orders that are compared, last change first. */
const COMPARED = 200;

export interface SuggestionOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly configuration: ConfigurationRepository;
  readonly getContentVersion: DatabaseWatch['getContentVersion'];
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Finds what may answer a question before it is asked: pages of documents, and what the caller has asked before. */
export function createSuggestions({ orm, clock, configuration, getContentVersion }: SuggestionOptions) {
  const readSettings = createSettingsReader({ orm, configuration, getContentVersion });
  const search = createSearchService({ repository: createSearchRepository(orm), readSettings, clock });

  async function findDocuments(keywords: string, visibleRange: number): Promise<WorkOrderSuggestion[]> {
    const filter = { visibleRange, module: 'DOCUMENT' } as const;
    const { list } = await search.search({ keywords, filter, pageNo: 1, pageSize: MAX_SUGGESTIONS });
    return list.map(({ title, docTitle, mid, extra: { docId } }) => ({
      kind: 'document',
      title: [docTitle, toPlainText(title)].filter(Boolean).join(' · '),
      url: `/document-center/document-content?id=${encodeURIComponent(docId)}&nodeId=${encodeURIComponent(mid)}`,
    }));
  }

  async function findOwnWorkOrders(owner: Subject, title: string): Promise<WorkOrderSuggestion[]> {
    const words = listWords(title);
    const rows = await orm
      .select({ ticketNo: workOrder.ticketNo, title: workOrder.title })
      .from(workOrder)
      .where(and(isOwn(owner)))
      .orderBy(desc(workOrder.updatedAt), workOrder.id)
      .limit(COMPARED);
    return rows
      .map((row) => ({ ...row, hits: words.filter((word) => row.title.toLowerCase().includes(word)).length }))
      .filter(({ hits }) => hits > 0 && hits * 2 >= words.length)
      .sort((first, second) => second.hits - first.hits)
      .slice(0, MAX_OWN)
      .map((row) => ({ kind: 'workorder', title: row.title, url: toWorkOrderLink(row.ticketNo) }));
  }

  return async (
    owner: Subject,
    { title, productCode, visibleRange }: ParsedInput<typeof suggestForWorkOrder>,
  ): Promise<WorkOrderSuggestion[]> => {
    const product = productCode ? await findWorkOrderProduct(orm, productCode) : undefined;
    const [named, plain, own] = await Promise.all([
      product ? findDocuments(`${product.productName} ${title}`, visibleRange) : [],
      findDocuments(title, visibleRange),
      findOwnWorkOrders(owner, title),
    ]);
    const documents = new Map([...named, ...plain].map((suggestion) => [suggestion.url, suggestion]));
    return [...[...documents.values()].slice(0, MAX_SUGGESTIONS - own.length), ...own];
  };
}

/** Words of a title that say what it is about. */
function listWords(title: string): string[] {
  const words = Array.from(segmenter.segment(title.toLowerCase()), ({ segment, isWordLike }) =>
    isWordLike ? segment : '',
  );
  return [...new Set(words.filter((word) => word.length > 1))];
}

/** A title of the search without its marks. */
function toPlainText(html: string): string {
  return html
    .replaceAll(/<\/?em>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
