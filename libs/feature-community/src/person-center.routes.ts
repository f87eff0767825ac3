import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { personCenterPaths } from '@portal/portal-paths/person-center';

/** Pages of the personal center (spec §2), and those of whom one follows and what one has reported (ADR 204). */
export const personCenterRoutes: readonly PageRoute[] = [
  route(personCenterPaths.myHome, () => import('./person-center/my-home/my-home.page'), {
    aliases: [personCenterPaths.personCenter.path],
    seo: pageSeo('person-center'),
  }),
  route(personCenterPaths.myArticle, () => import('./person-center/own-content/my-article.page'), {
    seo: pageSeo('person-center-article'),
  }),
  route(personCenterPaths.myFaq, () => import('./person-center/own-content/my-faq.page'), {
    seo: pageSeo('person-center-faq'),
  }),
  route(personCenterPaths.myResource, () => import('./person-center/own-content/my-resource.page'), {
    seo: pageSeo('person-center-resource'),
  }),
  route(personCenterPaths.myCollection, () => import('./person-center/my-collection/my-collection.page'), {
    seo: pageSeo('person-center-collection'),
  }),
  route(personCenterPaths.myLike, () => import('./person-center/my-like/my-like.page'), {
    seo: pageSeo('person-center-like'),
  }),
  route(personCenterPaths.myFollow, () => import('./person-center/my-follow/my-follow.page'), {
    seo: pageSeo('person-center-follow'),
  }),
  route(personCenterPaths.myHistory, () => import('./person-center/my-history/my-history.page'), {
    seo: pageSeo('person-center-history'),
  }),
  route(personCenterPaths.myReport, () => import('./person-center/my-report/my-report.page'), {
    seo: pageSeo('person-center-report'),
  }),
  route(personCenterPaths.myNotice, () => import('./person-center/my-notice/my-notice.page'), {
    seo: pageSeo('person-center-notice'),
  }),
];
