import type { DocContent } from '@portal/api-contract';
import { type DataContext, fetchQuery, type PageHeadInfo } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { type DocInput, placeHref } from '../place/doc-place';

const MAX_SUMMARY = 160;

type Read = DataContext<unknown>['read'];

const { findDocContent, docVersions, docVersionMap } = documentsApi.endpoints;

/**
 * Head of a page of a document. Search engines keep one URL of a page: that of the newest version that has it,
 * without the version's name.
 */
export function describeDocument(read: Read, input: DocInput): PageHeadInfo | undefined {
  const data = read(fetchQuery(findDocContent, input));
  if (!data) return undefined;
  const { id, nodeId, docVersionId, isIncludeContent, documentName, versionName, isLatest } = data;
  // A chapter is often called like its first page.
  const title = isIncludeContent ? data.title : `${data.title}（目录）`;
  const hasNewest = isLatest || isInNewest(read, input);
  return {
    type: 'TechArticle',
    title: `${title} - ${documentName}${isLatest ? '' : ` ${versionName}`}`,
    summary: describe(data),
    keywords: `${title},${documentName}`,
    ...(data.updateTime && { updatedOn: data.updateTime }),
    canonicalPath: placeHref({ id, nodeId, ...(!hasNewest && { docVersionId }) }),
  };
}

/** A chapter without a text of its own is what its pages are. */
function describe({ description, children, documentName, title }: DocContent): string {
  return (
    description || `${documentName}：${[title, ...children.map(({ name }) => name)].join('、')}`.slice(0, MAX_SUMMARY)
  );
}

function isInNewest(read: Read, input: DocInput): boolean {
  const { id, visibleRange } = input;
  const newest = read(fetchQuery(docVersions, { docId: id, visibleRange }))?.find(({ latest }) => latest);
  return Boolean(newest && read(fetchQuery(docVersionMap, { ...input, toVersionId: newest.id }))?.exact);
}
