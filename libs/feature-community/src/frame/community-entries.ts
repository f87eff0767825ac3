import { communityPaths } from '@portal/portal-paths/community';

/** Ways through the community, in the order of its bar. */
export const COMMUNITY_ENTRIES = [
  { text: '社区首页', href: communityPaths.community.href() },
  { text: '文章', href: communityPaths.blogArticle.href() },
  { text: '问答', href: communityPaths.qa.href() },
  { text: '资料', href: communityPaths.material.href() },
  { text: '视频', href: communityPaths.video.href() },
] as const;
