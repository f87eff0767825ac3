import { type AccountRoute, pageSeo } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import type { OverviewPageName } from '../pages';

/** The page of messages (spec §2). */
export function createMessageRoutes(): readonly AccountRoute<OverviewPageName>[] {
  return [
    {
      path: paths.overviewMessage.path,
      page: 'messages',
      chunk: '../../libs/feature-overview/src/messages/messages.page.tsx',
      seo: pageSeo('message'),
    },
  ];
}
