import { CAPPED_TOTAL } from '@portal/api-contract/rules';
import { SiteLink } from '@portal/ui-kit';
import { SelectControl } from './lazy-controls';
import type { RecordListProps } from './record-list';
import { listPageLinks } from './page-links.rules';
import styles from './record-pages.module.css';
import { PAGE_SIZES } from './record-query';

/** Props of `RecordPages`. */
export interface RecordPagesProps<Row> extends Pick<RecordListProps<Row>, 'name' | 'query'> {
  readonly data: NonNullable<RecordListProps<Row>['result']['lastData']>;
  readonly isNarrow: boolean;
}

const SIZE_OPTIONS = [...PAGE_SIZES]
  .sort((a, b) => a - b)
  .map((size) => ({ value: String(size), label: `${size} 条/页` }));

/** Pages of a list as links, for each has its URL, and how many records a page holds. */
export function RecordPages<Row>({ name, data, query, isNarrow }: RecordPagesProps<Row>) {
  const { total, pageNo, pageSize } = data;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const hrefOf = (page: number) => query.hrefWith({ page });
  return (
    <nav className={styles.pages} aria-label={`${name}分页`}>
      <span className={styles.total}>{total === CAPPED_TOTAL ? `超过 ${CAPPED_TOTAL - 1} 条` : `共 ${total} 条`}</span>
      <ul>
        <li>
          <Step label="上一页" sign="‹" href={pageNo > 1 ? hrefOf(pageNo - 1) : undefined} />
        </li>
        {isNarrow ? (
          <li className={styles.place}>
            {pageNo} / {last}
          </li>
        ) : (
          listPageLinks(pageNo, last).map((page, index) => (
            <li key={page ?? `gap ${index}`}>
              {page === undefined ? (
                <span className={styles.gap}>…</span>
              ) : (
                <SiteLink
                  href={hrefOf(page)}
                  className={styles.page}
                  aria-label={`第 ${page} 页`}
                  aria-current={page === pageNo ? 'page' : undefined}
                >
                  {page}
                </SiteLink>
              )}
            </li>
          ))
        )}
        <li>
          <Step label="下一页" sign="›" href={pageNo < last ? hrefOf(pageNo + 1) : undefined} />
        </li>
      </ul>
      {!isNarrow && (
        <span className={styles.size}>
          <SelectControl
            aria-label="每页条数"
            value={String(pageSize)}
            options={SIZE_OPTIONS}
            onChange={(size) => query.set({ page: 1, size: size === String(PAGE_SIZES[0]) ? '' : size })}
          />
        </span>
      )}
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  /** Absent where there is no such page. */
  readonly href: string | undefined;
}

function Step({ label, sign, href }: StepProps) {
  if (href === undefined) {
    return (
      <span className={styles.page} role="link" aria-label={label} aria-disabled="true">
        {sign}
      </span>
    );
  }
  return (
    <SiteLink href={href} className={styles.page} aria-label={label}>
      {sign}
    </SiteLink>
  );
}
