import styles from './reply-box.module.css';
import { attachmentField, describeLoss, secretField } from './work-order-form.rules';
import type { WorkOrderStatus } from '@portal/api-contract/account';
import { WORK_ORDER_RULES } from '@portal/api-contract/rules';
import { useFormDraft, useLeaveGuard, useReplyToWorkOrderMutation, useUpload } from '@portal/data-access-api/account';
import { type ActionListener, tellOutcome } from '@portal/ui-account';
import { defineForm, field, FileField, FormWarning, TextAreaField, useForm } from '@portal/ui-forms';
import { Button, ButtonRow } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';

/** Props of `ReplyBox`. */
export interface ReplyBoxProps extends ActionListener {
  readonly ticketNo: string;
  readonly status: WorkOrderStatus;
  /** Why nobody reads it any more; empty while somebody does. */
  readonly closedReason: string;
  /** Account whose draft it is. */
  readonly account: string;
}

const replyForm = defineForm({
  text: field.prose({ label: '回复', rule: WORK_ORDER_RULES.reply, placeholder: '补充现象、日志或您的问题' }),
  fileIds: attachmentField,
  secret: secretField,
});

const SUBMIT_TEXTS: Readonly<Partial<Record<WorkOrderStatus, string>>> = { 2: '提交补充', 6: '发送并继续处理' };
const DONE_TEXTS: Readonly<Partial<Record<WorkOrderStatus, string>>> = {
  2: '已补充信息，工程师继续处理',
  6: '已发送，工单恢复处理',
};

/** Where the owner writes; empty again after each message. */
export function ReplyBox({ ticketNo, status, closedReason, account, ...listener }: ReplyBoxProps) {
  const [reply] = useReplyToWorkOrderMutation();
  const upload = useUpload('workorder');
  const form = useForm(replyForm, {
    draft: useFormDraft(`reply:${ticketNo}`, account),
    send: (request, idempotencyKey) => reply({ body: { ticketNo, ...request }, idempotencyKey }),
    ...tellOutcome(DONE_TEXTS[status] ?? '已发送', listener),
  });
  const { bind, values, receipt, isSending, error } = form;
  useLeaveGuard(form.isDirty, describeLoss(values));
  const areaRef = useRef<HTMLDivElement>(null);

  // The button that was pressed may be gone with what was sent; another message may follow.
  useEffect(() => {
    if (receipt) areaRef.current?.querySelector('textarea')?.focus();
  }, [receipt]);

  // What was typed before the work ended stays, to be taken elsewhere.
  if (closedReason && !values.text) return <p className={styles.closed}>{closedReason}</p>;
  return (
    <form {...form.props} className={styles.form} aria-label="回复">
      {closedReason && <p className={styles.reason}>{closedReason}</p>}
      <div ref={areaRef}>
        <TextAreaField field={bind('text')} />
      </div>
      <details className={styles.more}>
        <summary>添加附件或机密信息</summary>
        <FileField field={bind('fileIds')} upload={upload} />
        <TextAreaField field={bind('secret')} autoComplete="off" spellCheck={false} />
      </details>
      <FormWarning error={error} />
      <ButtonRow>
        <Button type="submit" variant="primary" size="compact" disabled={isSending || Boolean(closedReason)}>
          {isSending ? '发送中…' : (SUBMIT_TEXTS[status] ?? '发送')}
        </Button>
      </ButtonRow>
    </form>
  );
}
