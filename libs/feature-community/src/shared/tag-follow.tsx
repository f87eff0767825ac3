import { useEffect, useState } from 'react';
import type { FollowButton } from '../taking-part/follow-button';
import styles from './list-head.module.css';

/** Follows a tag, whose items then come with those of followed people. Its code comes to lists of a tag alone. */
export function TagFollow({ tag }: { readonly tag: string }) {
  const [Follow, setFollow] = useState<typeof FollowButton>();
  useEffect(
    () => void import('../taking-part/follow-button').then((module) => setFollow(() => module.FollowButton)),
    [],
  );
  return (
    <div className={styles.follow}>
      {Follow && <Follow target={{ targetType: 'tag', targetId: tag }} name={`标签 ${tag}`} />}
    </div>
  );
}
