import type { AppDispatch, PageLoader, PageModule } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { readPlace } from '../place/doc-place';
import type { DocInput } from '../place/use-doc-input';
import { selectDocHead } from './doc-head';
import { DocumentContentPage } from './document-content.page';
import { loadVersionMaps } from '../versions/load-version-maps';

const { findDocContent, docTreeData, docBreadCrumbs, docPrevNext, docRecommend } = documentsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand: { visibleRange }, searchParams }) => {
  const place = readPlace(searchParams);
  if (!place) return [];
  const input = { ...place, visibleRange };
  return [
    loadPage(dispatch, input),
    dispatch(docBreadCrumbs.initiate(input)),
    dispatch(docPrevNext.initiate(input)),
    dispatch(docRecommend.initiate(input)),
    loadVersionMaps(dispatch, input),
  ];
};

/** The page and the tree around it, which opens where the page is. */
function loadPage(dispatch: AppDispatch, input: DocInput) {
  const content = dispatch(findDocContent.initiate(input));
  const calls: { unsubscribe: () => void }[] = [content];
  const loadTree = (nodeId: string | undefined) => {
    if (!nodeId) return undefined;
    const tree = dispatch(docTreeData.initiate({ ...input, nodeId }));
    calls.push(tree);
    return tree;
  };
  const tree = loadTree(input.nodeId);
  const done = content.then(({ data }) => tree ?? loadTree(data?.nodeId));
  return Object.assign(done, { unsubscribe: () => calls.forEach((call) => call.unsubscribe()) });
}

export const page: PageModule = {
  Page: DocumentContentPage,
  loader,
  item: ({ brand: { visibleRange }, searchParams }) => {
    const place = readPlace(searchParams);
    return place && findDocContent.select({ ...place, visibleRange });
  },
  head: ({ brand: { visibleRange }, searchParams }) => {
    const place = readPlace(searchParams);
    return (state) => (place ? selectDocHead(state, { ...place, visibleRange }) : undefined);
  },
};
