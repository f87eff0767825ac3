import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { communityPaths } from '@portal/portal-paths/community';

/** Pages of the personal center (spec §2), and those of whom one follows and what one has reported (ADR 204). */
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
  route(communityPaths.myFollow, () => import('./person-center/my-follow/my-follow.page'), {
    seo: pageSeo('person-center-follow'),
  }),
  route(communityPaths.myHistory, () => import('./person-center/my-history/my-history.page'), {
    seo: pageSeo('person-center-history'),
  }),
  route(communityPaths.myReport, () => import('./person-center/my-report/my-report.page'), {
    seo: pageSeo('person-center-report'),
  }),
  route(communityPaths.myNotice, () => import('./person-center/my-notice/my-notice.page'), {
    seo: pageSeo('person-center-notice'),
  }),
];
