import type { WorkOrderDetail } from '@portal/api-contract/account';
import { AccountCard, formatBeijingTime } from '@portal/ui-account';
import { STAR_LABELS } from './star-labels';
import styles from './work-order-detail.module.css';

/** What the owner has said of the service. */
export function OwnRating({ rating }: { readonly rating: NonNullable<WorkOrderDetail['rating']> }) {
  const { time, result, tags = [], text, editableUntil } = rating;
  return (
    <AccountCard title="我的评价">
      <dl className={styles.facts}>
        <div>
          <dt>响应时效</dt>
          <dd>{`${time} 星，${STAR_LABELS[time] ?? ''}`}</dd>
        </div>
        <div>
          <dt>处理结果</dt>
          <dd>{`${result} 星，${STAR_LABELS[result] ?? ''}`}</dd>
        </div>
      </dl>
      {tags.length > 0 && <p className={styles.said}>{tags.join(' · ')}</p>}
      {text && <p className={styles.said}>{text}</p>}
      <p className={styles.faint}>{formatBeijingTime(editableUntil)} 前可以修改</p>
    </AccountCard>
  );
}
