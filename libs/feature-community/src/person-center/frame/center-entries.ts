import { communityPaths } from '@portal/portal-paths/community';

/** Ways through the personal center (spec §2). */
export const CENTER_ENTRIES = [
  { text: '主页', href: communityPaths.myHome.href() },
  { text: '文章', href: communityPaths.myArticle.href() },
  { text: '问答', href: communityPaths.myFaq.href() },
  { text: '资料', href: communityPaths.myResource.href() },
  { text: '收藏', href: communityPaths.myCollection.href() },
  { text: '赞过', href: communityPaths.myLike.href() },
  { text: '关注', href: communityPaths.myFollow.href() },
  { text: '历史', href: communityPaths.myHistory.href() },
  { text: '举报', href: communityPaths.myReport.href() },
  { text: '通知', href: communityPaths.myNotice.href() },
] as const;
