import {
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  PDFString,
} from '@cantoo/pdf-lib';

/** A signature as it stands in a file. */
export interface FoundSignature {
  /** Where its hole begins and ends, and where what it covers ends. */
  readonly start: number;
  readonly end: number;
  readonly covered: number;
  readonly contents: Buffer;
  readonly name: string;
  readonly reason: string;
}

/** Most signatures of a file. */
export const MAX_SIGNATURES = 16;

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;

/** In letters of one case, so that there is one way to write it. */
const HOLE = /^<([0-9a-f]+|[0-9A-F]+)>$/;

const RANGE_NAME = /\/ByteRange\b/g;

/** How far before its range a signature begins, at most. */
const MAX_HEAD = 64 * 1024;

/**
 * Signatures of a PDF, the first one first. Each covers the file from its beginning but for its own hole, in which there
 * is nothing but the signature, and each covers more than the one before. Throws where one does not.
 */
export function findSignatures(bytes: Buffer): FoundSignature[] {
  const source = bytes.toString('latin1');
  const ranges = Array.from(source.matchAll(RANGE)).slice(0, MAX_SIGNATURES + 1);
  const names = source.match(RANGE_NAME) ?? [];
  if (names.length !== ranges.length) throw new Error('Ranges that cannot be read, or too many');
  const signatures = ranges.map((range) => readSignature(bytes, source, range));
  const inOrder = signatures.sort((one, other) => one.covered - other.covered);
  inOrder.forEach((signature, index) => {
    if (signature.start < (inOrder[index - 1]?.covered ?? 0)) throw new Error('Signatures that overlap');
  });
  return inOrder;
}

function readSignature(bytes: Buffer, source: string, range: RegExpExecArray): FoundSignature {
  const [from = 1, start = 0, end = 0, rest = 0] = range.slice(1).map(Number);
  const hole = source.slice(start, end);
  if (from !== 0 || end <= start || end + rest > bytes.length || !HOLE.test(hole))
    throw new Error('A range with another hole');
  // It is within what it covers, so that nobody moves it.
  if (range.index >= start && range.index < end) throw new Error('A range within its hole');
  const { name, reason } = readTexts(bytes, range.index, start);
  return { start, end, covered: end + rest, contents: Buffer.from(hole.slice(1, -1), 'hex'), name, reason };
}

/** What the dictionary of a signature says of it; it has to be the one whose hole is signed around. */
function readTexts(bytes: Buffer, rangeAt: number, start: number): { name: string; reason: string } {
  const objectAt = bytes.lastIndexOf(' obj', Math.min(rangeAt, start), 'latin1');
  if (objectAt < 0 || rangeAt - objectAt > MAX_HEAD) throw new Error('A range without its signature');
  const dictionary = PDFObjectParser.forBytes(bytes.subarray(objectAt + 4), PDFContext.create()).parseObject();
  if (!(dictionary instanceof PDFDict)) throw new Error('A range without its signature');
  const read = (key: string) => decode(dictionary.get(PDFName.of(key)));
  return { name: read('Name'), reason: read('Reason') };
}

function decode(object: PDFObject | undefined): string {
  return object instanceof PDFHexString || object instanceof PDFString ? object.decodeText() : '';
}
