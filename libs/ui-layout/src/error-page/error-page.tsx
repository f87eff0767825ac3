import { paths } from '@portal/portal-paths';
import { HomeLink, SiteLink } from '@portal/ui-kit';
import { SearchBox, type SearchBoxProps } from '../site-header/search-box';
import styles from './error-page.module.css';

/** Message of a missing route (spec §8). */
export const NOT_FOUND_MESSAGE = 'This page could not be found';

/** Props of `ErrorPage`. */
export interface ErrorPageProps {
  /** HTTP status; 500 by default (spec §8). */
  readonly statusCode?: number;
  /** 'Error' by default (spec §8). */
  readonly message?: string;
  /** Search for what could not be found. */
  readonly search?: Omit<SearchBoxProps, 'variant' | 'label'>;
}

const POPULAR = [
  { href: paths.product.href(), text: '产品' },
  { href: paths.solution.href(), text: '解决方案' },
  { href: paths.caseList.href(), text: '客户案例' },
  { href: paths.documentCenter.href(), text: '文档中心' },
  { href: paths.contact.href(), text: '联系我们' },
];

/** Message and status of an error (spec §8), and the way home; on 404 in the words of the specification as well. */
export function ErrorPage({ statusCode = 500, message, search }: ErrorPageProps) {
  const isNotFound = statusCode === 404;
  return (
    <section className={styles.page}>
      <div className={styles.picture} aria-hidden />
      <div>
        <p className={styles.status}>{statusCode}</p>
        <div className={styles.titles}>
          <h1 className={styles.message} lang="en">
            {message ?? (isNotFound ? NOT_FOUND_MESSAGE : 'Error')}
          </h1>
          <p className={styles.title}>{isNotFound ? '没有找到这个页面' : '页面出错了'}</p>
        </div>
        <p className={styles.help}>
          {isNotFound
            ? '您访问的页面不存在，或已被移动到新的地址。可以搜索一下，或从下面的页面继续。'
            : '页面暂时无法显示，请稍后刷新重试，或从下面的页面继续。'}
        </p>
        {search && (
          <div className={styles.search}>
            <SearchBox {...search} variant="full" label="搜索需要的内容" />
          </div>
        )}
        <HomeLink className={styles.home}>
          返回首页 {isNotFound && <small lang="en">Back to the home page</small>}
        </HomeLink>
        <nav aria-label="常用页面">
          <ul className={styles.popular}>
            {POPULAR.map(({ href, text }) => (
              <li key={href}>
                <SiteLink href={href}>{text}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
