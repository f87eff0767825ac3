import { ErrorNotice } from '@portal/ui-layout';
import { useSyncExternalStore } from 'react';
import type { NoticeBoard } from './notice-board';

/** Shows what is on the notice board. */
export function NoticeContainer({ board }: { readonly board: NoticeBoard }) {
  const notices = useSyncExternalStore(board.subscribe, board.getNotices, board.getNotices);
  return <ErrorNotice notices={notices} onDismiss={board.dismiss} />;
}
