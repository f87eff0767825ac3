import { readSqlState } from '../database/database-errors';

/**
 * What the log says about an unexpected error. Messages of the database and of its driver quote values
 * that visitors typed, so only the place and the kind of the error are kept.
 */
export function describeFailure(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const sqlState = readSqlState(error);
  const isFromDatabase = sqlState !== '' || error.message.startsWith('Failed query');
  const causes = isFromDatabase ? [] : listCauses(error).map(describeCause);
  return {
    kind: error.name,
    ...(sqlState !== '' && { sqlState }),
    ...(!isFromDatabase && { reason: error.message.slice(0, 300) }),
    ...(causes.length > 0 && { cause: causes.join(' < ') }),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' < '),
  };
}

/** Beyond this many causes nothing is said that helps. */
const MAX_CAUSES = 5;

function listCauses(error: Error): (Error & { readonly code?: unknown })[] {
  const causes: Error[] = [];
  for (let { cause } = error; cause instanceof Error && causes.length < MAX_CAUSES; { cause } = cause)
    causes.push(cause);
  return causes;
}

function describeCause({ name, message, code }: Error & { readonly code?: unknown }): string {
  return `${name}${typeof code === 'string' ? ` ${code}` : ''}: ${message.slice(0, 300)}`;
}
