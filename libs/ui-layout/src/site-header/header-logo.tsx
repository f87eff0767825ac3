import type { PageAppearance } from '@portal/api-contract';
import { HomeLink } from '@portal/ui-kit';
import styles from './site-header.module.css';

/** Props of `HeaderLogo`. */
export interface HeaderLogoProps {
  readonly appearance: PageAppearance;
  /** The header may stand transparent over a dark picture: the logo for dark grounds is needed too. */
  readonly isTransparent?: boolean;
}

/** Logo that leads to the home page; the site's title stands in for a picture that is not configured. */
export function HeaderLogo({ appearance, isTransparent = false }: HeaderLogoProps) {
  const { logoImg, secondLogoImg, titleDesc } = appearance;
  return (
    <HomeLink className={styles.logo} aria-label="返回首页">
      {logoImg ? <img className={styles.logoDark} src={logoImg} alt="" /> : <span>{titleDesc}</span>}
      {isTransparent && logoImg && <img className={styles.logoLight} src={secondLogoImg || logoImg} alt="" />}
    </HomeLink>
  );
}
