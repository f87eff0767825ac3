import { Button } from '@portal/ui-kit';
import { useEffect } from 'react';
import styles from './error-notice.module.css';

/** A message to the visitor. */
export interface NoticeMessage {
  readonly id: number;
  readonly message: string;
  /** Names the failed call to the operators; may be empty. */
  readonly traceId: string;
}

/** Props of `ErrorNotice`. */
export interface ErrorNoticeProps {
  readonly notices: readonly NoticeMessage[];
  readonly onDismiss: (id: number) => void;
}

const NOTICE_MS = 6000;

/** The one place where failures of calls are shown. */
export function ErrorNotice({ notices, onDismiss }: ErrorNoticeProps) {
  return (
    <div className={styles.region} role="alert">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function NoticeCard({ notice, onDismiss }: { readonly notice: NoticeMessage } & Pick<ErrorNoticeProps, 'onDismiss'>) {
  const { id, message, traceId } = notice;

  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [id, onDismiss]);

  return (
    <div className={styles.notice}>
      <p>
        {message}
        {traceId && <small className={styles.trace}>编号 {traceId}</small>}
      </p>
      <Button variant="plain" className={styles.close} aria-label="关闭提示" onClick={() => onDismiss(id)}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </Button>
    </div>
  );
}
