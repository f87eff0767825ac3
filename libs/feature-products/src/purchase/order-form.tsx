import { AGREEMENT_VERSION, type Quote } from '@portal/api-contract';
import { toFormOutcome, useCreateOrderMutation, useFormDraft } from '@portal/data-access-api/forms';
import { FormFoot, TextAreaField, useForm } from '@portal/ui-content/form';
import { REMARK_LIMIT } from '../shared/purchase-options';
import { AgreementField } from './agreement-field';
import { ORDER_RULES, type OrderValues } from './order-form.rules';
import type { OrderReceipt } from './order-result';
import styles from './purchase.module.css';

/** Props of `OrderForm`. */
export interface OrderFormProps {
  readonly quote: Quote;
  readonly account: string;
  readonly onOrdered: (receipt: OrderReceipt) => void;
}

/** The rest of an order: the wish for a contract, a remark, the agreement. */
export function OrderForm({ quote: { quoteId, isNegotiable }, account, onOrdered }: OrderFormProps) {
  const [createOrder] = useCreateOrderMutation();
  const { draft, saveDraft, clearDraft } = useFormDraft<Partial<OrderValues>>(`order:${quoteId}`, account);
  const form = useForm<OrderValues, OrderReceipt>({
    initial: { contractFirst: false, remark: '', ...draft, agreementVersion: false },
    rules: ORDER_RULES,
    send: async ({ contractFirst, remark }, idempotencyKey) => {
      const body = {
        quoteId,
        contractFirst,
        remark: remark.trim(),
        agreementVersion: AGREEMENT_VERSION,
      } as const;
      const outcome = toFormOutcome(await createOrder({ body, idempotencyKey }));
      if ('receipt' in outcome) {
        clearDraft();
        onOrdered(outcome.receipt);
      }
      return outcome;
    },
    onChange: ({ contractFirst, remark }) => saveDraft({ contractFirst, remark }),
  });
  const contract = form.bind('contractFirst');
  return (
    <form {...form.form} className={styles.fields} aria-label="订单">
      <label className={styles.check}>
        <input
          type="checkbox"
          name={contract.name}
          checked={contract.value}
          onChange={(event) => contract.onChange(event.target.checked)}
        />
        <span>
          先签合同
          <small>签订合同后再付款，顾问会与您联系签约</small>
        </span>
      </label>
      <TextAreaField field={form.bind('remark')} label="备注" maxLength={REMARK_LIMIT} rows={3} />
      <AgreementField field={form.bind('agreementVersion')} />
      <FormFoot isSending={form.isSending} warning={form.warning} submitText={isNegotiable ? '提交询价' : '提交订单'} />
    </form>
  );
}
