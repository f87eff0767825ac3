import { VOUCHER_STATUSES, type Voucher } from '@portal/api-contract/account';
import { useFileCalls } from '@portal/data-access-api/account';
import {
  AccountCard,
  formatAmount,
  formatBeijingTime,
  OpenedPicture,
  RecordFiles,
  useRecordFile,
} from '@portal/ui-account';
import styles from './transfer.module.css';

/** 汇款凭证: what was handed in for an order, and how it stands. */
export function VoucherList({ vouchers }: { readonly vouchers: readonly Voucher[] }) {
  const { open, busyId, failure, preview, close } = useRecordFile(useFileCalls());
  return (
    <AccountCard title="汇款凭证">
      <ul className={styles.vouchers} aria-label="汇款凭证">
        {vouchers.map(({ status, statedAmount, paidAt, createdAt, reason, files }) => (
          <li key={createdAt}>
            <p className={styles.voucher}>
              <strong>{formatAmount(statedAmount)}</strong>
              <span className={styles.status} data-status={status}>
                {VOUCHER_STATUSES[status]}
              </span>
              <span className={styles.below}>
                汇款日期 {paidAt} · 提交于 {formatBeijingTime(createdAt)}
              </span>
            </p>
            {reason && <p className={styles.reason}>退回原因：{reason}</p>}
            <RecordFiles label="凭证文件" files={files} busyId={busyId} onOpen={open} />
          </li>
        ))}
      </ul>
      {failure && <p role="alert">{failure}</p>}
      <OpenedPicture preview={preview} close={close} />
    </AccountCard>
  );
}
