import { createCanvas, loadImage } from '@napi-rs/canvas';
import { MAX_PIXELS } from './file-types';
import type { CleanFile } from './upload-inspection';

/** Draws a picture anew, so that nothing is left in it but picture. Rejects where it cannot be read. */
export async function redrawPicture(type: 'jpg' | 'png' | 'bmp', bytes: Buffer): Promise<CleanFile> {
  const image = await loadImage(bytes);
  if (image.width * image.height > MAX_PIXELS) throw new Error('The picture is larger than its header said');
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return type === 'jpg'
    ? { type, bytes: await canvas.encode('jpeg', 88) }
    : { type: 'png', bytes: await canvas.encode('png') };
}
