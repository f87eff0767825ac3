import type { OrderBrief } from '@portal/api-contract/account';
import { listActions, orderLifecycle } from '@portal/lifecycles';
import { RecordButton, RecordLink } from '@portal/ui-account';
import { cellStyles } from '@portal/ui-account/records';
import { toCashierHref } from '../cashier/cashier-href';
import { toOrderHref, toReorderHref } from './order-hrefs';
import { isOver } from './order-words';

/** Props of `RowActions`. */
export interface RowActionsProps {
  readonly row: OrderBrief;
  readonly onCancel: () => void;
}

/** What can be done with an order from the list. */
export function RowActions({ row, onCancel }: RowActionsProps) {
  const { orderNo, status } = row;
  const canCancel = listActions(orderLifecycle, status, 'user').includes('cancel');
  return (
    <div className={cellStyles.actions}>
      <RecordLink text="查看" name={orderNo} href={toOrderHref(orderNo)} />
      {status === 20 && <RecordLink text="支付" name={orderNo} href={toCashierHref([orderNo])} />}
      {canCancel && <RecordButton text="取消" name={orderNo} isBusy={false} onClick={onCancel} />}
      {isOver(status) && <RecordLink text="再次购买" name={orderNo} href={toReorderHref(row)} />}
    </div>
  );
}
