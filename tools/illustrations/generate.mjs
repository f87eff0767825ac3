import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { listConsoles } from './consoles/list-consoles.mjs';
import { listProductCovers } from './covers.mjs';
import { drawPicture } from './drawing/frame.mjs';
import { listFigures } from './figures/list-figures.mjs';
import { marks } from './marks/marks.mjs';
import { pictures } from './pictures.mjs';
import { listPortraits } from './portraits/list-portraits.mjs';
import { listSolutionPictures } from './solutions.mjs';

const APPS = resolve(import.meta.dirname, '../../apps');
const CONTENT = join(APPS, 'portal-content/content');
const MEDIA = join(CONTENT, 'media');
const BRANDS = ['miot', 'root'];
const FORMATS = { avif: { quality: 62, effort: 4 }, webp: { quality: 80, effort: 5 } };

/**
 * Draws the site's pictures into the content's media folder and the favicons into the brand apps. The same
 * input draws the same bytes. Given the start of names, e.g. `banners/`, it draws only those pictures.
 */
async function generate(prefix = '') {
  const isWanted = ({ name }) => name.startsWith(prefix);
  const rasters = [
    ...pictures,
    ...listSolutionPictures(join(CONTENT, 'solutions')),
    ...listProductCovers(join(CONTENT, 'products')),
  ];
  for (const picture of rasters.filter(isWanted)) await writePicture(picture);
  const drawings = [...marks, ...listConsoles(join(CONTENT, 'products')), ...listFigures(), ...listPortraits()];
  for (const { name, svg } of drawings.filter(isWanted)) await write(join(MEDIA, `${name}.svg`), svg);
  if (prefix !== '') return;
  for (const brand of BRANDS) {
    await writeShareImage(brand);
    await writeFavicons(brand);
  }
}

async function writePicture({ name, widths, svg: drawn, ...drawing }) {
  const svg = Buffer.from(drawn ?? drawPicture(drawing));
  for (const width of widths) {
    for (const [format, options] of Object.entries(FORMATS)) {
      await write(
        join(MEDIA, `${name}-${width}.${format}`),
        await sharp(svg).resize({ width }).toFormat(format, options).toBuffer(),
      );
    }
  }
}

/** Picture for shared links: the brand's first banner, cropped. */
async function writeShareImage(brand) {
  const { scene, palette } = pictures.find(({ name }) => name.startsWith(`banners/${brand}`));
  const svg = Buffer.from(drawPicture({ width: 1200, height: 630, scene, palette }));
  await write(join(MEDIA, `brands/${brand}/og.png`), await sharp(svg).png({ palette: true, quality: 80 }).toBuffer());
}

/** Icons of browser tabs; `favicon.ico` is for browsers that ask for it unasked. */
async function writeFavicons(brand) {
  const { svg } = marks.find(({ name }) => name === `brands/${brand}/favicon`);
  const folder = join(APPS, `${brand}-portal/public`);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp(Buffer.from(svg), { density: 144 })
    .resize(32, 32, { fit: 'contain', background })
    .png()
    .toBuffer();
  await write(join(folder, 'favicon.svg'), svg);
  await write(join(folder, 'favicon.ico'), wrapIcon(png, 32));
}

/** ICO file of one picture: its header, its only directory entry and the PNG itself. */
function wrapIcon(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function write(file, bytes) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

await generate(process.argv[2]);
