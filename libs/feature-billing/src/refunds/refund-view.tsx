import { REFUND_CHANNELS, REFUND_REASONS, REFUND_RULES, type RefundDetail } from '@portal/api-contract/account';
import { useFileCalls } from '@portal/data-access-api/account';
import { refundLifecycle } from '@portal/lifecycles';
import {
  AccountCard,
  FactList,
  formatAmount,
  formatBeijingTime,
  OpenedPicture,
  RecordColumns,
  RecordFiles,
  RecordSummary,
  StatusTag,
  Timeline,
  useRecordFile,
} from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { toOrderHref } from '../orders/order-hrefs';
import { RefundAmounts } from './refund-amounts';
import { RefundInvoices } from './refund-invoices';
import { RefundParts } from './refund-parts';
import styles from './refunds.module.css';
import { describeItems, describeRefundStep } from './refund-words';

/** 待退票. */
const AWAITING_INVOICE = 20;

/** A refund with what goes back, how that comes about, and what happened to it. */
export function RefundView({ refund }: { readonly refund: RefundDetail }) {
  const { refundNo, status, productName, refund: amount, paid, parts } = refund;
  return (
    <>
      <RecordSummary
        label="退款概况"
        facts={[
          ['退款单号', refundNo],
          ['状态', <StatusTag key="status" lifecycle={refundLifecycle} state={status} />],
          ['退款金额', formatAmount(amount)],
          ['商品', productName],
        ]}
        hint={describeRefundStep(refund)}
      />
      <RecordColumns
        main={
          <>
            {status === AWAITING_INVOICE && <RefundInvoices refund={refund} />}
            <AccountCard title="退款金额">
              {paid > 0 ? <RefundAmounts sums={refund} /> : <FactList facts={[['退回', formatAmount(amount)]]} />}
            </AccountCard>
            {parts.length > 1 && (
              <AccountCard title="退款明细">
                <RefundParts parts={parts} />
              </AccountCard>
            )}
            <AccountCard title="申请内容">
              <FactList facts={listFacts(refund)} />
            </AccountCard>
          </>
        }
        aside={
          <AccountCard title="退款进度">
            <History refund={refund} />
          </AccountCard>
        }
      />
    </>
  );
}

/** What is known of a refund so far. */
function listFacts(refund: RefundDetail): readonly (readonly [string, ReactNode])[] {
  const { orderNo, channel, rule, reason, text, createdAt, account, status, arrivalNotice } = refund;
  const isOver = status === 11 || status === 50;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      '订单',
      <SiteLink key="order" href={toOrderHref(orderNo)} className={styles.link}>
        {orderNo}
      </SiteLink>,
    ],
    ['退款商品', describeItems(refund)],
    ['退款规则', rule && REFUND_RULES[rule]],
    ['退款方式', channel && REFUND_CHANNELS[channel]],
    ['到账时间', isOver || status === 40 ? '' : arrivalNotice],
    ['收款账户', account && `${account.name} ${account.bank} ${account.number}`],
    ['退款原因', reason && REFUND_REASONS[reason]],
    ['退款说明', text],
    ['申请时间', formatBeijingTime(createdAt)],
  ];
  return facts.filter(([, value]) => Boolean(value));
}

function History({ refund: { files, log } }: { readonly refund: RefundDetail }) {
  const { open, busyId, failure, preview, close } = useRecordFile(useFileCalls());
  return (
    <>
      <RecordFiles label="退款凭证" files={files} busyId={busyId} onOpen={open} />
      {failure && <p role="alert">{failure}</p>}
      <Timeline lifecycle={refundLifecycle} log={log} />
      <OpenedPicture preview={preview} close={close} />
    </>
  );
}
