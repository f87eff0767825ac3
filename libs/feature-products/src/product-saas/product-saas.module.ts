import type { PageLoader, PageModule } from '@portal/data-access-api';
import { productsApi } from '@portal/data-access-api/pages';
import { ProductSaasPage } from './product-saas.page';
import { toSaasInput } from './saas-input';

const { getSaasProduct, getSaasProductByCategoryId } = productsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand, searchParams }) => [
  dispatch(getSaasProduct.initiate({ visibleRange: brand.visibleRange })),
  dispatch(getSaasProductByCategoryId.initiate(toSaasInput(searchParams))),
];

export const page: PageModule = { Page: ProductSaasPage, loader };
