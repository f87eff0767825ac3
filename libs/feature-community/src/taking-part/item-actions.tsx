import type { ContentCounts } from '@portal/api-contract/community';
import { useAppDispatch } from '@portal/data-access-api';
import { Button, copyText } from '@portal/ui-kit';
import { type ReactNode, useState } from 'react';
import { formatFigure } from '../shared/format-figure';
import { ReportButton } from './report-button';
import styles from './taking-part.module.css';
import { type PartAction, useTakingPart } from './use-taking-part';

/** Props of `ItemActions`. */
export interface ItemActionsProps {
  readonly mid: string;
  readonly counts: Pick<ContentCounts, 'likes' | 'collects'>;
  /** Questions are voted on and followed, everything else is liked. */
  readonly isQuestion?: boolean;
  readonly children?: ReactNode;
}

/** What a reader can do with an item: like, collect, share, report. */
export function ItemActions({ mid, counts, isQuestion = false, children }: ItemActionsProps) {
  const target = { targetType: 'content', targetId: mid } as const;
  const { state, failure, isSending, toggle } = useTakingPart(target, true);
  const dispatch = useAppDispatch();
  const [message, setMessage] = useState('');
  const { likes, collects } = state?.counts ?? counts;
  const press = (action: PartAction) => ({ disabled: isSending, onClick: () => toggle(action) });

  async function share(): Promise<void> {
    const { href } = window.location;
    void import('./taking-part-calls').then(({ noteShare }) => noteShare(dispatch, target));
    setMessage((await copyText(href)) ? '链接已复制' : `请手动复制：${href}`);
  }

  return (
    <div className={styles.bar}>
      {!isQuestion && (
        <Button variant="plain" className={styles.action} aria-pressed={state?.mine.liked ?? false} {...press('like')}>
          赞 <span className={styles.count}>{formatFigure(likes)}</span>
        </Button>
      )}
      <Button
        variant="plain"
        className={styles.action}
        aria-pressed={state?.mine.collected ?? false}
        {...press('collect')}
      >
        收藏 <span className={styles.count}>{formatFigure(collects)}</span>
      </Button>
      {isQuestion && (
        <Button
          variant="plain"
          className={styles.action}
          aria-pressed={state?.mine.followed ?? false}
          {...press('follow')}
        >
          {state?.mine.followed ? '已关注' : '关注问题'}
        </Button>
      )}
      {children}
      <span className={styles.rest}>
        <Button variant="plain" onClick={() => void share()}>
          复制链接
        </Button>
        <ReportButton target={target} />
      </span>
      <span role="status" className={styles.message}>
        {failure || message}
      </span>
    </div>
  );
}
