const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// Connection exceptions, operator intervention (shutdown, statement time-out), no free connection, lock time-out.
const UNAVAILABLE_SQLSTATES = /^(08...|57...|53...|55P03|25P03)$/;

const CONNECTION_MESSAGES = [
  /timeout exceeded when trying to connect/i,
  /query read timeout/i,
  /connection terminated/i,
  /connection timeout/i,
  /client has encountered a connection error/i,
  /cannot use a pool after calling end/i,
];

/** Whether a failure means "the database is not there right now", rather than a mistake of ours. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const cause = findCause(error);
  if (CONNECTION_CODES.has(cause.code) || (isSqlState(cause.code) && UNAVAILABLE_SQLSTATES.test(cause.code)))
    return true;
  return CONNECTION_MESSAGES.some((pattern) => pattern.test(cause.message));
}

/** Keys of numbers that are drawn for new records: who has one that is taken draws another. */
const DRAWN_KEYS = /_no_key$|^(purchase_order|document_feedback)_pkey$/;

/**
 * Whether a transaction failed because of another one, so that it may well succeed the next time: a deadlock, two that
 * cannot be put into an order, a number that both have drawn.
 */
export function isCollision(error: unknown): boolean {
  return ['40001', '40P01'].includes(readSqlState(error)) || DRAWN_KEYS.test(readViolatedKey(error) ?? '');
}

/** Name of the unique key or index that a failed statement would have broken; `undefined` for any other failure. */
export function readViolatedKey(error: unknown): string | undefined {
  const { code, constraint } = findCause(error);
  return code === '23505' ? constraint : undefined;
}

/** SQLSTATE of a failed statement; empty when the failure came from elsewhere. */
export function readSqlState(error: unknown): string {
  const { code } = findCause(error);
  return isSqlState(code) ? code : '';
}

/** What the database said about a failed statement. */
export function readDatabaseMessage(error: unknown): string {
  return findCause(error).message;
}

// Drizzle wraps the driver's error. Errors are told by their shape: several realms may be at work.
function findCause(error: unknown): { code: string; message: string; constraint: string } {
  let current = error as ErrorShape | null | undefined;
  // An error may be its own cause, by a detour too.
  const seen = new Set<unknown>();
  while (typeof current?.cause === 'object' && current.cause !== null && !seen.has(current)) {
    seen.add(current);
    current = current.cause as ErrorShape;
  }
  const { code, message, constraint } = current ?? {};
  return { code: String(code ?? ''), message: String(message ?? ''), constraint: String(constraint ?? '') };
}

interface ErrorShape {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly constraint?: unknown;
  readonly cause?: unknown;
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E');
}
