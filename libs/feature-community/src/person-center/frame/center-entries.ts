import { personCenterPaths } from '@portal/portal-paths/person-center';

/** Ways through the personal center (spec §2). */
export const CENTER_ENTRIES = [
  { text: '主页', href: personCenterPaths.myHome.href() },
  { text: '文章', href: personCenterPaths.myArticle.href() },
  { text: '问答', href: personCenterPaths.myFaq.href() },
  { text: '资料', href: personCenterPaths.myResource.href() },
  { text: '收藏', href: personCenterPaths.myCollection.href() },
  { text: '赞过', href: personCenterPaths.myLike.href() },
  { text: '关注', href: personCenterPaths.myFollow.href() },
  { text: '历史', href: personCenterPaths.myHistory.href() },
  { text: '举报', href: personCenterPaths.myReport.href() },
  { text: '通知', href: personCenterPaths.myNotice.href() },
] as const;
