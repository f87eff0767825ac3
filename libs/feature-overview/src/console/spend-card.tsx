import type { MonthSpend } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { formatAmount, QueryCard } from '@portal/ui-account';
import { EmptyState, SiteLink } from '@portal/ui-kit';
import styles from './console.module.css';
import { SpendChart } from './spend-chart';

/** 消费: what the orders of the last months have cost. */
export function SpendCard({ result }: { readonly result: QueryResult<readonly MonthSpend[]> }) {
  return (
    <QueryCard title="近12个月消费" result={result} height={300}>
      {(months) =>
        months.some(({ orders }) => orders > 0) ? (
          <>
            <Sums months={months} />
            <SpendChart months={months} />
          </>
        ) : (
          <EmptyState
            message="近12个月还没有消费"
            action={
              <SiteLink href={paths.product.href()} className={styles.link}>
                看看产品
              </SiteLink>
            }
          />
        )
      }
    </QueryCard>
  );
}

function Sums({ months }: { readonly months: readonly MonthSpend[] }) {
  const total = months.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>本月</dt>
        <dd>{formatAmount(months.at(-1)?.amount ?? 0)}</dd>
      </div>
      <div>
        <dt>合计</dt>
        <dd>{formatAmount(total)}</dd>
      </div>
      <div>
        <dt>已完成订单</dt>
        <dd>{months.reduce((sum, { orders }) => sum + orders, 0)}</dd>
      </div>
    </dl>
  );
}
