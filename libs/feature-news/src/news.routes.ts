import { itemSeo, pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ACTIVITY_ENROLL } from './activity-enroll/activity-enroll-path';

/** News and activities (spec §2). */
export function createNewsRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.newsCenter.path,
      load: () => import('./news-center/news-center.module').then((module) => module.page),
      chunk: '../../libs/feature-news/src/news-center/news-center.module.ts',
      queryNames: ['kind', 'year', 'page'],
      seo: pageSeo('news-center'),
    },
    {
      path: paths.newsDetail.path,
      load: () => import('./news-detail/news-detail.module').then((module) => module.page),
      chunk: '../../libs/feature-news/src/news-detail/news-detail.module.ts',
      seo: itemSeo('NEWS'),
    },
    {
      path: paths.activityCenter.path,
      load: () => import('./activity-center/activity-center.module').then((module) => module.page),
      chunk: '../../libs/feature-news/src/activity-center/activity-center.module.ts',
      queryNames: ['state', 'page'],
      seo: pageSeo('activity-center'),
    },
    {
      path: paths.activityDetail.path,
      load: () => import('./activity-detail/activity-detail.module').then((module) => module.page),
      chunk: '../../libs/feature-news/src/activity-detail/activity-detail.module.ts',
      seo: itemSeo('ACTIVITY'),
    },
    {
      path: ACTIVITY_ENROLL.path,
      load: () => import('./activity-enroll/activity-enroll.module').then((module) => module.page),
      chunk: '../../libs/feature-news/src/activity-enroll/activity-enroll.module.ts',
      access: 'login',
      seo: pageSeo('activity-enroll'),
    },
  ];
}
