import { WORK_ORDER_RULES } from '@portal/api-contract/rules';
import { AccountDialog } from '@portal/ui-account/dialog';
import { defineForm, field, TextAreaField, useForm } from '@portal/ui-forms';
import { useState } from 'react';
import { ActForm, type ActListener, tellOutcome } from './act-form';
import styles from './act-form.module.css';
import { useActCalls } from './use-act-calls';
import { useDialogDraft } from './use-dialog-draft';
import { ACT_QUESTIONS, ACT_WORDS, type PlainAct } from './work-order-acts';

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

const plainForm = defineForm({ reason: field.prose({ label: '原因', rule: WORK_ORDER_RULES.optionalReason }) });
const reasonForm = defineForm({ reason: field.prose({ label: '原因', rule: WORK_ORDER_RULES.reason }) });

function Question({ ticketNo, act, onClose, ...listener }: ActDialogProps & { readonly act: PlainAct }) {
  const { question, reason, done } = ACT_QUESTIONS[act];
  const { label, look } = ACT_WORDS[act];
  const calls = useActCalls(ticketNo);
  const form = useForm(reason?.isRequired ? reasonForm : plainForm, {
    draft: useDialogDraft(ticketNo, act),
    send: (request, idempotencyKey) => calls[act](request.reason, idempotencyKey),
    ...tellOutcome(done, listener),
  });
  return (
    <ActForm form={form} submitText={label} isDangerous={look === 'danger'} onCancel={onClose}>
      <p className={styles.question}>{question}</p>
      {reason && <TextAreaField field={form.bind('reason')} label={reason.label} />}
    </ActForm>
  );
}
