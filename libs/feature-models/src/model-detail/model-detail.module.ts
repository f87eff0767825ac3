import type { PageLoader, PageModule } from '@portal/data-access-api';
import { modelsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile } from '@portal/portal-paths';
import { ModelDetailPage } from './model-detail.page';

const { findModelById } = modelsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand, params }) => {
  const id = parseHtmlFile(params['file']);
  return id ? [dispatch(findModelById.initiate({ id, visibleRange: brand.visibleRange }))] : [];
};

export const page: PageModule = {
  Page: ModelDetailPage,
  loader,
  item: ({ brand, params }) => {
    const id = parseHtmlFile(params['file']);
    return id ? findModelById.select({ id, visibleRange: brand.visibleRange }) : null;
  },
};
