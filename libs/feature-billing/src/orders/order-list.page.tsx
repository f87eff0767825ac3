import { MAX_PAID_ORDERS, ORDER_LIMITS, ORDER_SORTS, ORDER_TYPES, type OrderBrief } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { ordersApi } from '@portal/data-access-api/account';
import { paths } from '@portal/portal-paths';
import { AccountPage, isExporting, usePolling } from '@portal/ui-account';
import {
  FilterDates,
  FilterNumbers,
  FilterSelect,
  FilterText,
  RecordList,
  type RecordQuery,
} from '@portal/ui-account/records';
import { Alert, ButtonLink, NARROW_WINDOW, PENDING, Skeleton, useMediaQuery } from '@portal/ui-kit';
import { useState } from 'react';
import { toCashierHref } from '../cashier/cashier-href';
import { CancelDialog } from './cancel-dialog';
import { COMPACT_COLUMNS, ORDER_COLUMNS } from './order-columns';
import { OrderExport, useOrderExport } from './order-export';
import { AMOUNT_DIGITS, orderQuery, toOrderFilter } from './order-filter.rules';
import { listOrderTabs } from './order-tabs';
import { SORT_LABELS, TYPE_LABELS } from './order-words';
import { RowActions } from './row-actions';

/** Wide enough for a table, and too narrow for all of its columns. */
const COMPACT = '(min-width: 768px) and (max-width: 1439.98px)';

/** How often it is asked how far an export is, in milliseconds. */
const POLLING_MS = 2000;

const TYPES = ORDER_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));
const SORTS = ORDER_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

const BUY = (
  <ButtonLink href={paths.product.href()} variant="primary" size="compact">
    选购产品
  </ButtonLink>
);

const data = pageData(orderQuery, ({ query }) => ({
  orders: fetchFresh(ordersApi.endpoints.listOrders, {
    ...toOrderFilter(query),
    ...{ pageNo: query.page, pageSize: query.size },
  }),
  counts: fetchFresh(ordersApi.endpoints.countOrders),
  refunded: fetchFresh(ordersApi.endpoints.countRefundedOrders),
  exported: fetchFresh(ordersApi.endpoints.getOrderExport, {}),
}));

export const page = definePage({ data, Page: OrderListPage });

/** 我的订单 (spec §2): all of them by state, and what can be done with each. */
function OrderListPage({ query, orders, counts, refunded, exported }: PageProps<typeof data>) {
  const isCompact = useMediaQuery(COMPACT);
  const exportOrders = useOrderExport(toOrderFilter(query.values));
  usePolling(exported.refetch, isExporting(exported.data) ? POLLING_MS : 0);
  const [asked, setAsked] = useState<OrderBrief | null>(null);
  const [notice, setNotice] = useState('');
  // As it is by now: the list may have been read again since it was asked about.
  const newest = asked && (orders.lastData?.list.find(({ orderNo }) => orderNo === asked.orderNo) ?? asked);
  return (
    <AccountPage
      title="我的订单"
      lead="查看订单进度与费用，支付或取消待支付的订单。"
      actions={
        <>
          <PayTogether orders={orders.data?.list ?? []} />
          {BUY}
        </>
      }
    >
      <Alert tone="success">{notice}</Alert>
      <OrderExport result={exported} />
      {counts.isLoading || refunded.isLoading || exported.isLoading ? (
        <Waiting />
      ) : (
        <RecordList<OrderBrief>
          name="订单"
          storageKey="order"
          columns={isCompact ? COMPACT_COLUMNS : ORDER_COLUMNS}
          getKey={({ orderNo }) => orderNo}
          result={orders}
          query={query}
          tabs={{ name: 'status', items: listOrderTabs(counts.data, query.get('status'), refunded.data?.total) }}
          filters={<OrderFilters query={query} />}
          onExport={exportOrders}
          isExporting={isExporting(exported.data)}
          empty={{ message: '还没有订单，选购产品后可以在这里查看进度' }}
          rowActions={(row) => <RowActions row={row} onCancel={() => setAsked(row)} />}
        />
      )}
      <CancelDialog
        order={newest}
        onClose={() => setAsked(null)}
        onDone={(message) => {
          setAsked(null);
          setNotice(message);
        }}
        onStale={orders.refetch}
      />
    </AccountPage>
  );
}

/** Leads to the cashier with all that are listed and wait for their payment. */
function PayTogether({ orders }: { readonly orders: readonly OrderBrief[] }) {
  const orderNos = orders.filter(({ status }) => status === 20).map(({ orderNo }) => orderNo);
  if (orderNos.length < 2) return null;
  return (
    <ButtonLink href={toCashierHref(orderNos.slice(0, MAX_PAID_ORDERS))} size="compact">
      合并支付
    </ButtonLink>
  );
}

// Tabs with their totals or none: nothing moves once they are shown.
function Waiting() {
  return (
    <div role="status" aria-label="正在加载订单" {...PENDING}>
      <Skeleton height={560} />
    </div>
  );
}

/** Filters of the list of orders, and its order where there are no headings to choose it by. */
function OrderFilters({ query }: { readonly query: RecordQuery }) {
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  return (
    <>
      <FilterText
        query={query}
        name="keyword"
        label="关键词"
        placeholder="订单号或产品"
        maxLength={ORDER_LIMITS.keyword}
      />
      <FilterSelect query={query} name="type" label="订单类型" options={TYPES} />
      <FilterDates query={query} names={['dateFrom', 'dateTo']} label="下单日期" />
      <FilterNumbers
        query={query}
        names={['payableFrom', 'payableTo']}
        label="应付金额（元）"
        maxLength={AMOUNT_DIGITS}
      />
      {isNarrow && <FilterSelect query={query} name="sort" label="排序" options={SORTS} unset="默认" />}
    </>
  );
}
