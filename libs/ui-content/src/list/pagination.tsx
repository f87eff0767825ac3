import { SiteLink } from '@portal/ui-kit';
import styles from './pagination.module.css';
import type { ListQuery } from './list-query';

/** Props of `Pagination`. */
export interface PaginationProps {
  readonly query: ListQuery;
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

const NEAR = 2;

/** Pages of a list as links. */
export function Pagination({ query, total, pageNo, pageSize }: PaginationProps) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  return (
    <nav aria-label="分页" className={styles.pages}>
      <Step query={query} page={pageNo - 1} last={last} text="上一页" />
      <ul>
        {listPages(pageNo, last).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <SiteLink
                href={query.hrefWith({ page })}
                className={styles.page}
                aria-label={`第 ${page} 页`}
                aria-current={page === pageNo ? 'page' : undefined}
              >
                {page}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      <Step query={query} page={pageNo + 1} last={last} text="下一页" />
    </nav>
  );
}

function Step({
  query,
  page,
  last,
  text,
}: Pick<PaginationProps, 'query'> & { page: number; last: number; text: string }) {
  if (page < 1 || page > last) return <span className={styles.step}>{text}</span>;
  return (
    <SiteLink href={query.hrefWith({ page })} className={styles.step}>
      {text}
    </SiteLink>
  );
}

/** Pages to show: the first, the last, those around the current one, `null` for what is left out between them. */
export function listPages(current: number, last: number): (number | null)[] {
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= NEAR,
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    return page - before > 1 ? [null, page] : [page];
  });
}
