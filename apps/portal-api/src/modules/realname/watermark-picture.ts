import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { createSemaphore } from '../../platform/semaphore';

/** A picture of the largest size takes 130 MB while it is drawn. */
const withSemaphore = createSemaphore({ maxRunning: 1, maxWaiting: 20 });

/** Rejects where the machine has no font to write with: a picture without its mark is shown to nobody. */
export function watermarkPicture(picture: Buffer, text: string): Promise<Buffer> {
  return withSemaphore(async () => {
    if (GlobalFonts.families.length === 0) throw new Error('There is no font to write watermarks with');
    const image = await loadImage(picture);
    const { width, height } = image;
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const size = Math.max(10, Math.round(Math.min(width, height) / 24));
    context.font = `${size}px sans-serif`;
    context.fillStyle = 'rgba(200, 0, 0, 0.35)';
    context.rotate(-Math.PI / 8);
    const step = context.measureText(text).width + size * 2;
    for (let y = -height; y < height * 2; y += size * 4)
      for (let x = -width; x < width * 2; x += step) context.fillText(text, x, y);
    return canvas.encode('jpeg', 85);
  });
}
