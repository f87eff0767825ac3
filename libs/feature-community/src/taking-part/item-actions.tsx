import type { ContentDetail } from '@portal/api-contract/community';
import { Button } from '@portal/ui-kit';
import { ShareButton } from '../share-card/share-button';
import { formatFigure } from '../shared/format-figure';
import { ReportButton } from './report-button';
import styles from './taking-part.module.css';
import { type PartAction, useTakingPart } from './use-taking-part';

/** Props of `ItemActions`. */
export interface ItemActionsProps {
  readonly item: ContentDetail;
  /** Questions are voted on and followed, everything else is liked. */
  readonly isQuestion?: boolean;
}

/** What a reader can do with an item: like, collect, share, report. */
export function ItemActions({ item, isQuestion = false }: ItemActionsProps) {
  const target = { targetType: 'content', targetId: item.mid } as const;
  const { state, failure, isSending, toggle } = useTakingPart(target, true);
  const { likes, collects } = state?.counts ?? item.counts;
  const press = (action: PartAction) => ({ disabled: isSending, onClick: () => toggle(action) });

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
      <span className={styles.rest}>
        <ShareButton item={item} />
        <ReportButton target={target} />
      </span>
      <span role="status" className={styles.message}>
        {failure}
      </span>
    </div>
  );
}
