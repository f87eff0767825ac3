import { FILE_UNITS, type FileUnit } from '@portal/api-contract';
import { rejectFields, HttpError } from '../http/http-error';
import { type FileType, isPicture, isPictureInBounds, sniffFileType } from './file-types';
import type { MalwareScanner } from './malware-scanner';
import type { CleanFile, Finding, InspectedFile } from './upload-inspection';
import type { UploadInspector } from './upload-inspector';

export interface CleanUploadOptions {
  readonly inspector: UploadInspector;
  readonly scanner: MalwareScanner;
  readonly onFailure: (error: unknown) => void;
}

const PICTURE_MSG = '图片无法识别或尺寸过大';

/** What is said of a document that is not taken. */
const FINDING_MESSAGES: Readonly<Record<Finding, string>> = {
  active: '文件含有脚本或宏，请去除后重新上传',
  remote: '文件引用了外部模板或内容，请去除后重新上传',
  unreadable: '文件已加密或无法识别，请上传未加密的文件',
};

/**
 * Checks an upload by its content and takes from pictures all that is not picture, e.g. where they were taken.
 * Rejects what the purpose does not take, what cannot be read and what would run (security: H33).
 */
export async function cleanUpload(options: CleanUploadOptions, unit: FileUnit, bytes: Buffer): Promise<CleanFile> {
  const type = requireType(unit, bytes);
  await rejectMalware(options, bytes);
  return (await inspectFile(options, { type, bytes })) ?? { type, bytes };
}

/**
 * Looks into a picture or a document. Returns a picture drawn anew, which takes its place, and `undefined` for what stays
 * as it is; rejects with 415 what cannot be read, would run, or is too large when it is unpacked.
 */
export async function inspectFile(
  { inspector }: Pick<CleanUploadOptions, 'inspector'>,
  file: InspectedFile,
): Promise<CleanFile | undefined> {
  const { type, bytes } = file;
  if (isPicture(type) && !isPictureInBounds(type, bytes)) throw new HttpError(415, PICTURE_MSG);
  const inspection = await inspector.inspect(file);
  if (!('finding' in inspection)) return inspection.redrawn;
  throw new HttpError(415, isPicture(type) ? PICTURE_MSG : FINDING_MESSAGES[inspection.finding]);
}

function requireType(unit: FileUnit, bytes: Buffer): FileType {
  if (bytes.length === 0) throw rejectFields([{ field: 'file', msg: '文件是空的' }]);
  const type = sniffFileType(bytes);
  const accepted: readonly string[] = FILE_UNITS[unit];
  if (type === undefined || !accepted.includes(type)) {
    throw new HttpError(415, `仅支持 ${accepted.join('、')} 格式的文件`);
  }
  return type;
}

/** Rejects malware with 415, and with 503 where nobody could look for it. */
export async function rejectMalware(
  { scanner, onFailure }: CleanUploadOptions,
  bytes: Buffer | AsyncIterable<Buffer>,
): Promise<void> {
  const verdict = await scanner.scan(bytes).catch((error: unknown) => {
    onFailure(error);
    throw new HttpError(503, '文件检查服务暂时不可用，请稍后再试');
  });
  if (verdict === 'infected') throw new HttpError(415, '文件未通过安全检查');
}
