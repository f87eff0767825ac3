import { type ReactNode, use, useEffect } from 'react';
import { toBackPath } from '../return-target';
import { BackIcon } from './icons';
import { LoginBrandContext } from './login-brand-context';
import styles from './screen-frame.module.css';
import { TwoDoorsPicture } from './two-doors-picture';

/** Name of the screen's heading, which takes the focus when the screen changes. */
export const TITLE_ID = 'screen-title';

/** Props of `ScreenFrame`. */
export interface ScreenFrameProps {
  readonly title: string;
  readonly returnPath: string | undefined;
  /** Beside the title: the way to the screen that is wanted instead. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What all screens have in common: the brand, the picture, the way back and the title. */
export function ScreenFrame({ title, returnPath, aside, children }: ScreenFrameProps) {
  const brand = use(LoginBrandContext);
  const home = brand?.home ?? '/';
  const backPath = toBackPath(returnPath, home);
  const isHome = backPath === home || backPath === '/';
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className={styles.page}>
      <aside className={styles.panel} aria-label="账号说明">
        <div className={styles.brand}>
          {brand && (
            <a href={brand.home} aria-label={`${brand.name}首页`}>
              {brand.logo ? <img src={brand.logo} alt="" /> : brand.name}
            </a>
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.slogan}>一个账号，两扇门</p>
          <p className={styles.explanation}>登录一次，企业官网与工业互联网平台都为您打开。</p>
        </div>
        <TwoDoorsPicture className={styles.picture} />
      </aside>
      <main className={styles.main}>
        <div className={styles.column}>
          <a className={styles.back} href={backPath}>
            <BackIcon />
            {isHome ? '返回首页' : '返回刚才的页面'}
          </a>
          <div className={styles.head}>
            <h1 id={TITLE_ID} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {aside && <p className={styles.other}>{aside}</p>}
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
