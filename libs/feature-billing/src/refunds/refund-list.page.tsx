import { REFUND_LIMITS, type RefundBrief } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { refundsApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, RecordLink, usePolling } from '@portal/ui-account';
import { FilterDates, FilterText, RecordList, cellStyles } from '@portal/ui-account/records';
import { ButtonLink, PENDING, Skeleton } from '@portal/ui-kit';
import { toOrderHref } from '../orders/order-hrefs';
import { REFUND_COLUMNS } from './refund-columns';
import { listRefundTabs, refundQuery, toRefundFilter } from './refund-filter.rules';
import { toRefundHref } from './refund-hrefs';

/** Pause between two looks at the list while it is looked at, in milliseconds. */
const POLLING_MS = 60_000;

const data = pageData(refundQuery, ({ query }) => ({
  refunds: fetchFresh(refundsApi.endpoints.listRefunds, toRefundFilter(query)),
  counts: fetchFresh(refundsApi.endpoints.countRefunds),
}));

export const page = definePage({ data, Page: RefundListPage });

/** 退款 (spec §2, refund): what goes back, or was asked for, by state. */
function RefundListPage({ query, refunds, counts }: PageProps<typeof data>) {
  usePolling(refunds.refetch, POLLING_MS);
  return (
    <AccountPage
      title="退款"
      lead="查看退款进度与到账时间，补充材料、撤销或申诉。申请退款请从订单或产品详情进入。"
      actions={
        <ButtonLink href={accountPaths.orders.href()} size="compact">
          从订单申请退款
        </ButtonLink>
      }
    >
      {counts.isLoading ? (
        <div role="status" aria-label="正在加载退款" {...PENDING}>
          <Skeleton height={560} />
        </div>
      ) : (
        <RecordList<RefundBrief>
          name="退款"
          storageKey="refund"
          columns={REFUND_COLUMNS}
          getKey={({ refundNo }) => refundNo}
          result={refunds}
          query={query}
          tabs={{ name: 'status', items: listRefundTabs(counts.data, query.get('status')) }}
          filters={
            <>
              <FilterText
                query={query}
                name="keyword"
                label="关键词"
                placeholder="退款单号、订单号或产品"
                maxLength={REFUND_LIMITS.keyword}
              />
              <FilterDates query={query} names={['dateFrom', 'dateTo']} label="申请日期" />
            </>
          }
          empty={{ message: '还没有退款' }}
          rowActions={({ refundNo, orderNo }) => (
            <div className={cellStyles.actions}>
              <RecordLink text="查看" name={refundNo} href={toRefundHref(refundNo)} />
              <RecordLink text="订单" name={refundNo} href={toOrderHref(orderNo)} />
            </div>
          )}
        />
      )}
    </AccountPage>
  );
}
