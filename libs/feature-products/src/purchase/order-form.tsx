import { AGREEMENT_VERSION, type Quote } from '@portal/api-contract';
import type { InvoiceTitle } from '@portal/api-contract/account';
import { ORDER_RULES } from '@portal/api-contract/rules';
import { useCreateOrderMutation, useFormDraft } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import {
  AgreementField,
  CheckBoxField,
  defineForm,
  DraftNotice,
  field,
  FormActions,
  SelectField,
  TextAreaField,
  useForm,
} from '@portal/ui-forms';
import { ButtonLink, SiteLink } from '@portal/ui-kit';
import type { OrderReceipt } from './order-result';
import { ProductLine } from './product-line';
import styles from './purchase.module.css';
import { QuotedLines } from './quoted-lines';
import { Sums } from './sums';

const TERMS_HREF = paths.content.href({ id: 'terms-of-service' });

const orderForm = defineForm({
  contractFirst: field.flag(),
  invoiceTitleId: field.optionalChoice({ label: '发票抬头', hint: '申请开票时默认使用，届时可以更换' }),
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
  /** Titles that its invoice can be made out to. */
  readonly titles: readonly InvoiceTitle[];
  /** Whether the user may order nothing now. */
  readonly isStopped: boolean;
  /** Where what is ordered is chosen. */
  readonly back: string;
  readonly onOrdered: (receipt: OrderReceipt) => void;
}

/** What is ordered, with the wish for a contract and a remark; beside it what it costs, the agreement and the order. */
export function OrderForm({ quote, account, titles, isStopped, back, onOrdered }: OrderFormProps) {
  const { quoteId, isNegotiable, lines } = quote;
  const [createOrder] = useCreateOrderMutation();
  const form = useForm(orderForm, {
    draft: useFormDraft(`order:${quoteId}`, account),
    send: ({ invoiceTitleId, ...request }, idempotencyKey) =>
      createOrder({ body: { quoteId, ...request, ...(invoiceTitleId && { invoiceTitleId }) }, idempotencyKey }),
    onSubmitted: onOrdered,
  });
  const { bind } = form;
  return (
    <form {...form.props} className={styles.columns} aria-label="订单">
      <section className={styles.panel} aria-labelledby="order-title">
        <h2 id="order-title">订单预览</h2>
        <ProductLine name={lines[0].productName} />
        <QuotedLines quote={quote} />
        <div className={styles.fields}>
          <DraftNotice form={form} />
          <CheckBoxField field={bind('contractFirst')} hint="合同生效后再开通，可在订单页面在线申请并签署">
            先签合同
          </CheckBoxField>
          {titles.length > 0 && (
            <SelectField
              field={bind('invoiceTitleId')}
              choices={titles.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <TextAreaField field={bind('remark')} />
        </div>
      </section>
      <aside className={styles.summary} aria-labelledby="sums-title">
        <h2 id="sums-title">费用明细</h2>
        <Sums quote={quote} />
        <p className={styles.note}>
          {isNegotiable ? '价格由顾问与您确认后生效。' : '提交订单后选择支付方式，付清后立即开通。'}
        </p>
        <div className={styles.fields}>
          {/* The terms open beside the form, which stays as it is. */}
          <AgreementField field={bind('agreementVersion')}>
            我已阅读并同意
            <SiteLink href={TERMS_HREF} target="_blank" rel="noopener">
              《服务协议》
            </SiteLink>
            （{AGREEMENT_VERSION} 版）
          </AgreementField>
          <FormActions form={form} submitText={isNegotiable ? '提交询价' : '提交订单'} isDisabled={isStopped}>
            <ButtonLink href={back}>返回修改配置</ButtonLink>
          </FormActions>
        </div>
      </aside>
    </form>
  );
}
