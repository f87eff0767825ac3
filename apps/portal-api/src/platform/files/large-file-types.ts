import type { LargeFileType } from '@portal/api-contract';
import { isJpg, isOle, isPdf, isPng, isZip } from './file-types';

/** What the beginning of a file tells: a type, or the container that several types share. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'mp4' | 'vtt' | 'ole' | 'package' | 'archive';

/** Folders of the parts of new office documents. */
const PACKAGE_PARTS = { docx: 'word/', pptx: 'ppt/', xlsx: 'xl/' } as const;

/** Streams of old office documents. */
export const OLE_PARTS = { doc: 'WordDocument', xls: 'Workbook' } as const;

/** Tells what a file is by its beginning; `undefined` for what is not taken. */
export function sniffFileKind(head: Buffer): FileKind | undefined {
  if (isPdf(head)) return 'pdf';
  if (isJpg(head)) return 'jpg';
  if (isPng(head)) return 'png';
  if (head.subarray(4, 8).toString('latin1') === 'ftyp') return 'mp4';
  if (isOle(head)) return 'ole';
  if (isZip(head)) return head.includes('[Content_Types].xml') ? 'package' : 'archive';
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(head.toString('utf8', 0, 12)) ? 'vtt' : undefined;
}

/** Type of a document that is there whole; `undefined` for what is not taken. */
export function sniffDocument(kind: FileKind, bytes: Buffer): LargeFileType | undefined {
  if (kind === 'ole') return findPart(OLE_PARTS, (part) => bytes.includes(Buffer.from(part, 'utf16le')));
  if (kind === 'package') return findPart(PACKAGE_PARTS, (part) => bytes.includes(part)) ?? 'zip';
  return kind === 'archive' ? 'zip' : kind;
}

function findPart<Type extends LargeFileType>(
  parts: Readonly<Record<Type, string>>,
  has: (part: string) => boolean,
): Type | undefined {
  return (Object.keys(parts) as Type[]).find((type) => has(parts[type]));
}
