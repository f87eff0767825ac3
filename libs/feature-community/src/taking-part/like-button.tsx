import type { CommunityTarget } from '@portal/api-contract/community';
import { Button } from '@portal/ui-kit';
import { formatFigure } from '../shared/format-figure';
import styles from './taking-part.module.css';
import { useTakingPart } from './use-taking-part';

/** Props of `LikeButton`. */
export interface LikeButtonProps {
  readonly target: CommunityTarget;
  readonly likes: number;
  readonly isLiked: boolean;
  /** One's own is not liked. */
  readonly isMine: boolean;
}

/** Likes a comment, and no longer. */
export function LikeButton({ target, likes, isLiked, isMine }: LikeButtonProps) {
  const { state, failure, isSending, toggle } = useTakingPart(target);
  const count = state?.counts.likes ?? likes;
  return (
    <>
      <Button
        variant="plain"
        className={styles.like}
        aria-pressed={state?.mine.liked ?? isLiked}
        disabled={isMine || isSending}
        onClick={() => toggle('like')}
      >
        赞{count > 0 && <span className={styles.count}> {formatFigure(count)}</span>}
      </Button>
      {failure && <span role="alert">{failure}</span>}
    </>
  );
}
