import { inSpanOfTrace } from '@portal/tracing';
import type { StatementObserver } from './observe-statements';

/** A statement of many rows repeats itself; its beginning tells which it is. */
const MAX_LENGTH = 2000;

/** Traces statements as part of the call they belong to: their text with placeholders, never the values. */
export const traceStatement: StatementObserver = (text, run) => {
  const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, MAX_LENGTH),
  };
  return inSpanOfTrace(operation, { kind: 'client', attributes }, run);
};
