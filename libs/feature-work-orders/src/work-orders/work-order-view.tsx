import type { WorkOrderDetail } from '@portal/api-contract/account';
import { useDownload, useFetchFile } from '@portal/data-access-api/account';
import { workOrderLifecycle } from '@portal/lifecycles';
import { AccountCard, RecordFiles, Timeline, useRecordFile } from '@portal/ui-account';
import { PictureDialog } from '@portal/ui-account/dialog';
import { Conversation } from './conversation';
import { OwnRating } from './own-rating';
import { RelatedWorkOrders } from './related-work-orders';
import { ReplyBox } from './reply-box';
import type { ActListener } from './act-form';
import { canReply } from './work-order-acts';
import styles from './work-order-detail.module.css';
import { WorkOrderFacts } from './work-order-facts';
import { WorkOrderSummary } from './work-order-summary';
import { describeClosed } from './work-order-words';

/** Props of `WorkOrderView`. */
export interface WorkOrderViewProps extends ActListener {
  readonly workOrder: WorkOrderDetail;
  /** Account whose page it is. */
  readonly account: string;
}

/** A work order with its conversation, its facts and what happened to it. */
export function WorkOrderView({ workOrder, account, ...listener }: WorkOrderViewProps) {
  const { ticketNo, status, description, files, messages, log, acts, rating, related, respondedAt } = workOrder;
  const file = useRecordFile({ fetchFile: useFetchFile(), download: useDownload() });
  const fileProps = { busyId: file.busyId, onOpenFile: file.open };
  return (
    <>
      <WorkOrderSummary workOrder={workOrder} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <AccountCard title="问题描述">
            <p className={styles.description}>{description}</p>
            <RecordFiles label="附件" files={files} busyId={file.busyId} onOpen={file.open} />
          </AccountCard>
          <AccountCard title="沟通记录">
            {file.failure && (
              <p className={styles.failure} role="alert">
                {file.failure}
              </p>
            )}
            <Conversation messages={messages} isTaken={respondedAt !== null} {...fileProps} />
            <ReplyBox
              ticketNo={ticketNo}
              status={status}
              closedReason={canReply(acts) ? '' : describeClosed(status)}
              account={account}
              {...listener}
            />
          </AccountCard>
        </div>
        <div className={styles.column}>
          <AccountCard title="基本信息">
            <WorkOrderFacts workOrder={workOrder} />
          </AccountCard>
          {rating && <OwnRating rating={rating} />}
          <AccountCard title="处理进度">
            <Timeline lifecycle={workOrderLifecycle} log={log} onOpenFile={file.open} />
          </AccountCard>
          <RelatedWorkOrders related={related} />
        </div>
      </div>
      <PictureDialog preview={file.preview} onClose={file.close} />
    </>
  );
}
