import { useUpload, useUploadVoucherMutation } from '@portal/data-access-api/account';
import { FileField, FormActions, FormGrid, TextField, useForm } from '@portal/ui-forms';
import styles from './transfer.module.css';
import { voucherForm } from './voucher-form.rules';

/** 上传汇款凭证: tells finance that a transfer was made. */
export function VoucherForm({ orderNo }: { readonly orderNo: string }) {
  const [send] = useUploadVoucherMutation();
  const upload = useUpload('attachment');
  const form = useForm(voucherForm, {
    send: (request, idempotencyKey) => send({ body: { orderNo, ...request }, idempotencyKey }),
  });
  return (
    <form {...form.props} className={styles.form} aria-label="上传汇款凭证">
      <FormGrid>
        <TextField field={form.bind('amount')} />
        <TextField field={form.bind('paidAt')} />
        <FileField field={form.bind('fileIds')} upload={upload} />
      </FormGrid>
      <FormActions form={form} submitText="提交凭证" sendingText="正在提交…" />
    </form>
  );
}
