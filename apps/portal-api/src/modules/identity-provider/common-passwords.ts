import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackageFolder } from '../../platform/package-folders';

/** As the generator sets them (`tools/passwords`). */
const HASHES = 10;

let filter: Buffer | undefined;

/**
 * Whether a password is one of the 100,000 most frequent in leaks that our rule of passwords would take, in whatever
 * case. One of a thousand others is taken for one: the list is kept as a Bloom filter.
 */
export function isCommonPassword(password: string): boolean {
  filter ??= readFileSync(join(findPackageFolder('passwords'), 'common.bloom'));
  const bits = filter;
  const digest = createHash('sha256').update(password.toLowerCase()).digest();
  const [start, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  return Array.from({ length: HASHES }, (_unused, index) => (start + index * step) % (bits.length * 8)).every(
    (place) => ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0,
  );
}
