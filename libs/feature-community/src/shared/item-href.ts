import { communityPaths } from '@portal/portal-paths/community';

/** Returns the address of a member's page. */
export function memberHref(userCode: string): string {
  return communityPaths.userHomePage.href(undefined, { userCode });
}

/** Lists by main type. */
const LISTS: Readonly<
  Record<number, typeof communityPaths.qa | typeof communityPaths.video | typeof communityPaths.material>
> = {
  1: communityPaths.video,
  2: communityPaths.material,
  3: communityPaths.material,
  4: communityPaths.qa,
};

/** Returns the list of what has a tag, of the kind of item that names it. */
export function tagHref(mainType: number, tag: string): string {
  return (LISTS[mainType] ?? communityPaths.blogArticle).href(undefined, { tag });
}
