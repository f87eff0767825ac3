import styles from './captcha.module.css';

/** Props of `LoadFailure`. */
export interface LoadFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Stands in the place of what could not be loaded. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.failure}>
      <p role="alert">{message}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        重试
      </button>
    </div>
  );
}
