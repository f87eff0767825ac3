import type { WorkOrderDetail } from '@portal/api-contract/account';
import { useDownload } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, StatusNotice } from '@portal/ui-account';
import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActBar } from './act-bar';
import { ActDialogs } from './act-dialogs';
import { useReadReplies } from './use-read-replies';
import { type OwnAct, selectOwnActs } from './work-order-acts';
import { WorkOrderView } from './work-order-view';

/** Props of `OpenWorkOrder`. */
export interface OpenWorkOrderProps {
  readonly workOrder: WorkOrderDetail;
  /** Account whose page it is. */
  readonly account: string;
  /** Fetches the work order again. */
  readonly onStale: () => void;
}

const STALE = '工单刚刚有了变化，已载入最新内容，您填写的内容已保留';

/** The page of a work order with what its owner may do. */
export function OpenWorkOrder({ workOrder, account, onStale }: OpenWorkOrderProps) {
  const { ticketNo, title, acts, rating } = workOrder;
  useReadReplies(workOrder);
  const navigate = useNavigate();
  const download = useDownload();
  const [act, setAct] = useState<OwnAct | null>(null);
  const [notice, setNotice] = useState('');
  const listener = {
    onDone: setNotice,
    onStale: () => {
      setNotice(STALE);
      onStale();
    },
  };

  function finishAct(message: string) {
    if (act === 'delete') void navigate(accountPaths.workOrders.href(), { replace: true });
    setAct(null);
    setNotice(message);
  }

  const saveTranscript = () =>
    download(
      { method: 'GET', path: '/portal/workorder/ticket/transcript', query: { ticketNo } },
      `工单${ticketNo}.txt`,
    ).catch((error: Error) => setNotice(error.message));

  return (
    <AccountPage
      title={title}
      back={{ href: accountPaths.workOrders.href(), text: '我的工单' }}
      actions={
        <>
          <ActBar acts={selectOwnActs(acts)} isRated={rating !== null} onAct={setAct} />
          <Button size="compact" onClick={() => void saveTranscript()}>
            下载记录
          </Button>
        </>
      }
    >
      <StatusNotice text={notice} />
      <WorkOrderView workOrder={workOrder} account={account} {...listener} />
      <ActDialogs
        workOrder={workOrder}
        act={act}
        onClose={() => setAct(null)}
        onStale={listener.onStale}
        onDone={finishAct}
      />
    </AccountPage>
  );
}
