import { definePage, fetchFresh, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi, workOrdersApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { RecordPage, usePolling } from '@portal/ui-account';
import { OpenWorkOrder } from './open-work-order';

const PAGE = { title: '工单详情', back: { href: accountPaths.workOrders.href(), text: '我的工单' } };
const MISSING = { message: '没有找到这个工单，可能已被删除', back: '返回工单列表' };
const HEIGHTS = { summary: 92, main: 640, aside: 520 };

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
  return (
    <RecordPage {...PAGE} id={ticketNo} result={result} isHeld={profile.isLoading} missing={MISSING} heights={HEIGHTS}>
      {(workOrder) => (
        <OpenWorkOrder
          key={ticketNo}
          workOrder={workOrder}
          account={profile.data?.account ?? ''}
          onStale={result.refetch}
        />
      )}
    </RecordPage>
  );
}
