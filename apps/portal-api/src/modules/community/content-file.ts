import { CONTENT_FILE_TYPES, type FieldError } from '@portal/api-contract';
import { CONTENT_KIND, type ContentText, type MainType, readPictureId } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { findFiles } from '../../platform/files/files.repository';
import type { ContentFile, ContentRow } from './community.tables';
import { isOut } from './content-readers';
import { readDraft } from './content-versions.repository';

/** The file of an item as its newest text has it; null for what has none. */
export async function toContentFile(
  runner: QueryRunner,
  { fileId, captionsId }: ContentText,
): Promise<ContentFile | null> {
  if (fileId === null) return null;
  const [file] = await findFiles(runner, [fileId]);
  if (file === undefined) return null;
  const { name, size, type, seconds } = file;
  return { ...{ name, size, type, seconds, fileId, url: '' }, captionsId: captionsId ?? '', captionsUrl: '' };
}

/** The file that an item shows now: that of the text on the shelf, or for its author that of the newest one. */
export async function readShownFile(runner: QueryRunner, row: ContentRow): Promise<ContentFile | null> {
  if (isOut(row)) return row.file;
  const { body } = await readDraft(runner, row);
  return (await toContentFile(runner, body)) ?? row.file;
}

/** What is wrong with the files of a text: each has to be of a type that its part takes. */
export async function findFileMistakes(
  runner: QueryRunner,
  mainType: MainType,
  { fileId, captionsId, cover }: ContentText,
): Promise<FieldError[]> {
  const coverId = readPictureId(cover);
  const files = await findFiles(runner, [fileId ?? '', captionsId ?? '', coverId].filter(isRecordId));
  const isOf = (part: keyof typeof CONTENT_FILE_TYPES, id: string | null) => {
    const types: readonly string[] = CONTENT_FILE_TYPES[part];
    return !id || types.includes(files.find((file) => file.id === id)?.type ?? '');
  };
  const [part, msg] =
    mainType === CONTENT_KIND.video
      ? (['video', '视频请上传 MP4 文件'] as const)
      : (['material', '资料请上传文档、图片或压缩包'] as const);
  const mistakes: FieldError[] = [];
  if (!isOf(part, fileId)) mistakes.push({ field: 'fileId', msg });
  if (!isOf('captions', captionsId)) mistakes.push({ field: 'captionsId', msg: '字幕请上传 WebVTT 文件' });
  if (!isOf('cover', coverId)) mistakes.push({ field: 'cover', msg: '封面请上传 JPG 或 PNG 图片' });
  return mistakes;
}
