import type { PageLoader, PageModule } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { readPlace } from '../place/doc-place';
import { selectDocHead } from './doc-head';
import { DocumentContentPage } from './document-content.page';
import { loadVersionMaps } from '../versions/load-version-maps';

const { findDocContent, docTreeData, docBreadCrumbs, docPrevNext, docRecommend } = documentsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand: { visibleRange }, searchParams }) => {
  const place = readPlace(searchParams);
  if (!place) return [];
  const input = { ...place, visibleRange };
  return [
    dispatch(findDocContent.initiate(input)),
    dispatch(docTreeData.initiate(input)),
    dispatch(docBreadCrumbs.initiate(input)),
    dispatch(docPrevNext.initiate(input)),
    dispatch(docRecommend.initiate(input)),
    loadVersionMaps(dispatch, input),
  ];
};

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
