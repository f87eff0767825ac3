import type { ContentItem } from '@portal/api-contract/community';
import { type ApiError, isLoggedIn, readSession, useAppDispatch } from '@portal/data-access-api';
import {
  readRecommendedAnew,
  useMarkUninterestingMutation,
  useUnmarkUninterestingMutation,
} from '@portal/data-access-api/community';
import { goToLogin } from '@portal/data-access-api/session';
import { personCenterPaths } from '@portal/portal-paths/person-center';
import { Button, SiteLink } from '@portal/ui-kit';
import { useEffect, useRef, useState } from 'react';
import styles from './uninteresting-row.module.css';

/** Props of `UninterestingRow`. */
export interface UninterestingRowProps {
  readonly item: ContentItem;
  /** It is to be shown as before. */
  readonly onBack: () => void;
}

/** What stands in place of an item that its reader has just called uninteresting: until the list is read anew that can be undone. */
export function UninterestingRow({ item: { mid, title }, onBack }: UninterestingRowProps) {
  const dispatch = useAppDispatch();
  const [mark] = useMarkUninterestingMutation();
  const [unmark] = useUnmarkUninterestingMutation();
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(true);
  const isMarked = useRef(false);
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let isShown = true;
    async function send() {
      if (!isLoggedIn(readSession())) {
        onBack();
        const { pathname, search, hash } = window.location;
        await goToLogin(dispatch, pathname + search + hash);
        return;
      }
      const { error } = await mark({ targetId: mid });
      isMarked.current = !error;
      if (!isShown) {
        dispatch(readRecommendedAnew());
        return;
      }
      setIsSending(false);
      if (error) setFailure(readMessage(error));
    }
    void send();
    undo.current?.focus();
    return () => {
      isShown = false;
      if (isMarked.current) dispatch(readRecommendedAnew());
    };
    // Once for a press, which has drawn this.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function takeBack() {
    if (isSending) return;
    if (!isMarked.current) {
      onBack();
      return;
    }
    setIsSending(true);
    const { error } = await unmark({ targetIds: [mid] });
    setIsSending(false);
    if (error) setFailure(readMessage(error));
    else {
      isMarked.current = false;
      onBack();
    }
  }

  return (
    <div className={styles.row}>
      <p role="status">{failure || `将不再推荐《${title}》`}</p>
      <Button
        ref={undo}
        size="compact"
        aria-label={`撤销：${title}`}
        aria-disabled={isSending}
        onClick={() => void takeBack()}
      >
        撤销
      </Button>
      <SiteLink href={personCenterPaths.myHistory.href(undefined, { tab: 'uninteresting' })}>
        管理不感兴趣的内容
      </SiteLink>
    </div>
  );
}

function readMessage(error: unknown): string {
  return (error as ApiError).msg || '没有成功，请稍后再试';
}
