import { LARGE_PICTURE } from './large-picture';

/** How many pixels a picture keeps at most, and with which quality its JPEG is written. */
interface Step {
  readonly pixels: number;
  readonly quality: number;
}

/** Longest side: above it some browsers draw nothing. */
const MAX_SIDE = 16_384;

/** Most pixels that a canvas has on an iPhone: a licence in A4 keeps more than 400 of them per inch. */
const MAX_PIXELS = 4096 * 4096;

/** The first step that makes the picture small enough is taken; with half of the pixels A4 has still 290 per inch. */
const STEPS: readonly Step[] = [
  { pixels: MAX_PIXELS, quality: 0.9 },
  { pixels: MAX_PIXELS, quality: 0.8 },
  { pixels: MAX_PIXELS / 2, quality: 0.8 },
];

let previous: Promise<unknown> = Promise.resolve();

/**
 * Makes a picture a JPEG of 4 MB at most, or as small as it gets while text on it can be read. It stays upright, and
 * what was transparent is white, as it is on paper and where people look at it. Returns the file itself where that does
 * not become smaller, unless it has more pixels than the server takes; rejects where the browser cannot read it.
 */
export function shrinkPicture(file: File): Promise<File> {
  // One at a time: each takes some hundred megabytes while it is drawn.
  const own = previous.then(() => shrink(file));
  previous = own.catch(() => undefined);
  return own;
}

async function shrink(file: File): Promise<File> {
  // A browser that does not know the option rejects it, and would not turn the picture either.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  try {
    let smallest: Blob | undefined = picture.width * picture.height > MAX_PIXELS ? undefined : file;
    for (const { pixels, quality } of STEPS) {
      const jpeg = await drawJpeg(canvas, picture, pixels, quality);
      if (smallest === undefined || jpeg.size < smallest.size) smallest = jpeg;
      if (smallest.size <= LARGE_PICTURE) break;
    }
    return smallest === file || smallest === undefined ? file : nameJpeg(smallest, file);
  } finally {
    picture.close();
    // Gives the memory back before the next picture, not when it happens to be collected.
    canvas.width = 0;
  }
}

function drawJpeg(canvas: HTMLCanvasElement, picture: ImageBitmap, pixels: number, quality: number): Promise<Blob> {
  const { width, height } = picture;
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)), MAX_SIDE / Math.max(width, height));
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas of this size');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const settle = (jpeg: Blob | null) => (jpeg ? resolve(jpeg) : reject(new Error('The browser wrote no picture')));
    canvas.toBlob(settle, 'image/jpeg', quality);
  });
}

function nameJpeg(jpeg: Blob, { name, lastModified }: File): File {
  return new File([jpeg], name.replace(/\.(png|bmp)$/i, '.jpg'), { type: 'image/jpeg', lastModified });
}
