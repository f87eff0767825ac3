/** Size of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the size out of the header of a PNG or of a lossy WebP. Throws for every other file. */
export function readPictureSize(file: Buffer): PictureSize {
  if (file.toString('latin1', 1, 4) === 'PNG') return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (file.toString('latin1', 8, 16) === 'WEBPVP8 ') {
    // The two highest bits ask for scaling.
    return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  }
  throw new Error('Neither a PNG nor a lossy WebP');
}
