import type { PageLoader, PageModule } from '@portal/data-access-api';
import { solutionsApi } from '@portal/data-access-api/pages';
import { LighthouseFactoryPage } from './lighthouse-factory.page';

const loader: PageLoader = ({ dispatch, brand }) => [
  dispatch(solutionsApi.endpoints.listFactories.initiate({ visibleRange: brand.visibleRange })),
];

export const page: PageModule = { Page: LighthouseFactoryPage, loader };
