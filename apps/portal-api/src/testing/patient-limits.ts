import { type DatabaseAddress, openDatabase, type OpenedDatabase } from '../platform/database/database';
import type { TimeLimits } from '../platform/database/time-limits';

const MINUTE_MS = 60_000;

/** Patience with a busy machine, for what is not about time. */
export const PATIENT_LIMITS: TimeLimits = {
  response: MINUTE_MS,
  connect: MINUTE_MS,
  query: MINUTE_MS,
  statement: MINUTE_MS,
  lock: MINUTE_MS,
  idleTransaction: MINUTE_MS,
  watch: MINUTE_MS,
};

/** Opens a database of a spec. */
export function openTestDatabase(address: DatabaseAddress): OpenedDatabase {
  return openDatabase(address, { onTrouble: () => undefined, limits: PATIENT_LIMITS });
}
