import { useEffect } from 'react';
import { ScreenFrame } from '../frame/screen-frame';
import { replacePage } from '../leave-page';
import { readLoginNotice } from '../login-notice';
import styles from './screens.module.css';

/** Props of `OpeningPage`. */
export interface OpeningPageProps {
  readonly title: string;
  /** Where the server starts the login. */
  readonly url: string;
  readonly returnPath: string | undefined;
}

/** Stands while the server starts a login. */
export function OpeningPage({ title, url, returnPath }: OpeningPageProps) {
  const notice = readLoginNotice();
  useEffect(() => replacePage(url), [url]);
  return (
    <ScreenFrame title={title} returnPath={returnPath}>
      <div className={styles.opening}>
        {notice && <p className={styles.success}>{notice}</p>}
        <p role="status" className={styles.progress}>
          <span className={styles.spinner} aria-hidden />
          正在打开{title}…
        </p>
        <p className={styles.small}>
          没有自动打开？
          <a className={styles.link} href={url}>
            点此继续
          </a>
        </p>
      </div>
    </ScreenFrame>
  );
}
