import type { StoredFile } from '@portal/api-contract';
import { WORK_ORDER_LIMITS, type WorkOrderStatus } from '@portal/api-contract/account';
import { useFormDraft, useLeaveGuard, useReplyToWorkOrderMutation, useUpload } from '@portal/data-access-api/account';
import { FileField, TextAreaField, useForm } from '@portal/ui-content/form';
import { Alert, Button, ButtonRow } from '@portal/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { type ActListener, settleAct } from './act-outcome';
import styles from './reply-box.module.css';
import { SecretField } from './secret-field';
import { checkReply, describeLoss, limitText } from './work-order-form.rules';
import { FILE_ENDINGS, LARGEST_FILE } from './work-order-labels';

/** Props of `ReplyBox`. */
export interface ReplyBoxProps extends ActListener {
  readonly ticketNo: string;
  readonly status: WorkOrderStatus;
  /** Why nobody reads it any more; empty while somebody does. */
  readonly closedReason: string;
  /** Account whose draft it is. */
  readonly account: string;
}

interface ReplyValues {
  readonly text: string;
  readonly fileIds: readonly StoredFile[];
  readonly secret: string;
}

const SUBMIT_TEXTS: Readonly<Partial<Record<WorkOrderStatus, string>>> = { 2: '提交补充', 6: '发送并继续处理' };
const DONE_TEXTS: Readonly<Partial<Record<WorkOrderStatus, string>>> = {
  2: '已补充信息，工程师继续处理',
  6: '已发送，工单恢复处理',
};

/** Where the owner writes; empty again after each message. */
export function ReplyBox(props: ReplyBoxProps) {
  const [round, setRound] = useState(0);
  const onDone = (message: string) => {
    setRound(round + 1);
    props.onDone(message);
  };
  return <ReplyForm key={round} {...props} isAgain={round > 0} onDone={onDone} />;
}

function ReplyForm(props: ReplyBoxProps & { readonly isAgain: boolean }) {
  const { ticketNo, status, closedReason, account, isAgain, onDone, onStale } = props;
  const { draft, saveDraft, clearDraft } = useFormDraft<{ readonly text: string }>(`reply:${ticketNo}`, account);
  const [isDirty, setIsDirty] = useState(false);
  const [reply] = useReplyToWorkOrderMutation();
  const upload = useUpload('workorder');
  const { form, bind, values, isSending, warning } = useForm<ReplyValues, true>({
    initial: { text: draft?.text ?? '', fileIds: [], secret: '' },
    rules: { text: checkReply, secret: limitText(WORK_ORDER_LIMITS.secret, '机密信息不能超过1000个字') },
    onChange: ({ text }) => {
      setIsDirty(true);
      saveDraft({ text });
    },
    send: async ({ text, fileIds, secret }, idempotencyKey) => {
      const body = {
        ticketNo,
        text: text.trim(),
        fileIds: fileIds.map(({ id }) => id),
        secret: secret.trim(),
      };
      const result = await reply({ body, idempotencyKey });
      if (result.error === undefined) clearDraft();
      return settleAct(result, DONE_TEXTS[status] ?? '已发送', { onDone, onStale });
    },
  });
  useLeaveGuard(isDirty, describeLoss(values));
  const areaRef = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone with the form that was sent.
  useEffect(() => {
    if (isAgain) areaRef.current?.querySelector('textarea')?.focus();
  }, [isAgain]);

  // What was typed before the work ended stays, to be taken elsewhere.
  if (closedReason && !values.text) return <p className={styles.closed}>{closedReason}</p>;
  return (
    <form {...form} className={styles.form} aria-label="回复">
      {closedReason && <p className={styles.reason}>{closedReason}</p>}
      <div ref={areaRef}>
        <TextAreaField
          field={bind('text')}
          label="回复"
          isRequired
          maxLength={WORK_ORDER_LIMITS.reply}
          placeholder="补充现象、日志或您的问题"
        />
      </div>
      <details className={styles.more}>
        <summary>添加附件或机密信息</summary>
        <FileField
          field={bind('fileIds')}
          label="附件"
          hint={`最多 ${WORK_ORDER_LIMITS.files} 个，JPG、PNG、BMP 或 PDF，单个不超过 ${LARGEST_FILE} MB`}
          accept={FILE_ENDINGS.map((ending) => `.${ending}`).join(',')}
          most={WORK_ORDER_LIMITS.files}
          largest={LARGEST_FILE}
          upload={upload}
        />
        <SecretField field={bind('secret')} />
      </details>
      {warning && <Alert>{warning}</Alert>}
      <ButtonRow>
        <Button variant="primary" size="compact" type="submit" disabled={isSending || Boolean(closedReason)}>
          {isSending ? '发送中…' : (SUBMIT_TEXTS[status] ?? '发送')}
        </Button>
      </ButtonRow>
    </form>
  );
}
