import type { PageLoader, PageModule } from '@portal/data-access-api';
import { modelsApi } from '@portal/data-access-api/pages';
import { toModelInput } from './model-input';
import { ModelListPage } from './model-list.page';

const { listModels, listModelIndustries } = modelsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand, searchParams }) => [
  dispatch(listModels.initiate(toModelInput(brand, searchParams))),
  dispatch(listModelIndustries.initiate({ visibleRange: brand.visibleRange })),
];

export const page: PageModule = { Page: ModelListPage, loader };
