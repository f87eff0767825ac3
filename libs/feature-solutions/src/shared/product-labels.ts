import type { ProductBrief } from '@portal/api-contract';
import type { BadgeTone } from '@portal/ui-kit';

/** Labels of products that have one; the contract's own, compared by a test. */
export const PRODUCT_LABELS: Readonly<
  Record<Exclude<ProductBrief['labelFlag'], 1>, { readonly text: string; readonly tone: BadgeTone }>
> = {
  2: { text: '最新', tone: 'new' },
  3: { text: '最热', tone: 'hot' },
};
