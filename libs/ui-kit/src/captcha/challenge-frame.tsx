import type { ReactNode } from 'react';
import { RetryIcon } from '../icon/action-icons';
import styles from './challenge.module.css';
import { LoadFailure } from './load-failure';
import type { ChallengeState } from './use-challenge';

/** Props of `ChallengeFrame`. */
export interface ChallengeFrameProps {
  readonly state: Pick<ChallengeState<{ capcode: string }>, 'challenge' | 'failure' | 'error' | 'isChecking'>;
  /** Size of the picture in pixels; the question takes as much room. */
  readonly size: { readonly width: number; readonly height: number };
  readonly stage: ReactNode;
  readonly control: ReactNode;
  readonly hint: string;
  readonly submitLabel: string;
  readonly isAnswered: boolean;
  readonly onSubmit: () => void;
  readonly reloadLabel: string;
  readonly onReload: () => void;
  /** Loads again after a failure, when its button goes away. */
  readonly onRetry: () => void;
  readonly switchLabel: string;
  readonly onSwitch: () => void;
}

/** Places of a challenge, the same for both kinds, so that nothing moves while one is loaded or checked. */
export function ChallengeFrame(props: ChallengeFrameProps) {
  const { challenge, failure, error, isChecking } = props.state;
  const { width, height } = props.size;
  return (
    <div className={styles.frame} style={{ maxWidth: width }} aria-busy={isChecking || (!challenge && !failure)}>
      <div
        className={styles.stage}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-loaded={challenge !== undefined}
      >
        {failure ? <LoadFailure message={failure} onRetry={props.onRetry} /> : props.stage}
      </div>
      {props.control}
      <p className={styles.message}>
        {error ? <span role="alert">{error}</span> : isChecking ? '验证中…' : props.hint}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.action} disabled={isChecking} onClick={props.onReload}>
          <RetryIcon size={16} />
          {props.reloadLabel}
        </button>
        <button type="button" className={styles.action} disabled={isChecking} onClick={props.onSwitch}>
          {props.switchLabel}
        </button>
        <button
          type="button"
          className={styles.submit}
          disabled={!challenge || !props.isAnswered || isChecking}
          onClick={props.onSubmit}
        >
          {props.submitLabel}
        </button>
      </div>
    </div>
  );
}
