import { api, type PageLoader, type PageModule } from '@portal/data-access-api';
import { productsApi } from '@portal/data-access-api/pages';
import { readCompareCodes } from './compare-codes';
import { toFacetInput, toProductInput } from './product-input';
import { ProductListPage } from './product-list.page';

const { listShownProducts, listProductBriefs } = productsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand, searchParams }) => {
  const { visibleRange } = brand;
  const codes = readCompareCodes(searchParams);
  return [
    dispatch(api.endpoints.getNavProduct.initiate({ visibleRange })),
    dispatch(listShownProducts.initiate(toProductInput(brand, searchParams))),
    dispatch(listShownProducts.initiate(toFacetInput(brand))),
    ...(codes.length > 0 ? [dispatch(listProductBriefs.initiate({ visibleRange, codes }))] : []),
  ];
};

export const page: PageModule = { Page: ProductListPage, loader };
