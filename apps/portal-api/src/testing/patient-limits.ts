import { type DatabaseAddress, openDatabase, type OpenedDatabase } from '../platform/database/database';
import type { TimeLimits } from '../platform/database/time-limits';

/** In milliseconds; less than a spec may take. */
const PATIENCE_MS = 600_000;

/** Patience with a busy machine, for what is not about time. */
export const PATIENT_LIMITS: TimeLimits = {
  response: PATIENCE_MS,
  connect: PATIENCE_MS,
  query: PATIENCE_MS,
  statement: PATIENCE_MS,
  lock: PATIENCE_MS,
  idleTransaction: PATIENCE_MS,
  watch: PATIENCE_MS,
};

/** Opens a database of a spec. */
export function openTestDatabase(address: DatabaseAddress): OpenedDatabase {
  return openDatabase(address, { onTrouble: () => undefined, limits: PATIENT_LIMITS });
}
