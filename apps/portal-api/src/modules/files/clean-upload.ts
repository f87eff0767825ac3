import { FILE_UNITS, type FileUnit } from '@portal/api-contract';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { refuseFields, Refusal } from '../../http/refusal';
import { createTurns } from '../../turns';
import { type FileType, hasMacros, isPictureInBounds, sniffFileType } from './file-types';
import { inspectPdf } from './pdf-inspection';

/** A picture of the largest size takes 320 MB while it is redrawn, however few bytes it has. */
const inTurn = createTurns({ maxRunning: 1, maxWaiting: 20 });

/** An upload that may be stored. */
export interface CleanFile {
  readonly type: FileType;
  readonly bytes: Buffer;
}

/**
 * Checks an upload by its content and takes from pictures all that is not picture, e.g. where they were taken.
 * Refuses what the purpose does not take, what cannot be read and what would run (security: H33).
 */
export async function cleanUpload(unit: FileUnit, bytes: Buffer): Promise<CleanFile> {
  if (bytes.length === 0) throw refuseFields([{ field: 'file', msg: '文件是空的' }]);
  const type = sniffFileType(bytes);
  const accepted: readonly string[] = FILE_UNITS[unit];
  if (type === undefined || !accepted.includes(type)) {
    throw new Refusal(415, `仅支持 ${accepted.join('、')} 格式的文件`);
  }
  if (type === 'jpg' || type === 'png' || type === 'bmp') return redraw(type, bytes);
  const finding = type === 'pdf' ? await inspectPdf(bytes) : hasMacros(type, bytes) ? 'active' : 'harmless';
  if (finding === 'active') throw new Refusal(415, '文件含有脚本或宏，请去除后重新上传');
  if (finding === 'unreadable') throw new Refusal(415, '文件已加密或无法识别，请上传未加密的文件');
  return { type, bytes };
}

async function redraw(type: FileType, bytes: Buffer): Promise<CleanFile> {
  if (!isPictureInBounds(type, bytes)) throw new Refusal(415, '图片无法识别或尺寸过大');
  return inTurn(async () => {
    try {
      const image = await loadImage(bytes);
      const canvas = createCanvas(image.width, image.height);
      canvas.getContext('2d').drawImage(image, 0, 0);
      return type === 'jpg'
        ? { type, bytes: await canvas.encode('jpeg', 88) }
        : { type: 'png', bytes: await canvas.encode('png') };
    } catch {
      throw new Refusal(415, '图片无法识别或尺寸过大');
    }
  });
}
