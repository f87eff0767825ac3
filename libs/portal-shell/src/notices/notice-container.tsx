import type { ErrorNoticeProps } from '@portal/ui-layout';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { NoticeBoard } from './notice-board';

/** Shows what is on the notice board; the code that shows it comes with the first notice. */
export function NoticeContainer({ board }: { readonly board: NoticeBoard }) {
  const notices = useSyncExternalStore(board.subscribe, board.getNotices, board.getNotices);
  const [Notice, setNotice] = useState<ComponentType<ErrorNoticeProps> | null>(null);
  const isNeeded = notices.length > 0 && Notice === null;
  useEffect(() => {
    if (!isNeeded) return;
    import('./error-notice').then(
      ({ ErrorNotice }) => setNotice(() => ErrorNotice),
      () => console.error(notices.map(({ message }) => message).join('\n')),
    );
  }, [isNeeded, notices]);
  return Notice && <Notice notices={notices} onDismiss={board.dismiss} />;
}
