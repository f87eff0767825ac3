import { REFUND_ERRORS, REFUND_REASONS, REFUND_TEXT_RULES, type RefundOptions } from '@portal/api-contract/account';
import {
  skipToken,
  useApplyForRefundMutation,
  useCalculateRefundQuery,
  useOwnDraft,
  useUpload,
} from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard, AccountPage, isMissing, RecordColumns, RecordSummary, RecordWaiting } from '@portal/ui-account';
import {
  defineForm,
  field,
  FileField,
  FormActions,
  SelectField,
  TextAreaField,
  toSubmissionError,
  useForm,
} from '@portal/ui-forms';
import { ButtonLink, EmptyState, type QueryState, QueryView, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toOrderHref } from '../orders/order-hrefs';
import { refundFiles } from './refund-forms';
import { toOrderRefundsHref, toSubmittedHref } from './refund-hrefs';
import { RefundLines, type WantedUnits } from './refund-lines';
import { RefundQuote } from './refund-quote';
import styles from './refunds.module.css';

const TITLE = '申请退款';

/** Props of `RefundApplication`. */
export interface RefundApplicationProps {
  readonly orderNo: string;
  readonly result: QueryState<RefundOptions> & { readonly error?: { readonly code?: string } | undefined };
}

/** The application for a refund of an order: what, how much goes back, and why. */
export function RefundApplication({ orderNo, result }: RefundApplicationProps) {
  const isUnknown = isMissing(orderNo, result.error);
  const back = isUnknown
    ? { href: accountPaths.orders.href(), text: '我的订单' }
    : { href: toOrderHref(orderNo), text: '订单详情' };
  return (
    <AccountPage title={TITLE} lead="选择要退款的商品与数量，确认金额与计算方式后提交，由财务审核。" back={back}>
      {isUnknown ? (
        <EmptyState
          message="没有找到这个订单"
          action={<ButtonLink href={accountPaths.orders.href()}>返回订单列表</ButtonLink>}
        />
      ) : (
        <QueryView result={result} waiting={<RecordWaiting />} failure="订单信息加载失败">
          {(options) => <Options key={orderNo} options={options} onStale={() => void result.refetch()} />}
        </QueryView>
      )}
    </AccountPage>
  );
}

interface OptionsProps {
  readonly options: RefundOptions;
  /** Fetches again what can be given back. */
  readonly onStale: () => void;
}

function Options({ options, onStale }: OptionsProps) {
  const { orderNo, productName, lines } = options;
  const failure = options.failure || (lines.every((line) => line.failure) ? (lines[0]?.failure ?? '') : '');
  if (failure)
    return (
      <EmptyState
        message={failure}
        action={<ButtonLink href={toOrderRefundsHref(orderNo)}>查看该订单的退款</ButtonLink>}
      />
    );
  return (
    <>
      <RecordSummary
        label="订单概况"
        facts={[
          ['订单', orderNo],
          ['产品', productName],
        ]}
        hint=""
      />
      <Application options={options} onStale={onStale} />
    </>
  );
}

const applicationForm = defineForm(
  {
    reason: field.choice({ label: '退款原因', options: REFUND_REASONS, missing: '请选择退款原因' }),
    text: field.prose({ label: '退款说明', rule: REFUND_TEXT_RULES.description, rows: 4 }),
    fileIds: refundFiles(),
  },
  { text: (text, { reason }) => (reason === 'other' && !text.trim() ? REFUND_ERRORS.otherReason : findTooLong(text)) },
);

function findTooLong(text: string): string {
  const { max, tooLong } = REFUND_TEXT_RULES.description;
  return text.trim().length > max ? tooLong : '';
}

function Application({ options: { orderNo, lines }, onStale }: OptionsProps) {
  const [wanted, setWanted] = useState<WantedUnits>(() => wantAll(lines));
  const items = lines.flatMap(({ lineNo }) => {
    const quantity = wanted[lineNo] ?? 0;
    return quantity > 0 ? [{ lineNo, quantity }] : [];
  });
  const quote = useCalculateRefundQuery(items.length > 0 ? { orderNo, items } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const refund = quote.currentData?.refund;
  const [apply] = useApplyForRefundMutation();
  const upload = useUpload('attachment');
  const navigate = useNavigate();
  const form = useForm(applicationForm, {
    draft: useOwnDraft(`refund:apply:${orderNo}`),
    send: (request, idempotencyKey) => apply({ body: { orderNo, items, ...request, refund }, idempotencyKey }),
    onSubmitted: ({ refundNo }) => void navigate(toSubmittedHref(refundNo)),
    onRejected: ({ code }) => {
      if (code !== '409') return;
      onStale();
      void quote.refetch();
    },
  });
  return (
    <form {...form.props} className={styles.form} aria-label={TITLE}>
      <RecordColumns
        main={
          <>
            <AccountCard title="退款商品">
              <RefundLines lines={lines} wanted={wanted} onChange={setWanted} />
            </AccountCard>
            <AccountCard title="退款原因">
              <div className={styles.form}>
                <SelectField field={form.bind('reason')} />
                <TextAreaField field={form.bind('text')} />
                <FileField field={form.bind('fileIds')} upload={upload} />
              </div>
            </AccountCard>
          </>
        }
        aside={
          <AccountCard title="退款金额">
            <div className={styles.form}>
              {items.length === 0 ? (
                <p className={styles.failure} role="status">
                  {REFUND_ERRORS.noItems}
                </p>
              ) : (
                <QueryView
                  result={{ ...quote, data: quote.currentData }}
                  waiting={<Skeleton height={320} />}
                  failure={quote.error ? toSubmissionError(quote.error).msg : ''}
                >
                  {(calculation) => <RefundQuote calculation={calculation} />}
                </QueryView>
              )}
              {refund !== undefined && <FormActions form={form} submitText="提交退款申请" sendingText="正在提交…" />}
            </div>
          </AccountCard>
        }
      />
    </form>
  );
}

/** All that can be given back. */
function wantAll(lines: RefundOptions['lines']): WantedUnits {
  return Object.fromEntries(lines.filter(({ failure }) => !failure).map(({ lineNo, left }) => [lineNo, left]));
}
