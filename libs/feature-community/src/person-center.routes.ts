import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { communityPaths } from '@portal/portal-paths/community';

/** Pages of the personal center (spec §2). */
export const personCenterRoutes: readonly PageRoute[] = [
  route(communityPaths.myHome, () => import('./person-center/my-home/my-home.page'), {
    aliases: [communityPaths.personCenter.path],
    seo: pageSeo('person-center'),
  }),
  route(communityPaths.myArticle, () => import('./person-center/own-content/my-article.page'), {
    seo: pageSeo('person-center-article'),
  }),
  route(communityPaths.myFaq, () => import('./person-center/own-content/my-faq.page'), {
    seo: pageSeo('person-center-faq'),
  }),
  route(communityPaths.myResource, () => import('./person-center/own-content/my-resource.page'), {
    seo: pageSeo('person-center-resource'),
  }),
  route(communityPaths.myCollection, () => import('./person-center/my-collection/my-collection.page'), {
    seo: pageSeo('person-center-collection'),
  }),
  route(communityPaths.myLike, () => import('./person-center/my-like/my-like.page'), {
    seo: pageSeo('person-center-like'),
  }),
  route(communityPaths.myHistory, () => import('./person-center/my-history/my-history.page'), {
    seo: pageSeo('person-center-history'),
  }),
  route(communityPaths.myNotice, () => import('./person-center/my-notice/my-notice.page'), {
    seo: pageSeo('person-center-notice'),
  }),
];
