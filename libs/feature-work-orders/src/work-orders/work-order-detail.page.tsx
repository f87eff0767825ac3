import { definePage } from '@portal/data-access-api';
import type { ApiError } from '@portal/data-access-api';
import { useGetUserProfileQuery, useGetWorkOrderQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, usePageVisible } from '@portal/ui-account';
import { readText } from '@portal/ui-content';
import { ButtonLink, DataNotice, EmptyState, Skeleton } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { OpenWorkOrder } from './open-work-order';
import styles from './work-order-detail.module.css';

const BACK = { href: accountPaths.workOrders.href(), text: '我的工单' };

/** Pause between two looks at a work order while its page is looked at, in milliseconds. */
const POLLING_MS = 20_000;

export const page = definePage({ Page: WorkOrderDetailPage });

/** 工单详情 (spec §2): the work order the address names. */
function WorkOrderDetailPage() {
  const [params] = useSearchParams();
  const ticketNo = readText(params, 'ticketNo', 32) ?? '';
  return <WorkOrder key={ticketNo} ticketNo={ticketNo} />;
}

function WorkOrder({ ticketNo }: { readonly ticketNo: string }) {
  const isVisible = usePageVisible();
  const call = useGetWorkOrderQuery(
    { ticketNo },
    { skip: ticketNo === '', pollingInterval: isVisible ? POLLING_MS : 0, refetchOnMountOrArgChange: true },
  );
  const { data: workOrder, error, isError, refetch } = call;
  const { data: profile, isLoading } = useGetUserProfileQuery();
  const isMissing = ticketNo === '' || (error as ApiError | undefined)?.code === '404';
  if (workOrder && !isMissing && !isLoading) {
    return <OpenWorkOrder workOrder={workOrder} account={profile?.account ?? ''} onStale={() => void refetch()} />;
  }
  return (
    <AccountPage title="工单详情" back={BACK}>
      {isMissing && (
        <EmptyState
          message="没有找到这个工单，可能已被删除"
          action={<ButtonLink href={BACK.href}>返回工单列表</ButtonLink>}
        />
      )}
      {!isMissing && isError && <DataNotice error={error} onRetry={() => void refetch()} />}
      {!isMissing && (workOrder || !isError) && <Waiting />}
    </AccountPage>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="加载中">
      <Skeleton height={92} />
      <div className={styles.columns}>
        <Skeleton height={640} />
        <Skeleton height={520} />
      </div>
    </div>
  );
}
