import type { PageLoader, PageModule } from '@portal/data-access-api';
import { solutionsApi } from '@portal/data-access-api/pages';
import { isList, toGroupsInput, toSolutionsInput } from './solution-input';
import { SolutionListPage } from './solution-list.page';

const { listSolutionGroups, listSolutions } = solutionsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand, searchParams }) => [
  dispatch(listSolutionGroups.initiate(toGroupsInput(brand, searchParams))),
  ...(isList(searchParams) ? [dispatch(listSolutions.initiate(toSolutionsInput(brand, searchParams)))] : []),
];

export const page: PageModule = { Page: SolutionListPage, loader };
