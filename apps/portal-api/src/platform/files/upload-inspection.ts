import type { LargeFileType } from '@portal/api-contract';
import { type FileType, isPicture } from './file-types';

/** An upload that may be stored. */
export interface CleanFile {
  readonly type: FileType;
  readonly bytes: Buffer;
}

/** A picture or a document that is looked into. */
export interface InspectedFile {
  readonly type: FileType | LargeFileType;
  readonly bytes: Buffer;
  /** Of a picture: draws a preview, a JPEG of so many pixels at most from side to side. */
  readonly maxWidth?: number;
}

/** Why an upload may not be stored: it would run something, load something from elsewhere, or nobody can tell. */
export type Finding = 'active' | 'remote' | 'unreadable';

/** What became of an upload: harmless as it is, drawn anew, or not to be stored. */
export type Inspection = { readonly redrawn?: CleanFile } | { readonly finding: Finding };

/** What the program says that inspects a file, once it is ready for it. */
export const READY = 'ready';

/**
 * Looks into a document, draws a picture anew. Unpacks and parses what strangers sent: to be called in a process that
 * may be lost.
 */
export async function inspectUpload(file: InspectedFile): Promise<Inspection> {
  const inspect = await loadInspection(file);
  try {
    return await inspect(file.bytes);
  } catch {
    // Whatever a parser stumbles over, it could not follow the file to its end.
    return { finding: 'unreadable' };
  }
}

type Inspect = (bytes: Buffer) => Inspection | Promise<Inspection>;

/** Loads what a type needs and no more: each file has a process of its own. */
async function loadInspection({ type, maxWidth }: InspectedFile): Promise<Inspect> {
  if (isPicture(type)) {
    const { drawPreview, redrawPicture } = await import('./redraw-picture');
    return async (bytes) => ({
      redrawn: await (maxWidth === undefined ? redrawPicture(type, bytes) : drawPreview(bytes, maxWidth)),
    });
  }
  if (type === 'pdf') {
    const { inspectPdf } = await import('./pdf-inspection');
    return async (bytes) => toInspection(await inspectPdf(bytes));
  }
  const { inspectOldOffice, inspectOffice } = await import('./office-inspection');
  return (bytes) =>
    toInspection(type === 'doc' || type === 'xls' ? inspectOldOffice(type, bytes) : inspectOffice(bytes));
}

function toInspection(finding: Finding | undefined): Inspection {
  return finding ? { finding } : {};
}
