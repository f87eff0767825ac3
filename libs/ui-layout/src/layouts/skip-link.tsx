import styles from './layouts.module.css';

/** First stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      跳到主要内容
    </a>
  );
}
