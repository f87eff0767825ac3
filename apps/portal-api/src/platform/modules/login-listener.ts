import type { Clock } from '../clock';
import type { Database } from '../database/database';

/** Hears of everybody who logs in, before the session begins. */
export type LoginListener = (
  context: { readonly database: Database; readonly clock: Clock },
  userId: string,
) => Promise<void>;
