import type { BodyEncoding } from './encoded-body';

/** What browsers send, so that it is read once. */
const known = new Map<string, BodyEncoding>();
const MAX_KNOWN = 100;

/** Returns the best encoding of those that an `Accept-Encoding` allows; `identity` without one. */
export function selectEncoding(accepted: string | undefined): BodyEncoding {
  if (!accepted) return 'identity';
  const selected = known.get(accepted);
  if (selected) return selected;
  const encoding = readEncoding(accepted);
  if (known.size < MAX_KNOWN) known.set(accepted, encoding);
  return encoding;
}

function readEncoding(accepted: string): BodyEncoding {
  const allowed = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((text) => text.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') ? 'gzip' : 'identity';
}
