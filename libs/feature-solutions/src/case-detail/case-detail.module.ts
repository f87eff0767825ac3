import type { PageLoader, PageModule } from '@portal/data-access-api';
import { solutionsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile } from '@portal/portal-paths';
import { CASE_RANGE } from '../shared/case-range';
import { CaseDetailPage } from './case-detail.page';

const { findCaseById } = solutionsApi.endpoints;

const loader: PageLoader = ({ dispatch, params }) => {
  const id = parseHtmlFile(params['file']);
  return id ? [dispatch(findCaseById.initiate({ id, visibleRange: CASE_RANGE }))] : [];
};

export const page: PageModule = {
  Page: CaseDetailPage,
  loader,
  item: ({ params }) => {
    const id = parseHtmlFile(params['file']);
    return id ? findCaseById.select({ id, visibleRange: CASE_RANGE }) : null;
  },
};
