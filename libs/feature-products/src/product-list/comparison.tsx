import type { EndpointData, listProductBriefs } from '@portal/api-contract';
import type { QueryResult } from '@portal/data-access-api';
import type { ListQuery } from '@portal/ui-content';
import { DataNotice, Section, SiteLink, Skeleton } from '@portal/ui-kit';
import { COMPARE_LIMIT, toCompareHref } from './compare-codes';
import { CompareTable } from './compare-table';
import styles from './comparison.module.css';

/** Props of `Comparison`. */
export interface ComparisonProps {
  readonly codes: readonly string[];
  readonly products: QueryResult<EndpointData<typeof listProductBriefs>>;
  readonly query: ListQuery;
}

const MIN_COMPARED = 2;
const SECTION_ID = 'compare';

/** What is compared: a bar that stays in view, and the table. */
export function Comparison({ codes, products, query }: ComparisonProps) {
  const { data, lastData = [], isError, refetch } = products;
  const names = new Map(lastData.map(({ code, productName }) => [code, productName]));
  const isReady = codes.length >= MIN_COMPARED;
  return (
    <>
      <div className={styles.tray} role="region" aria-label="对比栏">
        <div className={styles.inner}>
          <p role="status">
            对比 <strong>{codes.length}</strong>/{COMPARE_LIMIT}
            {!isReady && <span>，再选 1 个即可对比</span>}
          </p>
          <ul>
            {codes.map((code) => (
              <li key={code}>
                {names.get(code) ?? code}
                <Remove code={code} name={names.get(code) ?? code} codes={codes} query={query} />
              </li>
            ))}
          </ul>
          <SiteLink isReplacing href={toCompareHref(query, [])} className={styles.clear}>
            清空
          </SiteLink>
          {isReady && (
            <a href={`#${SECTION_ID}`} className={styles.show}>
              查看对比
            </a>
          )}
        </div>
      </div>
      {isReady && (
        <div id={SECTION_ID}>
          <Section title="产品对比" subtitle="起价为最低规格每月的价格，以下单时报价为准。" surface="soft">
            {data ? (
              <CompareTable
                products={data}
                renderRemove={(code, name) => <Remove code={code} name={name} codes={codes} query={query} />}
              />
            ) : isError ? (
              <DataNotice message="对比内容加载失败" onRetry={() => void refetch()} />
            ) : (
              <div role="status" aria-label="正在加载对比">
                <Skeleton height={420} />
              </div>
            )}
          </Section>
        </div>
      )}
    </>
  );
}

function Remove({
  code,
  name,
  codes,
  query,
}: Pick<ComparisonProps, 'codes' | 'query'> & { readonly code: string; readonly name: string }) {
  return (
    <SiteLink
      isReplacing
      href={toCompareHref(
        query,
        codes.filter((entry) => entry !== code),
      )}
      aria-label={`移除 ${name}`}
      title="移除"
      className={styles.remove}
    >
      ×
    </SiteLink>
  );
}
