import type { InvoiceDetail } from '@portal/api-contract/account';
import {
  useConfirmInvoiceReceiptMutation,
  useConfirmRedInvoiceMutation,
  useDeleteInvoiceMutation,
  useWithdrawInvoiceMutation,
} from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { SubjectDialog } from '@portal/ui-account/dialog';
import { type CallResult, defineForm, useForm } from '@portal/ui-forms';
import { ACTION_QUESTIONS, type PlainAction } from './invoice-actions';

/** Props of `InvoiceActionDialog`. */
export interface InvoiceActionDialogProps extends ActionListener {
  readonly invoice: Pick<InvoiceDetail, 'id' | 'version'>;
  /** Nothing is asked where it is `null`. */
  readonly action: PlainAction | null;
  readonly onClose: () => void;
}

const WIDTH = 520;

/** Asks before an action is done. */
export function InvoiceActionDialog({ action, onClose, ...rest }: InvoiceActionDialogProps) {
  return (
    <SubjectDialog subject={action} title={(shown) => ACTION_QUESTIONS[shown].label} onClose={onClose} width={WIDTH}>
      {(shown) => <Question key={shown} action={shown} onClose={onClose} {...rest} />}
    </SubjectDialog>
  );
}

const emptyForm = defineForm({});

function Question({
  invoice,
  action,
  onClose,
  ...listener
}: InvoiceActionDialogProps & { readonly action: PlainAction }) {
  const { question, done, label, variant } = ACTION_QUESTIONS[action];
  const calls = useActionCalls(invoice);
  const form = useForm(emptyForm, {
    send: (_request, idempotencyKey) => calls[action](idempotencyKey),
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
      {null}
    </ActionForm>
  );
}

type ActionCall = (idempotencyKey: string) => PromiseLike<CallResult<unknown>>;

/** Calls of the actions; the key is the same for a repeat. */
function useActionCalls({ id, version }: Pick<InvoiceDetail, 'id' | 'version'>): Record<PlainAction, ActionCall> {
  const [withdraw] = useWithdrawInvoiceMutation();
  const [confirmReceipt] = useConfirmInvoiceReceiptMutation();
  const [confirmRed] = useConfirmRedInvoiceMutation();
  const [remove] = useDeleteInvoiceMutation();
  const body = { id, version };
  return {
    withdraw: (idempotencyKey) => withdraw({ body, idempotencyKey }),
    requestWithdrawal: (idempotencyKey) => withdraw({ body, idempotencyKey }),
    confirmReceipt: (idempotencyKey) => confirmReceipt({ body, idempotencyKey }),
    agreeRed: (idempotencyKey) => confirmRed({ body: { ...body, agree: true }, idempotencyKey }),
    denyRed: (idempotencyKey) => confirmRed({ body: { ...body, agree: false }, idempotencyKey }),
    withdrawRed: (idempotencyKey) => confirmRed({ body: { ...body, agree: false }, idempotencyKey }),
    delete: () => remove({ id }),
  };
}
