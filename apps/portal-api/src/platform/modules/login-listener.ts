import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { BlockerSource } from './closing-blocker';

/** With what a login is heard of. */
export interface LoginContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly closingBlockers: readonly BlockerSource[];
}

/** Called with everybody who logs in, before the session begins. */
export type LoginListener = (context: LoginContext, userId: string) => Promise<void>;
