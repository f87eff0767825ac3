import { QUOTE_MINUTES } from '@portal/api-contract';

/** How prices are asked for: anew with every choice, and while there is still time to order by them. */
export const QUOTING = {
  refetchOnMountOrArgChange: true,
  pollingInterval: (QUOTE_MINUTES - 2) * 60_000,
} as const;
