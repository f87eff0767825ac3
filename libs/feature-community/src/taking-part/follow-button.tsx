import type { CommunityTarget } from '@portal/api-contract/community';
import { useAppSelector } from '@portal/data-access-api';
import { Button } from '@portal/ui-kit';
import { useTakingPart } from './use-taking-part';
import styles from './taking-part.module.css';

/** Props of `FollowButton`. */
export interface FollowButtonProps {
  readonly target: CommunityTarget;
  /** Whom or what it is about, where its place does not say so. */
  readonly name: string;
}

/** Follows somebody, and no longer; nobody follows oneself. */
export function FollowButton({ target, name }: FollowButtonProps) {
  const { state, failure, isSending, toggle } = useTakingPart(target, true);
  const isFollowed = state?.mine.followed ?? false;
  const self = useAppSelector(({ personInfo }) => personInfo?.userCode);
  if (target.targetType === 'user' && target.targetId === self) return null;
  return (
    <>
      <Button
        size="compact"
        variant={isFollowed ? 'secondary' : 'primary'}
        className={styles.follow}
        aria-pressed={isFollowed}
        aria-label={`${isFollowed ? '已关注' : '关注'} ${name}`}
        disabled={isSending}
        onClick={() => toggle('follow')}
      >
        {isFollowed ? '已关注' : '关注'}
      </Button>
      {failure && (
        <span role="alert" className={styles.message}>
          {failure}
        </span>
      )}
    </>
  );
}
