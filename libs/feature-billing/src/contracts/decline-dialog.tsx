import { CONTRACT_RULES } from '@portal/api-contract/account';
import { useDeclineContractMutation, useOwnDraft } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { defineForm, field, TextAreaField, useForm } from '@portal/ui-forms';

/** Props of `DeclineDialog`. */
export interface DeclineDialogProps extends ActionListener {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 拒签: asks why. */
export function DeclineDialog({ isOpen, onClose, ...rest }: DeclineDialogProps) {
  return (
    <AccountDialog title="拒签" isOpen={isOpen} onClose={onClose} width={520}>
      <DeclineForm onClose={onClose} {...rest} />
    </AccountDialog>
  );
}

const declineForm = defineForm({
  reason: field.prose({ label: '拒签原因', rule: CONTRACT_RULES.reason, rows: 3 }),
});

function DeclineForm({ id, onClose, ...listener }: Omit<DeclineDialogProps, 'isOpen'>) {
  const [decline] = useDeclineContractMutation();
  const form = useForm(declineForm, {
    draft: useOwnDraft(`decline:${id}`),
    send: ({ reason }, idempotencyKey) => decline({ body: { id, reason }, idempotencyKey }),
    ...tellOutcome('已拒签', listener),
  });
  return (
    <ActionForm form={form} question="拒签后合同失效，不能恢复。" submitText="拒签" isDangerous onCancel={onClose}>
      <TextAreaField field={form.bind('reason')} />
    </ActionForm>
  );
}
