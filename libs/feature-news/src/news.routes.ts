import { itemSeo, pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** News and activities (spec §2). */
export const newsRoutes: readonly PageRoute[] = [
  route(paths.newsCenter, () => import('./news-center/news-center.page'), { seo: pageSeo('news-center') }),
  route(paths.newsDetail, () => import('./news-detail/news-detail.page'), { seo: itemSeo('NEWS') }),
  route(paths.activityCenter, () => import('./activity-center/activity-center.page'), {
    seo: pageSeo('activity-center'),
  }),
  route(paths.activityDetail, () => import('./activity-detail/activity-detail.page'), { seo: itemSeo('ACTIVITY') }),
  route(paths.activityEnroll, () => import('./activity-enroll/activity-enroll.page'), {
    seo: pageSeo('activity-enroll'),
  }),
];
