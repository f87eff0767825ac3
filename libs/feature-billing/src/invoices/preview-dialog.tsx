import type { InvoicePreview } from '@portal/api-contract/account';
import { formatAmount } from '@portal/ui-account';
import { SubjectDialog } from '@portal/ui-account/dialog';
import { FormWarning, type SubmissionError } from '@portal/ui-forms';
import { Alert, Button, ButtonRow } from '@portal/ui-kit';
import styles from './application.module.css';
import { InvoiceSheet } from './invoice-sheet';

/** Props of `PreviewDialog`. */
export interface PreviewDialogProps {
  /** Nothing is shown where it is `null`. */
  readonly preview: InvoicePreview | null;
  /** The form that is sent from here. */
  readonly formId: string;
  readonly form: { readonly isSending: boolean; readonly error: SubmissionError | null };
  readonly onClose: () => void;
}

const WIDTH = 1000;

/** The invoice as it would be, before it is applied for. */
export function PreviewDialog({ preview, formId, form, onClose }: PreviewDialogProps) {
  return (
    <SubjectDialog subject={preview} title={() => '发票预览'} onClose={onClose} width={WIDTH}>
      {(shown) => (
        <div className={styles.preview}>
          {shown.addedOrderNos.length > 0 && (
            <Alert tone="warning">
              {`${shown.addedOrderNos.length} 个有退款的订单需要一并开票，已自动加入：${shown.addedOrderNos.join('、')}`}
            </Alert>
          )}
          <InvoiceSheet sheet={shown} mark="预览" />
          <p className={styles.delivery}>{describeDelivery(shown)}</p>
          <FormWarning error={form.error} />
          <ButtonRow>
            <Button onClick={onClose}>返回修改</Button>
            <Button type="submit" form={formId} variant="primary" disabled={form.isSending}>
              {form.isSending ? '提交中…' : `提交申请 ${formatAmount(shown.total)}`}
            </Button>
          </ButtonRow>
        </div>
      )}
    </SubjectDialog>
  );
}

function describeDelivery({ orderCount, emails, address }: InvoicePreview): string {
  const mail = emails.length > 0 ? `发送到 ${emails.join('、')}` : '';
  const post = address ? `寄到 ${address.address}，${address.name} ${address.telephone}` : '';
  return [`共 ${orderCount} 个订单`, mail, post].filter(Boolean).join('；');
}
