import {
  ORDER_LIMITS,
  type OrderBrief,
  type OrderDetail,
  type OrderSort,
  type OrderStatus,
  type OrderType,
} from '@portal/api-contract/account';
import { formatAmount, formatBeijingTime } from '@portal/ui-account';

/** An amount of an order; a price that is still talked about is none yet. */
export function formatOrderAmount({ status }: Pick<OrderBrief, 'status'>, cents: number): string {
  return status === 10 && cents === 0 ? '待确认' : formatAmount(cents);
}

/** Whether a part of an order is paid, and the rest is waited for. */
export function isPartlyPaid({ payable, due }: Pick<OrderBrief, 'payable' | 'due'>): boolean {
  return due > 0 && due < payable;
}

/** Whether the time to pay an order begins once a contract of it is in force. */
export function isHeld({ status, payUntil }: Pick<OrderBrief, 'status' | 'payUntil'>): boolean {
  return status === 20 && payUntil === null;
}

/** When an order can be paid whose contract is not in force yet. */
export const HELD_TEXT = `合同生效后 ${ORDER_LIMITS.paymentDays} 天内`;

const OVER: readonly OrderStatus[] = [40, 50, 55, 60];

/** Whether an order is over, and the same can be bought again. */
export function isOver(status: OrderStatus): boolean {
  return OVER.includes(status);
}

/** What an order is for. */
export const TYPE_LABELS: Readonly<Record<OrderType, string>> = {
  new: '新购',
  renewal: '续费',
  upgrade: '升级',
  conversion: '试转正',
};

/** How a list is ordered. */
export const SORT_LABELS: Readonly<Record<OrderSort, string>> = {
  '-createdAt': '最新下单',
  createdAt: '最早下单',
  '-payable': '金额从高到低',
  payable: '金额从低到高',
};

/** How a payment stands. */
export const PAY_STATUS_LABELS: Readonly<Record<OrderDetail['payStatus'], string>> = {
  unpaid: '未支付',
  partial: '部分支付',
  paid: '已付清',
  partiallyRefunded: '部分退款',
  refunded: '已全部退款',
};

/** How the invoices of an order stand. */
export const INVOICE_STATUS_LABELS: Readonly<Record<OrderDetail['invoiceStatus'], string>> = {
  none: '未开票',
  partial: '部分开票',
  all: '已全部开票',
};

/** How the refunds of an order stand. */
export const REFUND_STATUS_LABELS: Readonly<Record<OrderDetail['refundStatus'], string>> = {
  none: '没有退款',
  open: '退款处理中',
  done: '退款已完成',
};

/** What the owner should know or do next; empty where there is nothing. */
export function describeNextStep({
  status,
  payUntil,
  deliveryStatus,
  contractFirst,
  refunded,
}: Pick<OrderDetail, 'status' | 'payUntil' | 'deliveryStatus' | 'contractFirst' | 'refunded'>): string {
  switch (status) {
    case 10:
      return '顾问会与您联系，确认配置与价格，审核通过后即可支付。';
    case 20:
      if (isHeld({ status, payUntil }))
        return `合同签订期间不计支付期限：合同生效后 ${ORDER_LIMITS.paymentDays} 天内支付即可；合同未能签订的，超过原支付期限的订单随即关闭。`;
      return `请完成支付，${contractFirst ? '付清且合同生效后' : '付清后立即'}为您开通${payUntil ? `；到 ${formatBeijingTime(payUntil)} 未支付将自动关闭` : ''}。`;
    case 25:
      return '已收到汇款凭证，财务正在确认到账，到账后自动开通并通知您。';
    case 30:
      if (deliveryStatus === 'awaitingContract') return '已付清，合同生效后自动为您开通。请在下方申请并签署合同。';
      return deliveryStatus === 'retrying'
        ? '开通遇到问题，正在自动重试；多次不成功会为您退款。'
        : '已付清，正在为您开通，完成后会通知您。';
    case 60:
      return refunded > 0
        ? '开通没有成功，款项正在退回，到账后会通知您。'
        : '开通没有成功，已为您发起退款，客服会与您联系。';
    default:
      return '';
  }
}
