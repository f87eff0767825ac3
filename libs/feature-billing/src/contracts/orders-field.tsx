import type { OrderBrief } from '@portal/api-contract/account';
import { describeSpecs } from '@portal/api-contract/account';
import { describeState, orderLifecycle } from '@portal/lifecycles';
import { formatAmount } from '@portal/ui-account';
import { type BoundField, CheckBoxes, FieldMessage } from '@portal/ui-forms';
import { useId } from 'react';
import styles from './contracts.module.css';

/** Props of `OrdersField`. */
export interface OrdersFieldProps {
  readonly field: BoundField<readonly string[]>;
  readonly orders: readonly OrderBrief[];
}

/** 关联订单: any number of the reader's orders, and what they cost together. */
export function OrdersField({ field, orders }: OrdersFieldProps) {
  const id = useId();
  const known = new Set(orders.map(({ orderNo }) => orderNo));
  const chosen = orders.filter(({ orderNo }) => field.value.includes(orderNo));
  const choices = [
    ...orders.map((order) => ({
      value: order.orderNo,
      label: `${order.orderNo} · ${order.lines[0].productName} ${describeSpecs(order.lines)} · ${formatAmount(order.payable)} · ${describeState(orderLifecycle, order.status).label}`,
    })),
    // Those of before that are not among the newest.
    ...field.value.filter((orderNo) => !known.has(orderNo)).map((value) => ({ value, label: value })),
  ];
  return (
    <fieldset className={styles.field} aria-describedby={id} aria-invalid={Boolean(field.error)}>
      <legend className={styles.legend}>关联订单</legend>
      {choices.length > 0 ? (
        <div className={styles.choices}>
          <CheckBoxes field={field} choices={choices} className={styles.choice} />
        </div>
      ) : (
        <p className={styles.note}>没有可以签订合同的订单，请先下单</p>
      )}
      <FieldMessage
        id={id}
        error={field.error}
        hint={`已选 ${field.value.length} 个，合计 ${formatAmount(chosen.reduce((sum, { payable }) => sum + payable, 0))}`}
      />
    </fieldset>
  );
}
