import { itemSeo, pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ACTIVITY_ENROLL } from './activity-enroll/activity-enroll-path';

/** News and activities (spec §2). */
export function createNewsRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.newsCenter.path,
      load: () => import('./news-center/news-center.page').then((module) => module.page),
      chunk: '../../libs/feature-news/src/news-center/news-center.page.tsx',
      seo: pageSeo('news-center'),
    },
    {
      path: paths.newsDetail.path,
      load: () => import('./news-detail/news-detail.page').then((module) => module.page),
      chunk: '../../libs/feature-news/src/news-detail/news-detail.page.tsx',
      seo: itemSeo('NEWS'),
    },
    {
      path: paths.activityCenter.path,
      load: () => import('./activity-center/activity-center.page').then((module) => module.page),
      chunk: '../../libs/feature-news/src/activity-center/activity-center.page.tsx',
      seo: pageSeo('activity-center'),
    },
    {
      path: paths.activityDetail.path,
      load: () => import('./activity-detail/activity-detail.page').then((module) => module.page),
      chunk: '../../libs/feature-news/src/activity-detail/activity-detail.page.tsx',
      seo: itemSeo('ACTIVITY'),
    },
    {
      path: ACTIVITY_ENROLL.path,
      load: () => import('./activity-enroll/activity-enroll.page').then((module) => module.page),
      chunk: '../../libs/feature-news/src/activity-enroll/activity-enroll.page.tsx',
      access: 'login',
      seo: pageSeo('activity-enroll'),
    },
  ];
}
