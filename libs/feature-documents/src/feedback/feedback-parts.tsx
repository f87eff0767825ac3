import { type DocContent, FEEDBACK_REASONS, FEEDBACK_STATUSES } from '@portal/api-contract';
import { useDocFeedbackMineQuery } from '@portal/data-access-api/documents';
import { Badge, DataNotice, Dialog, SiteLink, Skeleton } from '@portal/ui-kit';
import { placeHref } from '../place/doc-place';
import { FeedbackForm } from './feedback-form';
import styles from './feedback-parts.module.css';
import { FeedbackThanks } from './feedback-thanks';

/** Props of `FeedbackParts`. */
export interface FeedbackPartsProps {
  readonly content: DocContent;
  /** What the reader has chosen; absent before. */
  readonly isHelpful: boolean | undefined;
  readonly isOwnShown: boolean;
  readonly onOwnClose: () => void;
}

/** What follows the choice whether a page has helped; its code comes with the first press. */
export function FeedbackParts({ content, isHelpful, isOwnShown, onOwnClose }: FeedbackPartsProps) {
  return (
    <>
      {isHelpful === true && <FeedbackThanks content={content} />}
      {isHelpful === false && <FeedbackForm content={content} />}
      {isOwnShown && <OwnFeedback onClose={onOwnClose} />}
    </>
  );
}

/** What a reader has said about pages, and what became of it. */
function OwnFeedback({ onClose }: { readonly onClose: () => void }) {
  const { data, isError, refetch } = useDocFeedbackMineQuery();
  return (
    <Dialog title="我的反馈" onClose={onClose}>
      {isError && <DataNotice onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={200} />}
      {data?.length === 0 && <p className={styles.empty}>您还没有反馈过文档。</p>}
      <ul className={styles.list}>
        {data?.map(
          ({ feedbackNo, id, nodeId, docVersionId, title, helpful, reasons, text, status, reply, createdAt }) => (
            <li key={feedbackNo}>
              <p>
                <SiteLink href={placeHref({ id, nodeId, docVersionId })} onClick={onClose}>
                  {title}
                </SiteLink>
                <Badge tone={status === 'handled' ? 'active' : 'info'}>{FEEDBACK_STATUSES[status]}</Badge>
              </p>
              <p className={styles.facts}>
                {createdAt.slice(0, 10)} · 编号 {feedbackNo} ·{' '}
                {helpful ? '有帮助' : reasons.map((reason) => FEEDBACK_REASONS[reason]).join('、') || '没帮助'}
              </p>
              {text && <p>{text}</p>}
              {reply && <p className={styles.reply}>回复：{reply}</p>}
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}
