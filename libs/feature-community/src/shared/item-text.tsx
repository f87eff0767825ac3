import type { ContentDetail } from '@portal/api-contract/community';
import { ItemBody } from './item-body';
import { needsPictureTicket, usePictureTicket } from './use-picture-ticket';

/** The text of an item with its pictures, also where not everybody sees them. */
export function ItemText({ item }: { readonly item: ContentDetail }) {
  const ticket = usePictureTicket(needsPictureTicket(item));
  return <ItemBody html={item.html} ticket={ticket} />;
}
