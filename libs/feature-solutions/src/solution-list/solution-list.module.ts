import { api, type PageLoader, type PageModule } from '@portal/data-access-api';
import { SolutionListPage } from './solution-list.page';
import { toSolutionsInput } from './solution-filter';

const loader: PageLoader = ({ dispatch, brand }) => [
  dispatch(api.endpoints.listSolutionCategories.initiate(toSolutionsInput(brand))),
];

export const page: PageModule = { Page: SolutionListPage, loader };
