import type { ProductCard } from '@portal/api-contract';

/** Names of the ways of delivery; the contract's own, compared by a test, like all of this file. */
export const DELIVERY_LABELS: Readonly<Record<ProductCard['deliveryMode'], string>> = {
  cloud: '公有云服务',
  private: '私有化部署',
  hardware: '软硬一体',
};

/** Names of the ways of payment. */
export const PRICING_LABELS: Readonly<Record<ProductCard['pricingMode'], string>> = {
  free: '免费',
  metered: '按量付费',
  subscription: '包年包月',
  quote: '询价',
};

/** Names of the types. */
export const TYPE_LABELS: Readonly<Record<ProductCard['productType'], string>> = {
  platform: '平台服务',
  saas: '行业应用',
  device: '智能设备',
};

/** Orders of the product list; the first is the one without a query. */
export const SORTS = [
  { value: 'recommended', label: '推荐' },
  { value: 'newest', label: '最新' },
  { value: 'hottest', label: '最热' },
] as const;

/** Options of a filter out of its names. */
export function toOptions(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Values of a filter out of its names. */
export function toChoices<Value extends string>(labels: Readonly<Record<Value, string>>): Value[] {
  return Object.keys(labels) as Value[];
}
