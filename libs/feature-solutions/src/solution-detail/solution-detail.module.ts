import type { PageLoader, PageModule } from '@portal/data-access-api';
import { solutionsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile } from '@portal/portal-paths';
import { SolutionDetailPage } from './solution-detail.page';

const { findSolutionById } = solutionsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand, params }) => {
  const id = parseHtmlFile(params['file']);
  return id ? [dispatch(findSolutionById.initiate({ id, visibleRange: brand.visibleRange }))] : [];
};

export const page: PageModule = {
  Page: SolutionDetailPage,
  loader,
  item: ({ brand, params }) => {
    const id = parseHtmlFile(params['file']);
    return id ? findSolutionById.select({ id, visibleRange: brand.visibleRange }) : null;
  },
};
