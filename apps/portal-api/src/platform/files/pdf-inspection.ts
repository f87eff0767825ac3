import {
  PDFArray,
  PDFCatalog,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFObjectParser,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';
import type { Finding } from './upload-inspection';

/** Most bytes the packed objects of a document may have together. */
const MAX_UNPACKED = 32 * 1024 * 1024;

const name = (text: string): PDFName => PDFName.of(text);

/** Kinds of what runs when a document is opened, and of what it brings along. */
const ACTIVE_KINDS = new Set(['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia'].map(name));

/** Entries that hold such things, or a form of its own kind. */
const ACTIVE_ENTRIES = new Set(['JS', 'JavaScript', 'XFA', 'EmbeddedFiles', 'OnInstantiate'].map(name));

const SPACE = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n])';

/** Where an object may begin, but for empty ones. */
const PLACES = `\\btrailer|[\\d.]${SPACE}+[+-]?[\\d.]+${SPACE}*obj(?!${SPACE}*endobj)`;

/**
 * Looks for what runs when a PDF is opened. Viewers find objects by tables that the document brings along, and repair
 * broken ones in ways of their own: so every place is looked at where an object may begin, whatever the tables say.
 * Throws where something cannot be followed to its end.
 */
export async function inspectPdf(bytes: Buffer): Promise<Finding | undefined> {
  const places = bytes.toString('latin1').matchAll(new RegExp(PLACES, 'g'));
  const context = PDFContext.create();
  let hasCatalog = false;
  let left = MAX_UNPACKED;
  for (const { index, 0: place } of places) {
    const object = PDFObjectParser.forBytes(bytes.subarray(index + place.length), context).parseObject();
    const packed = isPackedObjects(object) ? await unpackObjects(object, left) : undefined;
    left -= packed?.size ?? 0;
    for (const part of walkObjects([object, ...(packed?.objects ?? [])])) {
      if (isActive(part)) return 'active';
      if (part instanceof PDFDict && part.has(name('Encrypt'))) return 'unreadable';
      hasCatalog ||= part instanceof PDFCatalog;
    }
  }
  return hasCatalog ? undefined : 'unreadable';
}

/** Some objects and everything in them, however deep it is. */
function* walkObjects(objects: readonly PDFObject[]): Generator<PDFObject> {
  const waiting = [...objects];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    yield object;
    for (const part of listParts(object)) waiting.push(part);
  }
}

function listParts(object: PDFObject): PDFObject[] {
  if (object instanceof PDFStream) return [object.dict];
  if (object instanceof PDFDict) return object.values();
  return object instanceof PDFArray ? object.asArray() : [];
}

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFDict) return object.keys().some((key) => ACTIVE_ENTRIES.has(key));
  return object instanceof PDFName && ACTIVE_KINDS.has(object);
}

// Some viewers take a stream for packed objects because something refers to it, whatever type it names.
function isPackedObjects(object: PDFObject): object is PDFRawStream {
  if (!(object instanceof PDFRawStream)) return false;
  return object.dict.get(name('Type')) === name('ObjStm') || object.dict.has(name('First'));
}

async function unpackObjects(stream: PDFRawStream, left: number): Promise<{ size: number; objects: PDFObject[] }> {
  const contents = unpackStream(stream, left);
  const objects: PDFObject[] = [];
  // Every object counts: of two with one number the parser would keep the last, viewers take either.
  const assign = (_ref: unknown, object: PDFObject) => void objects.push(object);
  const context = Object.assign(PDFContext.create(), { assign });
  const dictionary = PDFDict.withContext(context);
  for (const entry of ['N', 'First'].map(name)) dictionary.set(entry, stream.dict.get(entry) ?? PDFNull);
  const unpacked = PDFRawStream.of(dictionary, contents);
  await PDFObjectStreamParser.forStream(unpacked).parseIntoContext();
  return { size: contents.length, objects };
}

function unpackStream({ dict, contents }: PDFRawStream, maxOutputLength: number): Uint8Array {
  const filter = dict.get(name('Filter'));
  const [only, ...more] = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  if (only === undefined) return contents;
  const isPlain = !['DecodeParms', 'DP', 'F', 'FFilter'].some((key) => dict.has(name(key)));
  if (only !== name('FlateDecode') || more.length > 0 || !isPlain) throw new Error('The objects are packed otherwise');
  return inflateSync(contents, { maxOutputLength: Math.max(1, maxOutputLength) });
}
