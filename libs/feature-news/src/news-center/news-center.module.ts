import { api, type PageLoader, type PageModule } from '@portal/data-access-api';
import { newsApi } from '@portal/data-access-api/pages';
import { NewsCenterPage } from './news-center.page';
import { toNewsInput } from './news-input';

const loader: PageLoader = ({ dispatch, brand, searchParams }) => [
  dispatch(api.endpoints.listNews.initiate(toNewsInput(brand, searchParams))),
  dispatch(newsApi.endpoints.listNewsYears.initiate({ visibleRange: brand.visibleRange })),
];

export const page: PageModule = { Page: NewsCenterPage, loader };
