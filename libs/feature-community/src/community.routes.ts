import { group, pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { communityPaths } from '@portal/portal-paths/community';

/** What stands alone: the footer is hidden on most pages of the community (spec §2). */
const ALONE = { hasFooter: false } as const;

/** Pages of the community (spec §2). What an item does not say of itself, such as a picture, its list says. */
export const communityRoutes: readonly PageRoute[] = [
  route(communityPaths.community, () => import('./community-home/community-home.page'), { seo: pageSeo('community') }),
  route(communityPaths.blogArticle, () => import('./article-list/article-list.page'), {
    seo: pageSeo('community-article'),
  }),
  route(communityPaths.material, () => import('./media-list/material-list.page'), {
    seo: pageSeo('community-material'),
  }),
  route(communityPaths.video, () => import('./media-list/video-list.page'), {
    aliases: [communityPaths.videoClassify.path],
    seo: pageSeo('community-video'),
  }),
  route(communityPaths.qa, () => import('./question-list/question-list.page'), { seo: pageSeo('community-qa') }),
  route(communityPaths.userHomePage, () => import('./member-home/member-home.page'), {
    isNamedByQuery: true,
    seo: pageSeo('community-member'),
    ...ALONE,
  }),
  ...group(ALONE, [
    route(communityPaths.blogArticleDetail, () => import('./article-detail/article-detail.page'), {
      seo: pageSeo('community-article'),
    }),
    route(communityPaths.publishArticle, () => import('./publish-article/publish-article.page'), {
      seo: pageSeo('community-publish-article'),
      hasToolbox: false,
    }),
    route(communityPaths.publishMaterial, () => import('./publish-material/publish-material.page'), {
      seo: pageSeo('community-publish-material'),
      hasToolbox: false,
    }),
    route(communityPaths.publishQuestion, () => import('./publish-question/publish-question.page'), {
      seo: pageSeo('community-publish-question'),
      hasToolbox: false,
    }),
    route(communityPaths.materialDetail, () => import('./media-detail/media-detail.page'), {
      seo: pageSeo('community-material'),
    }),
    route(communityPaths.videoDetail, () => import('./media-detail/media-detail.page'), {
      seo: pageSeo('community-video'),
    }),
    route(communityPaths.qaDetail, () => import('./question-detail/question-detail.page'), {
      seo: pageSeo('community-qa'),
    }),
  ]),
];
