import { CONTRACT_RULES } from '@portal/api-contract/account';
import { useOwnDraft } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { type CallResult, defineForm, field, TextAreaField, useForm } from '@portal/ui-forms';

/** Props of `ReasonDialog`. */
export interface ReasonDialogProps extends ActionListener {
  /** What is done, e.g. `拒签`. */
  readonly title: string;
  readonly question: string;
  /** What is said once it is done. */
  readonly doneText: string;
  /** Under what the reason is kept until it is sent. */
  readonly draftKey: string;
  readonly send: (reason: string, idempotencyKey: string) => PromiseLike<CallResult<unknown>>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A step with a contract for which the reader says why. */
export function ReasonDialog({ isOpen, ...rest }: ReasonDialogProps) {
  return (
    <AccountDialog title={rest.title} isOpen={isOpen} onClose={rest.onClose} width={520}>
      <ReasonForm {...rest} />
    </AccountDialog>
  );
}

function ReasonForm(props: Omit<ReasonDialogProps, 'isOpen'>) {
  const { title, question, doneText, draftKey, send, onClose, ...listener } = props;
  const form = useForm(
    defineForm({ reason: field.prose({ label: `${title}原因`, rule: CONTRACT_RULES.reason, rows: 3 }) }),
    {
      draft: useOwnDraft(draftKey),
      send: ({ reason }, idempotencyKey) => send(reason, idempotencyKey),
      ...tellOutcome(doneText, listener),
    },
  );
  return (
    <ActionForm form={form} question={question} submitText={title} isDangerous onCancel={onClose}>
      <TextAreaField field={form.bind('reason')} />
    </ActionForm>
  );
}
