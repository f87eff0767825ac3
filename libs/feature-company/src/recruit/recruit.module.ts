import { api, type PageModule } from '@portal/data-access-api';
import { companyApi } from '@portal/data-access-api/pages';
import { loadContent } from '../content-page/content-data';
import { readJobId, toJobsInput } from './recruit-input';
import { RecruitPage } from './recruit.page';

const content = loadContent('recruit');
const { findJobById, listJobFilters, listJobs } = companyApi.endpoints;

export const page: PageModule = {
  Page: RecruitPage,
  loader: (context) => {
    const { dispatch, brand, searchParams } = context;
    const { visibleRange } = brand;
    const id = readJobId(searchParams);
    if (id) {
      return [
        ...content.loader(context),
        dispatch(findJobById.initiate({ id, visibleRange })),
        dispatch(api.endpoints.listPageConfigs.initiate()),
      ];
    }
    return [
      ...content.loader(context),
      dispatch(listJobs.initiate(toJobsInput(brand, searchParams))),
      dispatch(listJobFilters.initiate({ visibleRange })),
    ];
  },
  item: content.item,
};
