import { useGrantDiagnosisMutation } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { defineForm, field, useForm } from '@portal/ui-forms';
import { DiagnosisFields } from './diagnosis-fields';
import { grantScopeField } from './work-order-form.rules';
import { GRANT_DAY_LABELS } from './work-order-labels';

/** Props of `GrantDialog`. */
export interface GrantDialogProps extends ActionListener {
  readonly ticketNo: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const grantForm = defineForm({
  days: {
    ...field.choice({
      label: '授权诊断',
      choices: field.toChoices(GRANT_DAY_LABELS).filter(({ value }) => value !== '0'),
      missing: '请选择授权时长',
    }),
    toSent: (days: string) => Number(days) as 1 | 3 | 7,
  },
  scope: grantScopeField,
});

/** Permits a diagnosis for some days. */
export function GrantDialog({ isOpen, onClose, ...rest }: GrantDialogProps) {
  return (
    <AccountDialog title="授权诊断" isOpen={isOpen} onClose={onClose}>
      <GrantForm onClose={onClose} {...rest} />
    </AccountDialog>
  );
}

function GrantForm({ ticketNo, onClose, ...listener }: Omit<GrantDialogProps, 'isOpen'>) {
  const [grant] = useGrantDiagnosisMutation();
  const form = useForm(grantForm, {
    send: (request, idempotencyKey) => grant({ body: { ticketNo, ...request }, idempotencyKey }),
    ...tellOutcome('已授权诊断，到期自动失效', listener),
  });
  return (
    <ActionForm form={form} submitText="同意授权" onCancel={onClose}>
      <DiagnosisFields days={form.bind('days')} scope={form.bind('scope')} />
    </ActionForm>
  );
}
