import { WORK_ORDER_RULES } from '@portal/api-contract/rules';
import { useOwnDraft } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { SubjectDialog } from '@portal/ui-account/dialog';
import { defineForm, field, TextAreaField, useForm } from '@portal/ui-forms';
import { useActionCalls } from './use-action-calls';
import { ACTION_QUESTIONS, ACTION_WORDS, type PlainAction } from './work-order-actions';

/** Props of `ActionDialog`. */
export interface ActionDialogProps extends ActionListener {
  readonly ticketNo: string;
  /** Nothing is asked where it is `null`. */
  readonly action: PlainAction | null;
  readonly onClose: () => void;
}

const WIDTH = 520;

/** Asks before an action is done, and for the reason where one is due. */
export function ActionDialog({ action, onClose, ...rest }: ActionDialogProps) {
  return (
    <SubjectDialog subject={action} title={(shown) => ACTION_WORDS[shown].label} onClose={onClose} width={WIDTH}>
      {(shown) => <Question key={shown} action={shown} onClose={onClose} {...rest} />}
    </SubjectDialog>
  );
}

const plainForm = defineForm({ reason: field.prose({ label: '原因', rule: WORK_ORDER_RULES.optionalReason }) });
const reasonForm = defineForm({ reason: field.prose({ label: '原因', rule: WORK_ORDER_RULES.reason }) });

function Question({ ticketNo, action, onClose, ...listener }: ActionDialogProps & { readonly action: PlainAction }) {
  const { question, reason, done } = ACTION_QUESTIONS[action];
  const { label, variant } = ACTION_WORDS[action];
  const calls = useActionCalls(ticketNo);
  const form = useForm(reason?.isRequired ? reasonForm : plainForm, {
    draft: useOwnDraft(`act:${action}:${ticketNo}`),
    send: (request, idempotencyKey) => calls[action](request.reason, idempotencyKey),
    ...tellOutcome(done, listener),
  });
  return (
    <ActionForm
      form={form}
      question={question}
      submitText={label}
      isDangerous={variant === 'danger'}
      onCancel={onClose}
    >
      {reason && <TextAreaField field={form.bind('reason')} label={reason.label} />}
    </ActionForm>
  );
}
