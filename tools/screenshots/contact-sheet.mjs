import sharp from 'sharp';

const GAP = 24;

/** Share of its size at which a page stands on a sheet. */
const SCALE = 0.5;

/**
 * Puts pictures of one page side by side into a file, as WebP.
 * @param {readonly Buffer[]} pictures @param {string} file
 */
export async function composeSheet(pictures, file) {
  const scaled = await Promise.all(pictures.map(scaleDown));
  let left = GAP;
  const placed = scaled.map(({ data, info }) => {
    const layer = { input: data, left, top: GAP };
    left += info.width + GAP;
    return layer;
  });
  const height = Math.max(...scaled.map(({ info }) => info.height)) + 2 * GAP;
  await sharp({ create: { width: left, height, channels: 3, background: '#8a8f99' } })
    .composite(placed)
    .webp({ quality: 80 })
    .toFile(file);
}

/** @param {Buffer} picture */
async function scaleDown(picture) {
  const { width = 1 } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width * SCALE) })
    .png()
    .toBuffer({ resolveWithObject: true });
}
