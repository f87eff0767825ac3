import type { AppStore, Brand, RootState } from '@portal/data-access-api';
import type { NoticeBoard } from '../notices/notice-board';
import type { PageRegistry } from '../pages/page-registry';
import type { PortalConfig } from '../config/portal-config';

/** A running portal: one per browser window, one per request on the server. */
export interface Portal {
  readonly config: PortalConfig;
  readonly brand: Brand;
  readonly store: AppStore;
  /** State the document was rendered from; hydration must find it, whatever has happened since. */
  readonly serverState: RootState;
  readonly pages: PageRegistry;
  readonly notices: NoticeBoard;
  /** Third-party service that tells visitors their address (spec §7); our own where there is none. */
  readonly ipLookupUrl?: string | undefined;
  /** Pages tell WeChat how they are shared. */
  readonly sharesToWechat?: boolean | undefined;
  /** URL this window was opened at, before anything changed it; absent on the server. */
  readonly entryUrl?: string | undefined;
}
