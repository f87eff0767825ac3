import type { ProductCard } from '@portal/api-contract';
import { Badge } from '@portal/ui-kit';

/** Label of a product: 最新 or 最热; most have none. */
export function ProductBadge({ labelFlag }: Pick<ProductCard, 'labelFlag'>) {
  if (labelFlag === 2) return <Badge tone="new">最新</Badge>;
  return labelFlag === 3 ? <Badge tone="hot">最热</Badge> : null;
}
