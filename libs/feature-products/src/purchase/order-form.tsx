import { AGREEMENT_VERSION, type Quote } from '@portal/api-contract';
import { ORDER_RULES } from '@portal/api-contract/rules';
import { useCreateOrderMutation, useFormDraft } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import { AgreementField, CheckBoxField, defineForm, field, Form, TextAreaField, useForm } from '@portal/ui-forms';
import { SiteLink } from '@portal/ui-kit';
import type { OrderReceipt } from './order-result';
import styles from './purchase.module.css';

const TERMS_HREF = paths.content.href({ id: 'terms-of-service' });

const orderForm = defineForm({
  contractFirst: field.flag(),
  remark: field.prose({ label: '备注', rule: ORDER_RULES.remark, rows: 3 }),
  /** Named as the version that is agreed to, so that what the server says finds it. */
  agreementVersion: {
    ...field.consent('', '请先阅读并同意服务协议'),
    toSent: (): typeof AGREEMENT_VERSION => AGREEMENT_VERSION,
  },
});

/** Props of `OrderForm`. */
export interface OrderFormProps {
  readonly quote: Quote;
  readonly account: string;
  readonly onOrdered: (receipt: OrderReceipt) => void;
}

/** The rest of an order: the wish for a contract, a remark, the agreement. */
export function OrderForm({ quote: { quoteId, isNegotiable }, account, onOrdered }: OrderFormProps) {
  const [createOrder] = useCreateOrderMutation();
  const form = useForm(orderForm, {
    draft: useFormDraft(`order:${quoteId}`, account),
    send: (request, idempotencyKey) => createOrder({ body: { quoteId, ...request }, idempotencyKey }),
    onSubmitted: onOrdered,
  });
  const { bind } = form;
  return (
    <Form form={form} label="订单" submitText={isNegotiable ? '提交询价' : '提交订单'} className={styles.fields}>
      <CheckBoxField field={bind('contractFirst')} hint="合同生效后再开通，可在订单页面在线申请并签署">
        先签合同
      </CheckBoxField>
      <TextAreaField field={bind('remark')} />
      {/* The terms open beside the form, which stays as it is. */}
      <AgreementField field={bind('agreementVersion')}>
        我已阅读并同意
        <SiteLink href={TERMS_HREF} target="_blank" rel="noopener">
          《服务协议》
        </SiteLink>
        （{AGREEMENT_VERSION} 版）
      </AgreementField>
    </Form>
  );
}
