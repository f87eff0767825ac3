import { createContext, useContext } from 'react';

/** What a brand app tells its features; everything else about a brand is content. */
export interface Brand {
  /** Environment code (spec §1): 2 is the variant with root paths, any other lives under a prefix. */
  readonly environmentCode: number;
  /** Environment code as text; selects menus, banners and page texts. */
  readonly platformType: string;
  /** Visible range sent with content calls: environment code plus 1 (spec §9). */
  readonly visibleRange: number;
  /** Prefix of every URL, e.g. `/miot`; empty for the root brand. */
  readonly basePath: string;
  /** Origin of the URLs that search engines keep, without trailing slash. */
  readonly publicOrigin: string;
  /** URL of the home page, without prefix. */
  readonly homeHref: string;
  /** Product constant: the home page is also `/{product}Home`. */
  readonly product: string;
  /** Code of the brand's page configuration (spec §3). */
  readonly pageCode: string;
}

/** Carries the brand to the features. */
export const BrandContext = createContext<Brand | null>(null);

/** The brand of the running app. Throws outside a running portal. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a portal around it');
  return brand;
}
