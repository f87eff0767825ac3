import type { CommunityFeed } from '@portal/portal-paths/community';
import type { ReactNode } from 'react';
import { CommunityCrumbs } from './community-crumbs';
import { FeedLink } from './feed-link';
import styles from './list-head.module.css';

/** Props of `ListHead`. */
export interface ListHeadProps {
  readonly title: string;
  readonly text: string;
  /** How many there are; absent while it is not known. */
  readonly total: number | undefined;
  /** What they are counted in, e.g. 篇. */
  readonly unit: string;
  /** Feed of what is listed. */
  readonly feed?: CommunityFeed;
  /** What can be done with what is listed. */
  readonly children?: ReactNode;
}

/** Head of a list of the community: what it holds, and how much of it. */
export function ListHead({ title, text, total, unit, feed, children }: ListHeadProps) {
  return (
    <>
      <CommunityCrumbs crumbs={[{ text: title }]} />
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
        </div>
        <p className={styles.total}>
          {total !== undefined && (
            <>
              <strong>{total}</strong> {unit}
            </>
          )}
          {feed && <FeedLink feed={feed} />}
        </p>
      </header>
    </>
  );
}
