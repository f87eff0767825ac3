import { FEEDBACK_REASONS, FEEDBACK_STATUSES } from '@portal/api-contract';
import { useDocFeedbackMineQuery } from '@portal/data-access-api/documents';
import { Badge, DataNotice, Dialog, SiteLink, Skeleton } from '@portal/ui-kit';
import { placeHref } from '../place/doc-place';
import styles from './feedback-parts.module.css';

/** What a reader has said about pages, and what became of it. */
export function OwnFeedback({ onClose }: { readonly onClose: () => void }) {
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
