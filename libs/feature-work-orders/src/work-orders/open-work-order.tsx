import type { WorkOrderDetail } from '@portal/api-contract/account';
import { useDownload, useReadRepliesMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { ActionDialog } from './action-dialog';
import { GrantDialog } from './grant-dialog';
import { RatingDialog } from './rating-dialog';
import { ACTION_WORDS, type OwnAction, selectOwnActions } from './work-order-actions';
import { AccountPage, type ActionListener, usePageVisible } from '@portal/ui-account';
import { Alert, Button } from '@portal/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WorkOrderView } from './work-order-view';

/** What somebody does who sits in front of a page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

const CHANGE_RATING = { label: '修改评价', variant: 'secondary' } as const;

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
  const [action, setAction] = useState<OwnAction | null>(null);
  const [notice, setNotice] = useState('');
  const listener = {
    onDone: setNotice,
    onStale: () => {
      setNotice(STALE);
      onStale();
    },
  };

  function finishAction(message: string) {
    if (action === 'delete') void navigate(accountPaths.workOrders.href(), { replace: true });
    setAction(null);
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
          <ActionBar actions={selectOwnActions(acts)} isRated={rating !== null} onAction={setAction} />
          <Button size="compact" onClick={() => void saveTranscript()}>
            下载记录
          </Button>
        </>
      }
    >
      <Alert tone="success">{notice}</Alert>
      <WorkOrderView workOrder={workOrder} account={account} {...listener} />
      <ActionDialogs
        workOrder={workOrder}
        action={action}
        onClose={() => setAction(null)}
        onStale={listener.onStale}
        onDone={finishAction}
      />
    </AccountPage>
  );
}

interface ActionBarProps {
  readonly actions: readonly OwnAction[];
  readonly isRated: boolean;
  readonly onAction: (action: OwnAction) => void;
}

/** Buttons of what the owner may do now. */
function ActionBar({ actions, isRated, onAction }: ActionBarProps) {
  return actions.map((action) => {
    const { label, variant } = action === 'rate' && isRated ? CHANGE_RATING : ACTION_WORDS[action];
    return (
      <Button key={action} variant={variant} size="compact" onClick={() => onAction(action)}>
        {label}
      </Button>
    );
  });
}

interface ActionDialogsProps extends ActionListener {
  readonly workOrder: WorkOrderDetail;
  /** The action that is asked about; it stays open where the work order moves on meanwhile. */
  readonly action: OwnAction | null;
  readonly onClose: () => void;
}

/** The dialog of the action that was chosen. */
function ActionDialogs({ workOrder: { ticketNo, rating, version }, action, ...rest }: ActionDialogsProps) {
  const isPlain = action !== 'rate' && action !== 'grant';
  return (
    <>
      <ActionDialog ticketNo={ticketNo} action={isPlain ? action : null} {...rest} />
      <RatingDialog ticketNo={ticketNo} version={version} rating={rating} isOpen={action === 'rate'} {...rest} />
      <GrantDialog ticketNo={ticketNo} isOpen={action === 'grant'} {...rest} />
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
