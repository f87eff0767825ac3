import type { PageLoader, PageModule } from '@portal/data-access-api';
import { newsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile } from '@portal/portal-paths';
import { ActivityDetailPage } from './activity-detail.page';

const { findActivityById } = newsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand, params }) => {
  const id = parseHtmlFile(params['file']);
  return id ? [dispatch(findActivityById.initiate({ id, visibleRange: brand.visibleRange }))] : [];
};

export const page: PageModule = {
  Page: ActivityDetailPage,
  loader,
  item: ({ brand, params }) => {
    const id = parseHtmlFile(params['file']);
    return id ? findActivityById.select({ id, visibleRange: brand.visibleRange }) : null;
  },
};
