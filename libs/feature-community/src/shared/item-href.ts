import { communityPaths } from '@portal/portal-paths/community';

/** Returns the address of a member's page. */
export function memberHref(userCode: string): string {
  return communityPaths.userHomePage.href(undefined, { userCode });
}

/** Returns the list of what has a tag, of the kind of item that names it. */
export function tagHref(mainType: number, tag: string): string {
  return (mainType === 4 ? communityPaths.qa : communityPaths.blogArticle).href(undefined, { tag });
}
