import { RetryIcon } from '../icon/action-icons';
import styles from './data-notice.module.css';
import { TraceId } from './trace-id';

/** Props of `DataNotice`. */
export interface DataNoticeProps {
  /** What could not be shown; 加载失败 by default. */
  readonly message?: string;
  /** Names the failed call to the support staff. */
  readonly traceId?: string | undefined;
  readonly onRetry?: () => void;
}

/** Says honestly that data is missing, where it would stand, and offers another attempt. */
export function DataNotice({ message = '加载失败', traceId, onRetry }: DataNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          <RetryIcon size={16} />
          重试
        </button>
      )}
      {traceId && <TraceId traceId={traceId} className={styles.copy} />}
    </div>
  );
}
