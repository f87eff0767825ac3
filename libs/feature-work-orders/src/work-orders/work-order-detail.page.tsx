import { definePage, fetchFresh, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi, workOrdersApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, RecordColumns, usePolling } from '@portal/ui-account';
import { ButtonLink, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { OpenWorkOrder } from './open-work-order';
import styles from './work-order-detail.module.css';

const BACK = { href: accountPaths.workOrders.href(), text: '我的工单' };

/** Pause between two looks at a work order while its page is looked at, in milliseconds. */
const POLLING_MS = 20_000;

const data = pageData({ ticketNo: urlField.text(32) }, ({ query: { ticketNo } }) => ({
  workOrder: fetchFresh(workOrdersApi.endpoints.getWorkOrder, ticketNo && { ticketNo }),
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
}));

export const page = definePage({ data, Page: WorkOrderDetailPage });

/** 工单详情 (spec §2): the work order the URL names. */
function WorkOrderDetailPage({ query, workOrder: result, profile }: PageProps<typeof data>) {
  const { ticketNo } = query.values;
  usePolling(result.refetch, POLLING_MS);
  if (!ticketNo || result.error?.code === '404') return <MissingWorkOrder />;
  if (result.data && !profile.isLoading) {
    return (
      <OpenWorkOrder
        key={ticketNo}
        workOrder={result.data}
        account={profile.data?.account ?? ''}
        onStale={result.refetch}
      />
    );
  }
  return (
    <AccountPage title="工单详情" back={BACK}>
      <QueryView result={result} isHeld={result.data !== undefined} waiting={<Waiting />}>
        {() => null}
      </QueryView>
    </AccountPage>
  );
}

function MissingWorkOrder() {
  return (
    <AccountPage title="工单详情" back={BACK}>
      <EmptyState
        message="没有找到这个工单，可能已被删除"
        action={<ButtonLink href={BACK.href}>返回工单列表</ButtonLink>}
      />
    </AccountPage>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={92} />
      <RecordColumns main={<Skeleton height={640} />} aside={<Skeleton height={520} />} />
    </div>
  );
}
