import { useBrand } from '@portal/data-access-api';
import { type CommunityFeed, communityFeedHref } from '@portal/portal-paths/community';
import styles from './feed-link.module.css';

/** Props of `FeedLink`. */
export interface FeedLinkProps {
  readonly feed: CommunityFeed;
  /** Whose works they are, of a member's feed. */
  readonly name?: string;
}

const TITLES = { articles: '社区文章', questions: '社区问答' } as const;

/** Leads readers of feeds, and people, to the Atom feed of what a page shows. */
export function FeedLink({ feed, name }: FeedLinkProps) {
  const { basePath } = useBrand();
  // A file of the server, no page of the portal.
  const href = basePath + communityFeedHref(feed);
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={typeof feed === 'string' ? TITLES[feed] : `${name}的作品`}
        href={href}
      />
      <a href={href} className={styles.feed}>
        Atom 订阅
      </a>
    </>
  );
}
