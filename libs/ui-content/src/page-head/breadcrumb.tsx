import { HomeLink, SiteLink } from '@portal/ui-kit';
import styles from './page-head.module.css';

/** A step of a breadcrumb; the page itself has no URL. */
export interface Crumb {
  readonly text: string;
  readonly href?: string;
}

/** Where the page stands, from the home page down. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="面包屑" className={styles.crumbs}>
      <ol>
        <li>
          <HomeLink>首页</HomeLink>
        </li>
        {crumbs.map(({ text, href }) => (
          <li key={text}>{href ? <SiteLink href={href}>{text}</SiteLink> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
