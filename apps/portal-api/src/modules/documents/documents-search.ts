import type { SearchEntry } from '../../platform/search/search-entry';
import type { document, documentNode, documentVersion } from './documents.tables';
import { readSections } from './page-sections';
import { readPageStructure } from './page-structure';

/** Category whose documents are for developers. */
export const DEVELOPER_CATEGORY = '开发者';

const ON_SHELF = 2;

type IndexedNode = Pick<
  typeof documentNode.$inferSelect,
  | 'id'
  | 'ancestors'
  | 'name'
  | 'title'
  | 'markdown'
  | 'showStatus'
  | 'isIncludeContent'
  | 'updatedOn'
  | 'isDated'
  | 'recommendStatus'
>;

export interface IndexedVersion {
  readonly document: typeof document.$inferSelect;
  readonly version: typeof documentVersion.$inferSelect;
  readonly isNewest: boolean;
  readonly nodes: readonly IndexedNode[];
}

/** Under which name the search keeps what a version says. */
export function toSearchSource(documentId: string, versionId: string): string {
  return `@document/${documentId}/${versionId}`;
}

/** What the search knows of a version: an entry for the beginning of each page, and one for each of its headings. */
export function buildSearchEntries({ document: row, version, isNewest, nodes }: IndexedVersion): SearchEntry[] {
  if (row.listingStatus !== ON_SHELF || !version.isPublished) return [];
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  return nodes
    .filter(({ showStatus, isIncludeContent }) => showStatus === 1 && isIncludeContent === 1)
    .flatMap(({ id, ancestors, name, title, markdown, updatedOn, isDated, recommendStatus }) => {
      const page = {
        module: row.category === DEVELOPER_CATEGORY ? ('DEVELOP' as const) : ('DOCUMENT' as const),
        itemId: id,
        docId: row.id,
        docVersionId: version.id,
        isNewest,
        title,
        tags: [...new Set([name, row.name, toFileWords(id)])].filter(Boolean),
        breadcrumb: [row.name, ...ancestors.map((ancestor) => names.get(ancestor) ?? ancestor)],
        visibleRanges: row.visibleRanges,
        isContentEmpty: false,
        weight: row.weight + recommendStatus,
        updatedOn,
        isDated,
      };
      return readSections(readPageStructure(markdown, title).tokens).map(({ anchor, heading, text }) => ({
        ...page,
        anchor,
        heading,
        body: text,
      }));
    });
}

/** Words of the file that a page is written in: they are English, whatever the language of its title. */
function toFileWords(nodeId: string): string {
  const name = nodeId.slice(nodeId.lastIndexOf('/') + 1);
  return name
    .split(/[-_.\s]+/)
    .filter((word) => /^[A-Za-z]{2,}$/.test(word))
    .join(' ');
}
