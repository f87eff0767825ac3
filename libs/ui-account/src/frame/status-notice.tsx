import styles from './status-notice.module.css';

/** Says what has just been done; nothing while that is nothing. */
export function StatusNotice({ text }: { readonly text: string }) {
  return (
    <p className={styles.notice} role="status">
      {text}
    </p>
  );
}
