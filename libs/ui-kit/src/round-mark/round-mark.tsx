import { CheckIcon } from '../icon/action-icons';
import { CloseIcon } from '../icon/panel-icons';
import styles from './round-mark.module.css';

/** What has become of something: it is done, needs care, has failed, goes on, or came to nothing. */
export type MarkTone = 'success' | 'warning' | 'danger' | 'busy' | 'neutral';

/** The sign above the outcome of an action; what it says stands in words beside it. */
export function RoundMark({ tone }: { readonly tone: MarkTone }) {
  return (
    <span className={styles.mark} data-tone={tone} aria-hidden="true">
      {SIGNS[tone]}
    </span>
  );
}

const SIGNS = {
  success: <CheckIcon size={28} />,
  warning: '!',
  danger: '!',
  busy: null,
  neutral: <CloseIcon size={28} />,
};
