import type { Area, Brand } from '@portal/data-access-api';

/** What makes a brand: its areas, and the only values in which two brand apps differ. */
export interface PortalConfig {
  /** Environment code (spec §1): 2 is the variant with root paths. */
  readonly environmentCode: number;
  /** Prefix of every URL, e.g. `/miot`; empty for root paths. */
  readonly basePath: string;
  /** URL of the home page, without prefix. */
  readonly homeHref: string;
  /** Product constant: the home page is also `/{product}Home`. */
  readonly product: string;
  /** Code of the page configuration and the footer (spec §3). */
  readonly pageCode: string;
  /** Whether the side toolbar offers 项目咨询 (spec §1). */
  readonly isConsultEnabled: boolean;
  /** Parts of the site that the brand has. */
  readonly areas: readonly Area[];
}

/** Derives what features see of a brand; `publicOrigin` has no trailing slash. */
export function toBrand(config: PortalConfig, publicOrigin: string): Brand {
  const { environmentCode, basePath, homeHref, product, pageCode } = config;
  return {
    environmentCode,
    basePath,
    publicOrigin,
    homeHref,
    product,
    pageCode,
    platformType: String(environmentCode),
    visibleRange: environmentCode + 1,
  };
}
