import { PRODUCT_LABELS as LABELS, type ProductBrief } from '@portal/api-contract';
import type { BadgeTone } from '@portal/ui-kit';

/** Labels of products that have one, and how they look. */
export const PRODUCT_LABELS: Readonly<
  Record<Exclude<ProductBrief['labelFlag'], 1>, { readonly text: string; readonly tone: BadgeTone }>
> = {
  2: { text: LABELS[2], tone: 'new' },
  3: { text: LABELS[3], tone: 'hot' },
};
