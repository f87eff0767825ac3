import { api, type PageLoader, type PageModule } from '@portal/data-access-api';
import { ActivityCenterPage } from './activity-center.page';
import { toActivityInput } from './activity-input';

const loader: PageLoader = ({ dispatch, brand, searchParams }) => [
  dispatch(api.endpoints.listActivities.initiate(toActivityInput(brand, searchParams))),
];

export const page: PageModule = { Page: ActivityCenterPage, loader };
