import type { PageHeadInfo, RootState } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { placeHref } from '../place/doc-place';
import type { DocInput } from '../place/use-doc-input';

const { findDocContent, docVersions, docVersionMap } = documentsApi.endpoints;

/**
 * Head of a page of a document. Search engines keep one address of a page: that of the newest version that has it,
 * without the version's name.
 */
export function selectDocHead(state: RootState, input: DocInput): PageHeadInfo | undefined {
  const { data } = findDocContent.select(input)(state);
  if (!data) return undefined;
  const { id, nodeId, docVersionId, title, documentName, versionName, description, isLatest } = data;
  const hasNewest = isLatest || isInNewest(state, input);
  return {
    title: `${title} - ${documentName}${isLatest ? '' : ` ${versionName}`}`,
    summary: description,
    canonicalPath: placeHref({ id, nodeId, ...(!hasNewest && { docVersionId }) }),
  };
}

function isInNewest(state: RootState, input: DocInput): boolean {
  const { id, visibleRange } = input;
  const newest = docVersions
    .select({ id, visibleRange })(state)
    .data?.find(({ latest }) => latest);
  return Boolean(newest && docVersionMap.select({ ...input, toVersionId: newest.id })(state).data?.exact);
}
