import type { PageLoader, PageModule } from '@portal/data-access-api';
import { productsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile } from '@portal/portal-paths';
import { ProductDetailPage } from './product-detail.page';

const { getProductDetailByCode } = productsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand, params }) => {
  const code = parseHtmlFile(params['file']);
  return code ? [dispatch(getProductDetailByCode.initiate({ code, visibleRange: brand.visibleRange }))] : [];
};

export const page: PageModule = {
  Page: ProductDetailPage,
  loader,
  item: ({ brand, params }) => {
    const code = parseHtmlFile(params['file']);
    return code ? getProductDetailByCode.select({ code, visibleRange: brand.visibleRange }) : null;
  },
};
