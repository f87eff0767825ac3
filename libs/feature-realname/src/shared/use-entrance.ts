import type { MethodLimit } from '@portal/api-contract/account';
import { useAppSelector } from '@portal/data-access-api';

/** Ways of verification that are open (spec §3, `entrance`). */
export interface Entrance {
  /** Somebody looks at documents. */
  readonly manualAudit: boolean;
  /** A provider confirms elements. */
  readonly thirdParty: boolean;
  /** Neither is open. */
  readonly isClosed: boolean;
}

/** Which ways of verification are open, and what is left of each. */
export interface OpenWays extends Entrance {
  readonly limits: readonly MethodLimit[];
}

/** Which ways of verification are open; the guard of the pages has loaded the flags. */
export function useEntrance(): Entrance {
  const flags = useAppSelector(({ entrance }) => entrance);
  const [manualAudit, thirdParty] = [flags[0] === '1', flags[1] === '1'];
  return { manualAudit, thirdParty, isClosed: !manualAudit && !thirdParty };
}
