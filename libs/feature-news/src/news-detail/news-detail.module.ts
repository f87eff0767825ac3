import type { PageLoader, PageModule } from '@portal/data-access-api';
import { newsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile } from '@portal/portal-paths';
import { NewsDetailPage } from './news-detail.page';

const { findNewsById } = newsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand, params }) => {
  const id = parseHtmlFile(params['file']);
  return id ? [dispatch(findNewsById.initiate({ id, visibleRange: brand.visibleRange }))] : [];
};

export const page: PageModule = {
  Page: NewsDetailPage,
  loader,
  item: ({ brand, params }) => {
    const id = parseHtmlFile(params['file']);
    return id ? findNewsById.select({ id, visibleRange: brand.visibleRange }) : null;
  },
};
