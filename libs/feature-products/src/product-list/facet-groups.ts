import { PRODUCT_DELIVERIES, PRODUCT_PRICINGS, type ProductCard } from '@portal/api-contract';
import { toOptions } from '@portal/ui-content';
import type { FilterGroup } from '@portal/ui-content';

const MAX_TAGS = 14;

/** Filters of the list: what the brand's products have, so that no choice leads nowhere by itself. */
export function toFacetGroups(products: readonly ProductCard[], chosenTag: string): FilterGroup[] {
  const has = (name: 'deliveryMode' | 'pricingMode', value: string) =>
    products.length === 0 || products.some((product) => product[name] === value);
  return [
    {
      name: 'delivery',
      label: '交付方式',
      options: toOptions(PRODUCT_DELIVERIES).filter(({ value }) => has('deliveryMode', value)),
    },
    {
      name: 'pricing',
      label: '定价',
      options: toOptions(PRODUCT_PRICINGS).filter(({ value }) => has('pricingMode', value)),
    },
    {
      name: 'tag',
      label: '标签',
      options: listTags(products, chosenTag).map((tag) => ({ value: tag, label: tag })),
    },
  ];
}

/** Tags, the most frequent first; a chosen one is always among them. */
function listTags(products: readonly ProductCard[], chosen: string): string[] {
  const counts = new Map<string, number>();
  for (const tag of products.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const frequent = [...counts].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
  const shown = frequent.slice(0, MAX_TAGS);
  return chosen && !shown.includes(chosen) ? [...shown, chosen] : shown;
}
