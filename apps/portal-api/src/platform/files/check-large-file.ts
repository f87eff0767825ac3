import { LARGE_FILE_TYPES, type LargeFileType, UPLOAD_LIMIT } from '@portal/api-contract';
import { isUtf8 } from 'node:buffer';
import { HttpError } from '../http/http-error';
import { type CleanUploadOptions, inspectFile, rejectMalware } from './clean-upload';
import { isPicture } from './file-types';
import { type PieceOptions, readPart, readPieces } from './file-pieces';
import { type FileKind, sniffDocument, sniffFileKind } from './large-file-types';
import { type ReadPart, readVideoLength } from './video-length';

/** Largest document that is looked into: the program that does has so much memory. */
const INSPECTED_LIMIT = 64 * 1024 * 1024;

const CAPTIONS_LIMIT = 1024 * 1024;

const HEAD_BYTES = 64 * 1024;

/** What was found in a large file. */
export interface CheckedFile {
  readonly type: LargeFileType;
  /** Length of a video; 0 for all else. */
  readonly seconds: number;
  /** A picture drawn anew, which takes the place of what was sent. */
  readonly redrawn?: Buffer;
}

/**
 * Checks a large file that is in the store by its content. Rejects with 415 what is of no type that is taken, cannot be
 * read, would run, or is a document too large to be looked into (security: H33).
 */
export async function checkLargeFile(
  options: PieceOptions & CleanUploadOptions,
  file: { readonly id: string; readonly size: number },
): Promise<CheckedFile> {
  const read: ReadPart = (range) => readPart(options, file, range);
  const kind = sniffFileKind(await read({ start: 0, end: HEAD_BYTES - 1 }));
  if (kind === undefined) throw rejectType();
  await rejectMalware(options, readPieces(options, file, { start: 0, end: file.size - 1 }));
  if (kind === 'mp4') {
    const seconds = await readVideoLength(read, file.size);
    if (seconds === undefined) throw new HttpError(415, '视频无法识别，请上传 MP4 文件');
    return { type: 'mp4', seconds };
  }
  if (kind === 'vtt') return { type: await readCaptions(file.size, read), seconds: 0 };
  if (kind === 'archive') return { type: 'zip', seconds: 0 };
  assertInspectable(kind, file.size);
  return inspectWhole(options, kind, await read({ start: 0, end: file.size - 1 }));
}

function assertInspectable(kind: FileKind, size: number): void {
  if (isPicture(kind) && size > UPLOAD_LIMIT) throw new HttpError(415, '图片不能超过10 MB');
  if (size > INSPECTED_LIMIT) throw new HttpError(415, '文档超过64 MB无法检查，请压缩后上传，或打包为 ZIP');
}

async function readCaptions(size: number, read: ReadPart): Promise<LargeFileType> {
  if (size > CAPTIONS_LIMIT) throw new HttpError(415, '字幕不能超过1 MB');
  const text = await read({ start: 0, end: size - 1 });
  if (!isUtf8(text) || text.includes(0)) throw new HttpError(415, '字幕无法识别，请上传 UTF-8 编码的 WebVTT 文件');
  return 'vtt';
}

async function inspectWhole(options: CleanUploadOptions, kind: FileKind, bytes: Buffer): Promise<CheckedFile> {
  const type = sniffDocument(kind, bytes);
  if (type === undefined) throw rejectType();
  const redrawn = type === 'zip' ? undefined : await inspectFile(options, { type, bytes });
  return { type, seconds: 0, ...(redrawn && { redrawn: redrawn.bytes }) };
}

function rejectType(): HttpError {
  return new HttpError(415, `仅支持 ${LARGE_FILE_TYPES.join('、')} 格式的文件`);
}
