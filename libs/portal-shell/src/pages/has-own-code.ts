import type { PageRoute } from '@portal/data-access-api';

/** Whether the `code` in a page's address is the page's own, such as that of a product, and not a login's. */
export function hasOwnCode(route: PageRoute | undefined): boolean {
  return route?.queryNames?.includes('code') ?? false;
}
