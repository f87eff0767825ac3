import type { SearchModule } from '@portal/api-contract';
import type { SearchEntry } from './search-entry';

const ON_SHELF = 2;

/** Fields of a content that are read by programs, not by people. */
const SILENT_FIELDS = new Set(
  'id code mealCode icon image imageAlt url href cover coverImage logo file sha256 kind date language mobileImage'.split(
    ' ',
  ),
);

/** Where a file or a page is, whatever its field is called. */
const ADDRESS = /^(?:\/files\/|https?:\/\/)\S*$/;

interface ListedRow {
  readonly listingStatus: number;
  readonly weight: number;
  readonly visibleRanges: readonly number[];
}

type ItemText = Pick<SearchEntry, 'module' | 'itemId' | 'title' | 'tags' | 'body' | 'updatedOn'> &
  Partial<Pick<SearchEntry, 'isContentEmpty' | 'breadcrumb'>>;

/** What the search finds of an item: nothing but what is on the shelf. */
export function toEntries({ listingStatus, weight, visibleRanges }: ListedRow, item: ItemText): SearchEntry[] {
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
      isDated: true,
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
  COMMUNITY: '社区',
};

/** All texts of a content for people, a line each. */
export function joinText(...parts: readonly unknown[]): string {
  return parts.flatMap(collectText).join('\n');
}

/** All texts of a content for people, in their order. */
function collectText(value: unknown): string[] {
  if (typeof value === 'string') return value && !ADDRESS.test(value) ? [value] : [];
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
