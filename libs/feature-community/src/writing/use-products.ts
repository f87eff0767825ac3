import type { ProductBrief } from '@portal/api-contract';
import { useBrand, useLazyGetNavProductQuery } from '@portal/data-access-api';
import { useEffect } from 'react';

/** Products that a text may be about, each once. Where they cannot be read there is none to choose. */
export function useProducts(): readonly ProductBrief[] {
  const { visibleRange } = useBrand();
  const [load, { data = [] }] = useLazyGetNavProductQuery();
  useEffect(() => void load({ visibleRange }, true), [load, visibleRange]);
  const products = data.flatMap(({ childrenData }) => childrenData);
  return [...new Map(products.map((product) => [product.code, product])).values()];
}
