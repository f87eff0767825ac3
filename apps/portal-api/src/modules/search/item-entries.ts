import type { ContentPage, SearchModule } from '@portal/api-contract';
import type { activity } from '../activities/activities.tables';
import type { caseStudy } from '../cases/cases.tables';
import type { industrialModel } from '../models/models.tables';
import type { news } from '../news/news.tables';
import type { product } from '../products/products.tables';
import type { job } from '../recruit/recruit.tables';
import type { solution } from '../solutions/solutions.tables';
import type { SearchEntry } from './search-entry';

const ON_SHELF = 2;

/** Fields of a content that are read by programs, not by people. */
const SILENT_FIELDS = new Set(
  'id code mealCode icon image imageAlt url href cover coverImage logo file sha256 kind date language mobileImage'.split(
    ' ',
  ),
);

interface ListedRow {
  readonly listingStatus: number;
  readonly weight: number;
  readonly visibleRanges: readonly number[];
}

type ItemText = Pick<SearchEntry, 'module' | 'itemId' | 'title' | 'tags' | 'body' | 'updatedOn'> &
  Partial<Pick<SearchEntry, 'isContentEmpty' | 'breadcrumb'>>;

/** What the search finds of a product. */
export function toProductEntries(row: typeof product.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'PRODUCT',
    itemId: row.code,
    title: row.productName,
    tags: row.tags,
    body: joinText(row.summary, row.content),
    updatedOn: row.publishedOn,
    isContentEmpty: row.isContentEmpty,
  });
}

/** What the search finds of a solution; it bears no date of its own. */
export function toSolutionEntries(row: typeof solution.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'SOLUTION',
    itemId: row.id,
    title: row.name,
    tags: row.highlights,
    body: joinText(row.summary, row.content),
    updatedOn: '2026-01-01',
  });
}

/** What the search finds of a customer case. */
export function toCaseEntries(row: typeof caseStudy.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'CASE',
    itemId: row.id,
    title: row.title,
    tags: [row.customer, row.region],
    body: joinText(row.summary, `${row.metricLabel} ${row.metricValue}`, row.content),
    updatedOn: row.publishedOn,
  });
}

/** What the search finds of a news item. */
export function toNewsEntries(row: typeof news.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'NEWS',
    itemId: row.id,
    title: row.title,
    tags: row.tags,
    body: joinText(row.summary, toPlainText(row.bodyHtml)),
    updatedOn: row.publishedOn,
  });
}

/** What the search finds of an activity. */
export function toActivityEntries(row: typeof activity.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'MARKETING_ACTIVITY',
    itemId: row.id,
    title: row.title,
    tags: [row.place],
    body: joinText(row.summary, toPlainText(row.bodyHtml), row.content),
    updatedOn: row.startsAt.toISOString().slice(0, 10),
  });
}

/** What the search finds of an industrial model. */
export function toModelEntries(row: typeof industrialModel.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'MODEL',
    itemId: row.id,
    title: row.name,
    tags: [row.industry],
    body: joinText(row.summary, row.content),
    updatedOn: row.publishedOn,
  });
}

/** What people call the ways into a position. */
const CHANNELS: Readonly<Record<(typeof job.$inferSelect)['channel'], string>> = {
  campus: '校园招聘',
  social: '社会招聘',
};

/** What the search finds of a position that is still open. */
export function toJobEntries(row: typeof job.$inferSelect): SearchEntry[] {
  if (row.isClosed) return [];
  return toEntries(row, {
    module: 'RECRUIT',
    itemId: row.id,
    title: row.title,
    tags: [row.city, row.jobFunction, CHANNELS[row.channel]],
    body: joinText(row.intro, row.duties, row.requirements, row.extras),
    updatedOn: row.publishedOn,
  });
}

/** The developer area of a brand is one item: its page. */
export function toDevelopEntries(page: ContentPage, visibleRange: number): SearchEntry[] {
  return toEntries(
    { listingStatus: ON_SHELF, weight: 50, visibleRanges: [visibleRange] },
    {
      module: 'DEVELOP',
      itemId: page.id,
      title: page.title,
      tags: [page.subtitle],
      body: joinText(page.blocks),
      updatedOn: '2026-01-01',
    },
  );
}

function toEntries({ listingStatus, weight, visibleRanges }: ListedRow, item: ItemText): SearchEntry[] {
  if (listingStatus !== ON_SHELF) return [];
  return [
    {
      breadcrumb: [MODULE_PLACES[item.module]],
      isContentEmpty: false,
      ...item,
      docId: '',
      docVersionId: '',
      isNewest: true,
      anchor: '',
      heading: '',
      visibleRanges,
      weight,
    },
  ];
}

/** Where the pages of a kind are. */
const MODULE_PLACES: Readonly<Record<SearchModule, string>> = {
  PRODUCT: '产品',
  SOLUTION: '解决方案',
  CASE: '客户案例',
  DOCUMENT: '文档中心',
  MARKETING_ACTIVITY: '活动中心',
  DEVELOP: '开发者',
  NEWS: '新闻中心',
  RECRUIT: '招贤纳士',
  MODEL: '工业模型',
};

function joinText(...parts: readonly unknown[]): string {
  return parts.flatMap(collectText).join('\n');
}

/** All texts of a content for people, in their order. */
function collectText(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(collectText);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (SILENT_FIELDS.has(field) ? [] : collectText(inner)));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text of sanitized HTML. */
export function toPlainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h[1-6]|td|th|tr|pre|blockquote|div)>|<br ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}
