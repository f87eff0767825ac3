import type { PageLoader, PageModule } from '@portal/data-access-api';
import { solutionsApi } from '@portal/data-access-api/pages';
import { CASE_RANGE } from '../shared/case-range';
import { toCasesInput } from './case-input';
import { CaseListPage } from './case-list.page';

const { getCasesByCategoryId, listCaseFilters } = solutionsApi.endpoints;

const loader: PageLoader = ({ dispatch, searchParams }) => [
  dispatch(getCasesByCategoryId.initiate(toCasesInput(searchParams))),
  dispatch(listCaseFilters.initiate({ visibleRange: CASE_RANGE })),
];

export const page: PageModule = { Page: CaseListPage, loader };
