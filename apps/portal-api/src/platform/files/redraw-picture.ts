import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { MAX_PIXELS, type PictureType } from './file-types';
import type { CleanFile } from './upload-inspection';

const [QUALITY, PREVIEW_QUALITY] = [88, 80];

/** Draws a picture anew, so that nothing is left in it but picture. Rejects where it cannot be read. */
export async function redrawPicture(type: PictureType, bytes: Buffer): Promise<CleanFile> {
  const image = await loadPicture(bytes);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return type === 'jpg'
    ? { type, bytes: await canvas.encode('jpeg', QUALITY) }
    : { type: 'png', bytes: await canvas.encode('png') };
}

/** Draws a picture as a JPEG of so many pixels at most from side to side, on white paper. Rejects where it cannot be read. */
export async function drawPreview(bytes: Buffer, maxWidth: number): Promise<CleanFile> {
  const image = await loadPicture(bytes);
  const scale = Math.min(1, maxWidth / image.width);
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { type: 'jpg', bytes: await canvas.encode('jpeg', PREVIEW_QUALITY) };
}

async function loadPicture(bytes: Buffer): Promise<Image> {
  const image = await loadImage(bytes);
  if (image.width * image.height > MAX_PIXELS) throw new Error('The picture is larger than its header said');
  return image;
}
