import type { ProductCategory } from '@portal/api-contract';
import { WORK_ORDER_SEVERITIES, type WorkOrderBrief } from '@portal/api-contract/account';
import { api, definePage, fetchFresh, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { useDownload, workOrdersApi } from '@portal/data-access-api/account';
import { describeState, listStates, workOrderLifecycle } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { FilterDates, FilterSelect, FilterText, RecordList, type RecordQuery } from '@portal/ui-account/records';
import { Alert, ButtonLink, PENDING, Skeleton, useMediaQuery } from '@portal/ui-kit';
import { useState } from 'react';
import { ActionDialog } from './action-dialog';
import { RowActions } from './row-actions';
import type { PlainAction } from './work-order-actions';
import { COMPACT_COLUMNS, WORK_ORDER_COLUMNS } from './work-order-columns';
import { toWorkOrderFilter, workOrderQuery } from './work-order-filter.rules';
import { formatSeverity } from './work-order-labels';

const SEVERITY_OPTIONS = Object.keys(WORK_ORDER_SEVERITIES).map((value) => ({
  value,
  label: formatSeverity(value as keyof typeof WORK_ORDER_SEVERITIES),
}));

/** Wide enough for a table, and too narrow for all of its columns. */
const COMPACT = '(min-width: 768px) and (max-width: 1439.98px)';

const SUBMIT = (
  <ButtonLink href={accountPaths.workOrderSubmit.href()} variant="primary" size="compact">
    提交工单
  </ButtonLink>
);

const data = pageData(workOrderQuery, ({ brand: { visibleRange }, query }) => ({
  workOrders: fetchFresh(workOrdersApi.endpoints.listWorkOrders, {
    ...toWorkOrderFilter(query),
    ...{ pageNo: query.page, pageSize: query.size },
  }),
  counts: fetchFresh(workOrdersApi.endpoints.countWorkOrders),
  products: fetchQuery(api.endpoints.getNavProduct, { visibleRange }),
}));

export const page = definePage({ data, Page: WorkOrderListPage });

/** 我的工单 (spec §2): all of them by state, and what can be done with each. */
function WorkOrderListPage({ query, workOrders, counts: countResult, products }: PageProps<typeof data>) {
  const isCompact = useMediaQuery(COMPACT);
  const { data: counts } = countResult;
  const download = useDownload();
  const [asked, setAsked] = useState<{ readonly ticketNo: string; readonly action: PlainAction } | null>(null);
  const [notice, setNotice] = useState('');

  const totalOf = (state: number) => counts && (counts.find(({ status }) => status === state)?.total ?? 0);
  const tabs = listStates(workOrderLifecycle).map((state) => ({
    value: String(state),
    label: describeState(workOrderLifecycle, state).label,
    total: totalOf(state),
  }));

  return (
    <AccountPage title="我的工单" lead="查看处理进度，补充信息，确认结果。" actions={SUBMIT}>
      <Alert tone="success">{notice}</Alert>
      {countResult.isLoading || products.isLoading ? (
        <Waiting />
      ) : (
        <RecordList<WorkOrderBrief>
          name="工单"
          storageKey="workorder"
          columns={isCompact ? COMPACT_COLUMNS : WORK_ORDER_COLUMNS}
          getKey={({ ticketNo }) => ticketNo}
          result={workOrders}
          query={query}
          tabs={{
            name: 'status',
            items: [{ value: '', label: '全部', total: counts?.reduce((sum, { total }) => sum + total, 0) }, ...tabs],
          }}
          filters={<WorkOrderFilters query={query} categories={products.data ?? []} />}
          onExport={() =>
            download(
              { method: 'POST', path: '/portal/workorder/ticket/export', body: toWorkOrderFilter(query.values) },
              '我的工单.csv',
            )
          }
          empty={{ message: '还没有提交过工单，遇到问题可以随时找我们' }}
          rowActions={(row) => (
            <RowActions row={row} onAction={(action) => setAsked({ ticketNo: row.ticketNo, action })} />
          )}
        />
      )}
      <ActionDialog
        ticketNo={asked?.ticketNo ?? ''}
        action={asked?.action ?? null}
        onClose={() => setAsked(null)}
        onDone={(message) => {
          setAsked(null);
          setNotice(message);
        }}
        onStale={workOrders.refetch}
      />
    </AccountPage>
  );
}

// Tabs with their totals, filters with their options, or none of both: nothing moves once they are shown.
function Waiting() {
  return (
    <div role="status" aria-label="正在加载工单" {...PENDING}>
      <Skeleton height={560} />
    </div>
  );
}

interface WorkOrderFiltersProps {
  readonly query: RecordQuery;
  /** With the products that can be chosen. */
  readonly categories: readonly ProductCategory[];
}

/** Filters of the list of work orders. */
function WorkOrderFilters({ query, categories }: WorkOrderFiltersProps) {
  const products = new Map(
    categories.flatMap(({ childrenData }) => childrenData.map(({ code, productName }) => [code, productName])),
  );
  return (
    <>
      <FilterText query={query} name="keyword" label="关键词" placeholder="编号或标题" maxLength={60} />
      <FilterSelect query={query} name="severity" label="严重级别" options={SEVERITY_OPTIONS} />
      <FilterSelect
        query={query}
        name="productCode"
        label="产品"
        options={[...products].map(([value, label]) => ({ value, label }))}
      />
      <FilterDates query={query} names={['dateFrom', 'dateTo']} label="提交日期" />
    </>
  );
}
