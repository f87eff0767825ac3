import type { ContentStamp } from '../http/api-transport';

/** Header in which the API says what public content a response was made of. */
const STAMP_HEADER = 'x-content-stamp';

/** Reads the stamp of a response; `undefined` where it has none, or none that can be read. */
export function readContentStamp(headers: Readonly<Record<string, unknown>>): ContentStamp | undefined {
  const text = headers[STAMP_HEADER];
  if (typeof text !== 'string') return undefined;
  try {
    const stamp = JSON.parse(text) as ContentStamp;
    return Number.isInteger(stamp.version) ? stamp : undefined;
  } catch {
    return undefined;
  }
}
