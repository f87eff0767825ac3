import type { WorkOrderDetail } from '@portal/api-contract/account';
import { useDownload, useReadRepliesMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { ActDialog } from './act-dialog';
import type { ActListener } from './act-form';
import { GrantDialog } from './grant-dialog';
import { RatingDialog } from './rating-dialog';
import { ACT_WORDS, type OwnAct, selectOwnActs } from './work-order-acts';
import { AccountPage, usePageVisible } from '@portal/ui-account';
import { Alert, Button } from '@portal/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WorkOrderView } from './work-order-view';

/** What somebody does who sits in front of a page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

const CHANGE_RATING = { label: '修改评价', look: 'secondary' } as const;

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
      <Alert tone="success">{notice}</Alert>
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

interface ActBarProps {
  readonly acts: readonly OwnAct[];
  readonly isRated: boolean;
  readonly onAct: (act: OwnAct) => void;
}

/** Buttons of what the owner may do now. */
function ActBar({ acts, isRated, onAct }: ActBarProps) {
  return acts.map((act) => {
    const { label, look } = act === 'rate' && isRated ? CHANGE_RATING : ACT_WORDS[act];
    return (
      <Button key={act} variant={look} size="compact" onClick={() => onAct(act)}>
        {label}
      </Button>
    );
  });
}

interface ActDialogsProps extends ActListener {
  readonly workOrder: WorkOrderDetail;
  /** The act that is asked about; it stays open where the work order moves on meanwhile. */
  readonly act: OwnAct | null;
  readonly onClose: () => void;
}

/** The dialog of the act that was chosen. */
function ActDialogs({ workOrder: { ticketNo, rating, version }, act, ...rest }: ActDialogsProps) {
  const isPlain = act !== 'rate' && act !== 'grant';
  return (
    <>
      <ActDialog ticketNo={ticketNo} act={isPlain ? act : null} {...rest} />
      <RatingDialog ticketNo={ticketNo} version={version} rating={rating} isOpen={act === 'rate'} {...rest} />
      <GrantDialog ticketNo={ticketNo} isOpen={act === 'grant'} {...rest} />
    </>
  );
}

/**
 * Tells that the owner has read the replies: once the page is opened and looked at, and for replies that come in while it
 * is open, once somebody moves there. A page that nobody sits at reads nothing, and lets the session end.
 */
function useReadReplies({ ticketNo, messages }: Pick<WorkOrderDetail, 'ticketNo' | 'messages'>): void {
  const isVisible = usePageVisible();
  const [read] = useReadRepliesMutation();
  const isOpened = useRef(false);
  const unread = messages
    .filter(({ author, readAt }) => author === 'agent' && readAt === null)
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (!isVisible || (isOpened.current && unread === '')) return undefined;
    const listening = new AbortController();
    const tell = () => {
      listening.abort();
      void read({ ticketNo });
    };
    if (isOpened.current) {
      for (const sign of SIGNS) window.addEventListener(sign, tell, { passive: true, signal: listening.signal });
      return () => listening.abort();
    }
    isOpened.current = true;
    tell();
    return undefined;
  }, [isVisible, unread, ticketNo, read]);
}
