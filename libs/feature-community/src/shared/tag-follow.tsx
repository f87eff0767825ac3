import { useLazyPart } from '@portal/ui-kit';
import styles from './list-head.module.css';

const loadButton = () => import('../taking-part/follow-button').then(({ FollowButton }) => FollowButton);

/** Follows a tag, whose items then come with those of followed people. Its code comes to lists of a tag alone. */
export function TagFollow({ tag }: { readonly tag: string }) {
  const { Part: FollowButton } = useLazyPart(loadButton, true);
  return (
    <div className={styles.follow}>
      {FollowButton && <FollowButton target={{ targetType: 'tag', targetId: tag }} name={`标签 ${tag}`} />}
    </div>
  );
}
