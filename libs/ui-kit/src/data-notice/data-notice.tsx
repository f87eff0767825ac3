import { RetryIcon } from '../icon/action-icons';
import styles from './data-notice.module.css';
import { TraceId } from './trace-id';

/** Props of `DataNotice`. */
export interface DataNoticeProps {
  /** What could not be shown; by default what the error says. */
  readonly message?: string;
  /** Why, as the call gave it; its `traceId` names the failed call to the support staff. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
}

/** Says honestly that data is missing, where it would stand, and offers another attempt. */
export function DataNotice({ message, error, onRetry }: DataNoticeProps) {
  const reason = (error ?? {}) as { readonly message?: string; readonly traceId?: string };
  return (
    <div className={styles.notice} role="status">
      <p className={styles.message}>{message || reason.message || '加载失败'}</p>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          <RetryIcon size={16} />
          重试
        </button>
      )}
      {reason.traceId && <TraceId traceId={reason.traceId} className={styles.copy} />}
    </div>
  );
}
