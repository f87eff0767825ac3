import type { WorkOrderDetail } from '@portal/api-contract/account';
import { useReadRepliesMutation } from '@portal/data-access-api/account';
import { usePageVisible } from '@portal/ui-account';
import { useEffect, useRef } from 'react';

/** What somebody does who sits in front of a page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Tells that the owner has read the replies: once the page is opened and looked at, and for replies that come in while it
 * is open, once somebody moves there. A page that nobody sits at reads nothing, and lets the session end.
 */
export function useReadReplies({ ticketNo, messages }: Pick<WorkOrderDetail, 'ticketNo' | 'messages'>): void {
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
