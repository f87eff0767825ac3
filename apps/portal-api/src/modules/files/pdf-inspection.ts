import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

const unpack = promisify(inflate);

/** What is in a document, as far as can be told. */
export type Finding = 'harmless' | 'active' | 'unreadable';

/** Most bytes the packed objects of a document may have together. */
const MAX_UNPACKED = 32 * 1024 * 1024;

/** Longest description of a stream that is looked at. */
const MAX_DICTIONARY = 2000;

// Short names also turn up by chance among the bytes of a large picture, so they need what belongs behind them.
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFile|RichMedia)\b|\/JS\s*(\(|<|\d+ \d+ R)|\/XFA\s*(\[|<|\d+ \d+ R)/;

/** Looks for what runs when a PDF is opened, also among objects that are packed. */
export async function inspectPdf(bytes: Buffer): Promise<Finding> {
  const text = bytes.toString('latin1');
  if (ACTIVE.test(decodeNames(text))) return 'active';
  let left = MAX_UNPACKED;
  for (const match of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = readDictionary(text, match.index);
    if (!/\/ObjStm\b/.test(dictionary) || !dictionary.includes('/Filter')) continue;
    const start = match.index + match[0].length;
    const packed = bytes.subarray(start, bytes.indexOf('endstream', start));
    const objects = left > 0 ? await unpackUpTo(left, packed) : undefined;
    if (objects === undefined) return 'unreadable';
    if (ACTIVE.test(decodeNames(objects.toString('latin1')))) return 'active';
    left -= objects.length;
  }
  return 'harmless';
}

async function unpackUpTo(maxOutputLength: number, packed: Buffer): Promise<Buffer | undefined> {
  try {
    return await unpack(packed, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

function readDictionary(text: string, end: number): string {
  const before = decodeNames(text.slice(Math.max(0, end - MAX_DICTIONARY), end));
  return before.slice(before.lastIndexOf('obj') + 1);
}

/** Any letter of a name may be written as `#` and two digits. */
function decodeNames(text: string): string {
  return text.replaceAll(/#([\dA-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
