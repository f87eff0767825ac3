import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { drawPicture } from './drawing/frame.mjs';
import { marks } from './marks/marks.mjs';
import { pictures } from './pictures.mjs';

const MEDIA = resolve(import.meta.dirname, '../../apps/portal-api/content/media');
const FORMATS = { avif: { quality: 52, effort: 6 }, webp: { quality: 74, effort: 6 } };

/** Draws every picture of the site into the content's media folder. The same input draws the same bytes. */
async function generate() {
  for (const picture of pictures) await writePicture(picture);
  for (const { name, svg } of marks) await write(`${name}.svg`, svg);
  for (const brand of ['miot', 'root']) await writeShareImage(brand);
}

async function writePicture({ name, widths, ...drawing }) {
  const svg = Buffer.from(drawPicture(drawing));
  for (const width of widths) {
    for (const [format, options] of Object.entries(FORMATS)) {
      await write(`${name}-${width}.${format}`, await sharp(svg).resize({ width }).toFormat(format, options).toBuffer());
    }
  }
}

/** Picture for shared links: the brand's first banner, cropped. */
async function writeShareImage(brand) {
  const { scene, palette } = pictures.find(({ name }) => name.startsWith(`banners/${brand}`));
  const svg = Buffer.from(drawPicture({ width: 1200, height: 630, scene, palette }));
  await write(`brands/${brand}/og.png`, await sharp(svg).png({ palette: true, quality: 80 }).toBuffer());
}

async function write(name, bytes) {
  const file = join(MEDIA, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

await generate();
