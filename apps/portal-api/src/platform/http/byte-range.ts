/** Part of a file; both ends are included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads which part of a file of `size` bytes a `Range` header asks for: none where it asks for nothing, for several
 * parts, or in another unit, and then the whole file is the response (RFC 9110 §14.2).
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return toRange(Math.max(0, size - Number(last)), size - 1, size);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return toRange(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1), size);
}

function toRange(start: number, end: number, size: number): ByteRange | 'unsatisfiable' {
  return start < size ? { start, end } : 'unsatisfiable';
}
