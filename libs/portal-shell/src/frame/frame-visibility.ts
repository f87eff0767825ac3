import type { PageRoute } from '@portal/data-access-api';
import type { HeaderVariant } from '@portal/ui-layout';

/** Which parts of the frame an address shows. */
export interface FrameVisibility {
  readonly hasHeader: boolean;
  readonly hasFooter: boolean;
  readonly hasToolbox: boolean;
  readonly headerVariant: HeaderVariant;
}

const ACCOUNT_AREA = ['overview', 'user-info'];
const FOOTERLESS = ['purchase-page', ...ACCOUNT_AREA];
const COMMUNITY = /^\/community(\/simulation)?\/?$/;

/** Visibility rules of header, footer and toolbox (spec §2). */
export function getFrameVisibility(pathname: string, route: PageRoute): FrameVisibility {
  const isConsole = pathname.includes('overview');
  return {
    hasHeader: route.hasHeader ?? true,
    hasFooter: (route.hasFooter ?? true) && !FOOTERLESS.some((part) => pathname.includes(part)),
    hasToolbox: !isConsole,
    headerVariant: selectVariant(pathname),
  };
}

// One header over the account area, wherever in it: its logo stays where it is.
function selectVariant(pathname: string): HeaderVariant {
  if (ACCOUNT_AREA.some((part) => pathname.includes(part))) return 'console';
  return COMMUNITY.test(pathname) ? 'community' : 'default';
}
