import { WORK_ORDER_LIMITS } from '@portal/api-contract/account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { TextAreaField, useForm } from '@portal/ui-content/form';
import { useState } from 'react';
import { ActForm } from './act-form';
import styles from './act-form.module.css';
import { type ActListener, settleAct } from './act-outcome';
import { useActCalls } from './use-act-calls';
import { useDialogDraft } from './use-dialog-draft';
import { ACT_QUESTIONS, ACT_WORDS, type PlainAct } from './work-order-acts';
import { checkOptionalReason, checkReason } from './work-order-form.rules';

/** Props of `ActDialog`. */
export interface ActDialogProps extends ActListener {
  readonly ticketNo: string;
  /** Nothing is asked where it is `null`. */
  readonly act: PlainAct | null;
  readonly onClose: () => void;
}

const WIDTH = 520;

/** Asks before an act is done, and for the reason where one is due. */
export function ActDialog({ act, onClose, ...rest }: ActDialogProps) {
  // The words stay while the dialog fades away.
  const [shown, setShown] = useState<PlainAct>('confirm');
  if (act && act !== shown) setShown(act);
  return (
    <AccountDialog title={ACT_WORDS[shown].label} isOpen={act !== null} onClose={onClose} width={WIDTH}>
      <Question key={shown} act={shown} onClose={onClose} {...rest} />
    </AccountDialog>
  );
}

interface ReasonValues {
  readonly reason: string;
}

function Question({ ticketNo, act, onClose, ...listener }: ActDialogProps & { readonly act: PlainAct }) {
  const { question, reason, done } = ACT_QUESTIONS[act];
  const { label, look } = ACT_WORDS[act];
  const calls = useActCalls(ticketNo);
  const { draft, saveDraft, clearDraft } = useDialogDraft<ReasonValues>(ticketNo, act);
  const { form, bind, isSending, warning } = useForm<ReasonValues, true>({
    initial: { reason: draft?.reason ?? '' },
    rules: reason ? { reason: reason.isRequired ? checkReason : checkOptionalReason } : {},
    onChange: saveDraft,
    send: async (values, key) => {
      const result = await calls[act](values.reason.trim(), key);
      if (result.error === undefined) clearDraft();
      return settleAct(result, done, listener);
    },
  });
  return (
    <ActForm
      form={form}
      isSending={isSending}
      warning={warning}
      submitText={label}
      isDangerous={look === 'danger'}
      onCancel={onClose}
    >
      <p className={styles.question}>{question}</p>
      {reason && (
        <TextAreaField
          field={bind('reason')}
          label={reason.label}
          isRequired={reason.isRequired}
          maxLength={WORK_ORDER_LIMITS.reason}
        />
      )}
    </ActForm>
  );
}
