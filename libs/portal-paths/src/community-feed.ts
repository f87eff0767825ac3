/** What an Atom feed has: newest articles, newest questions, or newest works of one member. */
export type CommunityFeed = 'articles' | 'questions' | { readonly userCode: string };

const [START, END] = ['/community/feed/', '.xml'] as const;
const MEMBERS = 'members/';

/** URL of a feed without prefix: `/community/feed/articles.xml`, `/community/feed/members/{userCode}.xml`. */
export function communityFeedHref(feed: CommunityFeed): string {
  const name = typeof feed === 'string' ? feed : MEMBERS + encodeURIComponent(feed.userCode);
  return START + name + END;
}

/** Reads such a URL; `null` where it is none. */
export function parseCommunityFeed(path: string): CommunityFeed | null {
  if (!path.startsWith(START) || !path.endsWith(END)) return null;
  const name = path.slice(START.length, -END.length);
  if (name === 'articles' || name === 'questions') return name;
  // Codes of members have no other characters.
  return /^members\/[\w-]{1,32}$/.test(name) ? { userCode: name.slice(MEMBERS.length) } : null;
}
