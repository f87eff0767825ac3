import type { ContractBrief, InvoiceBrief, OrderDetail, Payment, RemitInfo } from '@portal/api-contract/account';
import { orderLifecycle } from '@portal/lifecycles';
import { AccountCard, RecordColumns, Timeline } from '@portal/ui-account';
import type { QueryState } from '@portal/ui-kit';
import { OrderContracts } from '../contracts/order-contracts';
import { OrderInvoices } from '../invoices/order-invoices';
import { TransferDesk } from '../transfer/transfer-desk';
import { ChangedInstance } from './changed-instance';
import { OrderAmounts } from './order-amounts';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderSummary } from './order-summary';
import { PaymentList } from './payment-list';
import { RemarkCard } from './remark-card';

/** Props of `OrderView`. */
export interface OrderViewProps {
  readonly order: OrderDetail;
  /** Those that were opened for it. */
  readonly payments: readonly Payment[];
  /** Null unless it is paid by a transfer. */
  readonly remitInfo: RemitInfo | null;
  /** Invoices that it is on. */
  readonly invoices: QueryState<{ readonly list: readonly InvoiceBrief[] }>;
  /** Contracts that it is in. */
  readonly contracts: QueryState<{ readonly list: readonly ContractBrief[] }>;
  /** Account whose page it is. */
  readonly account: string;
  /** Fetches the order again. */
  readonly onReload: () => void;
}

/** An order with what was bought, what it costs and what happened to it. */
export function OrderView({ order, payments, remitInfo, invoices, contracts, account, onReload }: OrderViewProps) {
  return (
    <>
      <OrderSummary order={order} />
      <RecordColumns
        main={
          <>
            <AccountCard title="商品明细">
              <OrderLines order={order} />
            </AccountCard>
            {order.change && (
              <AccountCard title={order.type === 'upgrade' ? '升级内容' : '续费内容'}>
                <ChangedInstance change={order.change} planName={order.lines[0].planName} />
              </AccountCard>
            )}
            <AccountCard title="费用明细">
              <OrderAmounts order={order} />
            </AccountCard>
            {payments.length > 0 && (
              <AccountCard title="支付记录">
                <PaymentList payments={payments} />
              </AccountCard>
            )}
            <OrderContracts order={order} contracts={contracts} />
            <OrderInvoices order={order} invoices={invoices} />
            {remitInfo && <TransferDesk info={remitInfo} isOpen={order.actions.includes('uploadVoucher')} />}
            <RemarkCard order={order} account={account} onReload={onReload} />
          </>
        }
        aside={
          <>
            <AccountCard title="订单信息">
              <OrderFacts order={order} />
            </AccountCard>
            {order.log.length > 0 && (
              <AccountCard title="订单进度">
                <Timeline lifecycle={orderLifecycle} log={order.log} />
              </AccountCard>
            )}
          </>
        }
      />
    </>
  );
}
