import { AGREEMENT_VERSION, type Quote } from '@portal/api-contract';
import { useCreateOrderMutation } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import { AccountCard, formatAmount } from '@portal/ui-account';
import { AgreementField, defineForm, field, FormActions, useForm } from '@portal/ui-forms';
import { type QueryState, QueryView, SiteLink, Skeleton } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { Amount, Amounts } from '../amounts';
import { toCashierHref } from '../cashier/cashier-href';
import styles from './changes.module.css';
import { UpgradeParts } from './upgrade-parts';

const orderForm = defineForm({
  /** Named as the version that is agreed to, so that what the server says finds it. */
  agreementVersion: {
    ...field.consent('', '请先阅读并同意服务协议'),
    toSent: (): typeof AGREEMENT_VERSION => AGREEMENT_VERSION,
  },
});

/** Props of `QuoteCard`. */
export interface QuoteCardProps {
  /** The price of what is chosen. */
  readonly result: QueryState<Quote>;
  /** Asks for the price again, and for what else may have changed. */
  readonly onStale: () => void;
}

/** What a change costs and brings, and the way to order it. */
export function QuoteCard({ result, onStale }: QuoteCardProps) {
  return (
    <AccountCard title="费用明细">
      <QueryView result={result} waiting={<Skeleton height={300} />} failure="暂时没有报价">
        {(quote) => <QuotedOrder quote={quote} onStale={onStale} />}
      </QueryView>
    </AccountCard>
  );
}

function QuotedOrder({ quote, onStale }: { readonly quote: Quote; readonly onStale: () => void }) {
  const { quoteId, original, discount, discountText, payable, change } = quote;
  const [createOrder] = useCreateOrderMutation();
  const navigate = useNavigate();
  const form = useForm(orderForm, {
    send: (request, idempotencyKey) => createOrder({ body: { quoteId, ...request }, idempotencyKey }),
    onSubmitted: ({ orderNo }) => void navigate(toCashierHref([orderNo])),
    onRejected: ({ code }) => {
      if (code === '409' || code === '410') onStale();
    },
  });
  const isUpgrade = change?.type === 'upgrade';
  return (
    <form {...form.props} className={styles.quote} aria-label={isUpgrade ? '升级订单' : '续费订单'}>
      <Amounts>
        {!isUpgrade && <Amount name="原价" text={formatAmount(original)} />}
        {discount > 0 && <Amount name="优惠" note={discountText} text={`-${formatAmount(discount)}`} />}
        <Amount name={isUpgrade ? '应付差价' : '应付'} text={formatAmount(payable)} isTotal />
        {change && <Amount name={isUpgrade ? '到期日（不变）' : '续费后到期日'} text={change.endsAt.slice(0, 10)} />}
      </Amounts>
      {isUpgrade && <UpgradeParts parts={change.parts} />}
      {/* The terms open beside the form, which stays as it is. */}
      <AgreementField field={form.bind('agreementVersion')}>
        我已阅读并同意
        <SiteLink href={paths.content.href({ id: 'terms-of-service' })} target="_blank" rel="noopener">
          《服务协议》
        </SiteLink>
        （{AGREEMENT_VERSION} 版）
      </AgreementField>
      <FormActions form={form} submitText="提交订单，去支付" sendingText="正在提交…" />
      <p className={styles.note}>
        {isUpgrade ? '订单保留 24 小时，付清后升级规格，配置与密钥不变。' : '订单保留 7 天，付清后从当前到期日起延长。'}
      </p>
    </form>
  );
}
