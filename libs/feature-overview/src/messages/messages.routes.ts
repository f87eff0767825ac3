import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { inAccountArea } from '../frame/account-area.routes';

/** The page of messages (spec §2). */
export function createMessageRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.overviewMessage.path,
      ...inAccountArea('messages'),
      chunk: '../../libs/feature-overview/src/messages/messages.module.ts',
      seo: pageSeo('message'),
    },
  ];
}
