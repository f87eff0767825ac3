import type { OrderBrief } from '@portal/api-contract/account';
import { ORDER_RULES } from '@portal/api-contract/rules';
import { useCancelOrderMutation, useOwnDraft } from '@portal/data-access-api/account';
import { describeAction, orderLifecycle } from '@portal/lifecycles';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { SubjectDialog } from '@portal/ui-account/dialog';
import { defineForm, field, TextAreaField, useForm } from '@portal/ui-forms';

/** The order that is cancelled, as it was shown. */
type ShownOrder = Pick<OrderBrief, 'orderNo' | 'version'>;

/** Props of `CancelDialog`. */
export interface CancelDialogProps extends ActionListener {
  /** Nothing is asked where it is `null`. */
  readonly order: ShownOrder | null;
  readonly onClose: () => void;
}

/** How cancelling is called. */
export const CANCEL_LABEL = describeAction(orderLifecycle, 'cancel');

const WIDTH = 520;

/** Asks before an order is cancelled, and why. */
export function CancelDialog({ order, onClose, ...listener }: CancelDialogProps) {
  return (
    <SubjectDialog subject={order} title={() => CANCEL_LABEL} onClose={onClose} width={WIDTH}>
      {(shown) => <CancelForm key={shown.orderNo} order={shown} onClose={onClose} {...listener} />}
    </SubjectDialog>
  );
}

const cancelForm = defineForm({
  reason: field.prose({ label: '取消原因', rule: ORDER_RULES.cancelReason, rows: 3 }),
});

function CancelForm({ order, onClose, ...listener }: CancelDialogProps & { readonly order: ShownOrder }) {
  const { orderNo, version } = order;
  const [cancel] = useCancelOrderMutation();
  const form = useForm(cancelForm, {
    draft: useOwnDraft(`cancel:${orderNo}`),
    send: ({ reason }, idempotencyKey) => cancel({ body: { orderNo, version, reason }, idempotencyKey }),
    ...tellOutcome('订单已取消', listener),
  });
  return (
    <ActionForm
      form={form}
      question="取消后不再保留价格，需要时请重新下单。"
      submitText={CANCEL_LABEL}
      isDangerous
      onCancel={onClose}
    >
      <TextAreaField field={form.bind('reason')} />
    </ActionForm>
  );
}
