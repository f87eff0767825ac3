const YUAN = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });
const WHOLE_YUAN = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 });

const TEN_THOUSAND = 10_000;

/** `¥1,234.50` of an amount in 分. */
export function formatAmount(cents: number): string {
  return YUAN.format(cents / 100);
}

/** `¥1.2万` of an amount in 分: short enough for the scale of a chart. */
export function formatShortAmount(cents: number): string {
  const yuan = cents / 100;
  return yuan < TEN_THOUSAND ? `¥${WHOLE_YUAN.format(yuan)}` : `¥${WHOLE_YUAN.format(yuan / TEN_THOUSAND)}万`;
}
