import styles from './outbox-hint.module.css';

/** Leads to the text messages of a demonstration; a page of its own, for this one holds a half-filled form. */
export function OutboxHint() {
  return (
    <p className={styles.hint}>
      演示环境不会真的发送短信：
      <a href="#/outbox" target="_blank" rel="noopener">
        查看演示短信
      </a>
    </p>
  );
}
