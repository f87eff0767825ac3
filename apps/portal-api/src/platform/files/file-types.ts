import type { FILE_UNITS, FileUnit } from '@portal/api-contract';

/** A type of file the portal takes. */
export type FileType = (typeof FILE_UNITS)[FileUnit][number];

/** A type of picture the portal takes. */
export type PictureType = 'jpg' | 'png' | 'bmp';

/** Whether files of a type are pictures. */
export function isPicture(type: string): type is PictureType {
  return type === 'jpg' || type === 'png' || type === 'bmp';
}

/** Most pixels a picture may have when it is unpacked: what browsers make of larger ones before they send them. */
export const MAX_PIXELS = 4096 * 4096;

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');

const JPG = Buffer.from([0xff, 0xd8, 0xff]);

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Whether a file begins as a JPEG does. */
export function isJpg(bytes: Buffer): boolean {
  return bytes.subarray(0, JPG.length).equals(JPG);
}

/** Whether a file begins as a PNG does. */
export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG.length).equals(PNG);
}

/** Whether a file begins as a PDF does. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}

/** Whether a file begins as the container of old office documents does. */
export function isOle(bytes: Buffer): boolean {
  return bytes.subarray(0, OLE.length).equals(OLE);
}

/** Whether a file begins as an archive does, which new office documents are too. */
export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, ZIP.length).equals(ZIP);
}

/** Tells the type of a file by what is in it, whatever its name says; `undefined` for all that is not taken. */
export function sniffFileType(bytes: Buffer): FileType | undefined {
  if (isJpg(bytes)) return 'jpg';
  if (isPng(bytes)) return 'png';
  if (bytes.subarray(0, 2).toString('latin1') === 'BM' && bytes.length > 54) return 'bmp';
  if (isPdf(bytes)) return 'pdf';
  if (isOle(bytes)) return 'doc';
  if (isZip(bytes) && isWordDocument(bytes)) return 'docx';
  return undefined;
}

/** Whether a picture stays within bounds when it is unpacked, read from its header. */
export function isPictureInBounds(type: FileType, bytes: Buffer): boolean {
  const size = readPictureSize(type, bytes);
  return size !== undefined && size.width > 0 && size.height > 0 && size.width * size.height <= MAX_PIXELS;
}

// The names of the parts stand uncompressed in the archive.
function isWordDocument(bytes: Buffer): boolean {
  return bytes.includes('[Content_Types].xml') && bytes.includes('word/');
}

/** Width and height of a picture by its header; `undefined` where it has none. */
export function readPictureSize(type: FileType, bytes: Buffer): { width: number; height: number } | undefined {
  // A header that ends early is no picture.
  if (bytes.length < 26) return undefined;
  if (type === 'png') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (type === 'bmp') return { width: Math.abs(bytes.readInt32LE(18)), height: Math.abs(bytes.readInt32LE(22)) };
  return type === 'jpg' ? readJpegSize(bytes) : undefined;
}

function readJpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
