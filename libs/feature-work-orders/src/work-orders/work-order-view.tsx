import { Conversation } from './conversation';
import { ReplyBox } from './reply-box';
import { STAR_LABELS } from './star-labels';
import { canReply } from './work-order-actions';
import styles from './work-order-detail.module.css';
import { WorkOrderFacts } from './work-order-facts';
import { toWorkOrderHref } from './work-order-href';
import { WorkOrderSummary } from './work-order-summary';
import { describeClosed } from './work-order-words';
import type { WorkOrderDetail } from '@portal/api-contract/account';
import { useFileCalls } from '@portal/data-access-api/account';
import { workOrderLifecycle } from '@portal/lifecycles';
import {
  AccountCard,
  type ActionListener,
  formatBeijingTime,
  RecordColumns,
  RecordFiles,
  StatusTag,
  Timeline,
  useRecordFile,
} from '@portal/ui-account';
import { PictureDialog } from '@portal/ui-account/dialog';
import { Alert, SiteLink } from '@portal/ui-kit';

/** Props of `WorkOrderView`. */
export interface WorkOrderViewProps extends ActionListener {
  readonly workOrder: WorkOrderDetail;
  /** Account whose page it is. */
  readonly account: string;
}

/** A work order with its conversation, its facts and what happened to it. */
export function WorkOrderView({ workOrder, account, ...listener }: WorkOrderViewProps) {
  const { ticketNo, status, description, files, messages, log, acts, rating, related, respondedAt } = workOrder;
  const file = useRecordFile(useFileCalls());
  const fileProps = { busyId: file.busyId, onOpenFile: file.open };
  return (
    <>
      <WorkOrderSummary workOrder={workOrder} />
      <RecordColumns
        main={
          <>
            <AccountCard title="问题描述">
              <p className={styles.description}>{description}</p>
              <RecordFiles label="附件" files={files} busyId={file.busyId} onOpen={file.open} />
            </AccountCard>
            <AccountCard title="沟通记录">
              {file.failure && <Alert className={styles.failure}>{file.failure}</Alert>}
              <Conversation messages={messages} isTaken={respondedAt !== null} {...fileProps} />
              <ReplyBox
                ticketNo={ticketNo}
                status={status}
                closedReason={canReply(acts) ? '' : describeClosed(status)}
                account={account}
                {...listener}
              />
            </AccountCard>
          </>
        }
        aside={
          <>
            <AccountCard title="基本信息">
              <WorkOrderFacts workOrder={workOrder} />
            </AccountCard>
            {rating && <OwnRating rating={rating} />}
            <AccountCard title="处理进度">
              <Timeline lifecycle={workOrderLifecycle} log={log} onOpenFile={file.open} />
            </AccountCard>
            <RelatedWorkOrders related={related} />
          </>
        }
      />
      <PictureDialog preview={file.preview} onClose={file.close} />
    </>
  );
}

/** Other work orders of the owner about the same product. */
function RelatedWorkOrders({ related }: Pick<WorkOrderDetail, 'related'>) {
  if (related.length === 0) return null;
  return (
    <AccountCard title="相关工单">
      <ul className={styles.related}>
        {related.map(({ ticketNo, title, status }) => (
          <li key={ticketNo}>
            <SiteLink href={toWorkOrderHref(ticketNo)}>{title}</SiteLink>
            <StatusTag lifecycle={workOrderLifecycle} state={status} />
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}

/** What the owner has said of the service. */
function OwnRating({ rating }: { readonly rating: NonNullable<WorkOrderDetail['rating']> }) {
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
