import type { ProductDetail } from '@portal/api-contract';

/** 分 a month of the cheapest plan; `null` when all prices are talked about. */
export function findFromPrice({ content }: Pick<ProductDetail, 'content'>): number | null {
  const prices = content?.plans.filter(({ isNegotiable }) => !isNegotiable).map(({ unitPrice }) => unitPrice) ?? [];
  return prices.length > 0 ? Math.min(...prices) : null;
}
