import { useGrantDiagnosisMutation } from '@portal/data-access-api/account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { useForm } from '@portal/ui-content/form';
import { ActForm } from './act-form';
import { type ActListener, settleAct } from './act-outcome';
import { DiagnosisFields } from './diagnosis-fields';

/** Props of `GrantDialog`. */
export interface GrantDialogProps extends ActListener {
  readonly ticketNo: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface GrantValues {
  readonly days: string;
  readonly scope: string;
}

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
  const { form, bind, isSending, warning } = useForm<GrantValues, true>({
    initial: { days: '', scope: 'config' },
    rules: { days: (value) => (value ? '' : '请选择授权时长') },
    send: async ({ days, scope }, idempotencyKey) => {
      const body = {
        ticketNo,
        days: Number(days) as 1 | 3 | 7,
        scope: scope === 'instance' ? ('instance' as const) : ('config' as const),
      };
      return settleAct(await grant({ body, idempotencyKey }), '已授权诊断，到期自动失效', listener);
    },
  });
  return (
    <ActForm form={form} isSending={isSending} warning={warning} submitText="同意授权" onCancel={onClose}>
      <DiagnosisFields days={bind('days')} scope={bind('scope')} isGiven />
    </ActForm>
  );
}
