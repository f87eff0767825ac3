import { useBrand, useLazyGetNavProductQuery } from '@portal/data-access-api';
import type { Choice } from '@portal/ui-forms';
import { useEffect } from 'react';

/** Products that a question may be about. Where they cannot be read there is none to choose. */
export function useProductChoices(): readonly Choice[] {
  const { visibleRange } = useBrand();
  const [load, { data = [] }] = useLazyGetNavProductQuery();
  useEffect(() => void load({ visibleRange }, true), [load, visibleRange]);
  const products = data.flatMap(({ childrenData }) => childrenData);
  const known = new Map(products.map(({ code, productName }) => [code, productName]));
  return [...known].map(([value, label]) => ({ value, label }));
}
