import type { OfferedChannel, Payment, PaymentStatus, PayWay } from '@portal/api-contract/account';
import { formatAmount } from '@portal/ui-account';
import type { MarkTone } from '@portal/ui-kit';

/** What people should know of a channel before they choose it. */
export const CHANNEL_TEXTS: Readonly<Record<OfferedChannel, string>> = {
  alipay: '用支付宝账户余额、银行卡或扫码付款',
  wechat: '用手机微信扫码付款',
  sandbox: '演示用的收银台，不会真的扣款',
  transfer: '向专属账户汇款，价格自选择起保留 7 天，到账后自动开通',
};

/** What people should know of a channel before they choose it, by how it is paid in their browser. */
export function describeChannel(channel: OfferedChannel, way: PayWay | undefined): string {
  if (way === 'inWechat') return '在微信内直接付款';
  if (way === 'code' && channel === 'alipay') return '用手机支付宝扫码付款';
  if (way !== 'elsewhere') return CHANNEL_TEXTS[channel];
  return channel === 'wechat' ? '请用电脑打开本页，再用手机微信扫码' : '微信内不能使用，请在浏览器中打开本页';
}

/** What to do where a channel cannot be paid by within WeChat. */
export function describeElsewhere(channel: string): string {
  if (channel === 'wechat')
    return '暂不支持在微信内直接付款。请复制链接，用电脑打开本页，再用手机微信扫码；或在手机浏览器中打开，换一种支付方式。';
  return '微信内不能打开支付宝。请复制链接，在手机或电脑的浏览器中打开本页后付款。';
}

/** How a payment stands, in words. */
export interface PaymentWords {
  readonly title: string;
  readonly text: string;
  readonly tone: Exclude<MarkTone, 'neutral'>;
}

const ENDED: Readonly<Record<Exclude<PaymentStatus, 10>, (payment: Payment) => PaymentWords>> = {
  20: () => ({ title: '支付成功', text: '正在为您开通，开通后会通知您。', tone: 'success' }),
  30: ({ orderNos }) => ({
    title: '支付已关闭',
    text: `没有扣款。${describeUnpaid(orderNos.length > 1)}`,
    tone: 'danger',
  }),
  40: () => ({ title: '支付失败', text: '没有扣款。您可以重试，或换一种支付方式。', tone: 'danger' }),
  50: (payment) => ({
    title: '正在退款',
    text: describeRefund(payment, '正在原路退回，到账后会通知您'),
    tone: 'warning',
  }),
  51: (payment) => ({ title: '已退款', text: describeRefund(payment, '已原路退回'), tone: 'warning' }),
  52: (payment) => ({
    title: '无法原路退回',
    text: describeRefund(payment, '支付渠道无法退回，请在「退款」中填写收款账户，由财务汇款退回'),
    tone: 'danger',
  }),
};

function describeCode({ channel }: Payment): PaymentWords {
  const name = channel === 'alipay' ? '支付宝' : '微信';
  return {
    title: `${name}扫码支付`,
    text: `请用手机${name}的「扫一扫」扫描二维码，付款完成后本页会自动更新。`,
    tone: 'busy',
  };
}

const CODE_ENDED: PaymentWords = {
  title: '二维码已过期',
  text: '已付款的请稍后在订单中查看，还没有付款的可以重新支付。',
  tone: 'danger',
};

/** A payment is closed by its time, by its payer, or because one of its orders was paid by another one. */
function describeUnpaid(isOfSeveral: boolean): string {
  return isOfSeveral
    ? '其中有订单已用另一笔支付付清时，这笔支付也会关闭；其余订单还在有效期内的，可以重新支付。'
    : '订单已用另一笔支付付清的，无需再付；还在有效期内待支付的，可以重新支付。';
}

function describeRefund({ amount, refunded }: Payment, how: string): string {
  const rest = refunded < amount ? '其余订单已付清，正在开通。' : '';
  return `款项重复支付，或到账时订单已取消、已关闭：${formatAmount(refunded)} ${how}。${rest}`;
}

/**
 * What is said of a payment; `isLate` where its result has been waited for long, and `isScanned` where a telephone scans
 * its code.
 */
export function describePayment(payment: Payment, isLate: boolean, isScanned = false): PaymentWords {
  const { status } = payment;
  if (status !== 10) return ENDED[status](payment);
  if (isScanned) return isLate ? CODE_ENDED : describeCode(payment);
  return {
    title: '等待支付结果',
    text: isLate
      ? '结果还没有到达，可以稍后在订单中查看。已付款的请不要重复支付。'
      : '付款完成后本页会自动更新，请不要重复支付。',
    tone: 'busy',
  };
}
