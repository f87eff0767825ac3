import type { CommunityTarget } from '@portal/api-contract/community';
import { Button } from '@portal/ui-kit';
import styles from './taking-part.module.css';
import { useTakingPart } from './use-taking-part';

/** Props of `VoteBox`. */
export interface VoteBoxProps {
  readonly target: CommunityTarget;
  /** Votes for it less those against it. */
  readonly score: number;
  /** What is voted on, where its place does not say so. */
  readonly name: string;
  /** How the reader has voted, where that is known. */
  readonly vote?: -1 | 0 | 1;
  readonly isAsked?: boolean;
}

/** Votes for or against something; the same once more takes the vote back. */
export function VoteBox({ target, score, name, vote = 0, isAsked = false }: VoteBoxProps) {
  const { state, failure, isSending, toggle } = useTakingPart(target, isAsked);
  const mine = state?.mine.vote ?? vote;
  return (
    <div className={styles.votes} role="group" aria-label={`${name}投票`}>
      <Button
        variant="plain"
        aria-label="赞同"
        aria-pressed={mine === 1}
        disabled={isSending}
        onClick={() => toggle('upvote')}
      >
        ▲
      </Button>
      <span className={styles.score}>{state?.counts.score ?? score}</span>
      <Button
        variant="plain"
        aria-label="反对"
        aria-pressed={mine === -1}
        disabled={isSending}
        onClick={() => toggle('downvote')}
      >
        ▼
      </Button>
      {failure && (
        <span role="alert" className={styles.message}>
          {failure}
        </span>
      )}
    </div>
  );
}
