import { readSqlState } from '../database/database-errors';

/**
 * What the log says about an unexpected error. Messages of the database and of its driver quote values
 * that visitors typed, so only the place and the kind of the error are kept.
 */
export function describeFailure(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const sqlState = readSqlState(error);
  const isFromDatabase = sqlState !== '' || error.message.startsWith('Failed query');
  return {
    kind: error.name,
    ...(sqlState !== '' && { sqlState }),
    ...(!isFromDatabase && { reason: error.message.slice(0, 300) }),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' < '),
  };
}
