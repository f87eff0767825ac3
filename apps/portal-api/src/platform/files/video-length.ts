import type { ByteRange } from '../http/byte-range';

/** Reads a part of a file. */
export type ReadPart = (range: ByteRange) => Promise<Buffer>;

/** What a box of an MP4 file holds, without its head (ISO/IEC 14496-12). */
interface Box extends ByteRange {
  readonly type: string;
}

const HEAD_BYTES = 16;

/** More boxes stand beside one another in no video that a camera or an editor makes. */
const MAX_BOXES = 200;

/** Largest description of tracks that is searched. */
const MAX_TRACK_BYTES = 1024 * 1024;

/**
 * Length of an MP4 video in whole seconds, at least 1; `undefined` for what is none. Reads a few bytes of a few boxes,
 * whatever the size of the file.
 */
export async function readVideoLength(read: ReadPart, size: number): Promise<number | undefined> {
  const movie = await findBox(read, { start: 0, end: size - 1 }, 'moov');
  const header = movie && (await findBox(read, movie, 'mvhd'));
  if (!movie || !header || !(await hasPictures(read, movie))) return undefined;
  const bytes = await read({ start: header.start, end: header.start + 31 });
  if (bytes.length < 32) return undefined;
  const isLong = bytes.readUInt8(0) === 1;
  const [scale, length] = isLong
    ? [bytes.readUInt32BE(20), Number(bytes.readBigUInt64BE(24))]
    : [bytes.readUInt32BE(12), bytes.readUInt32BE(16)];
  const seconds = Math.max(1, Math.round(length / scale));
  return scale > 0 && length > 0 && seconds < 86_400 ? seconds : undefined;
}

/** Whether a movie has a track of pictures. */
async function hasPictures(read: ReadPart, movie: ByteRange): Promise<boolean> {
  const end = Math.min(movie.end, movie.start + MAX_TRACK_BYTES);
  const bytes = await read({ start: movie.start, end });
  for (let at = bytes.indexOf('hdlr'); at >= 0; at = bytes.indexOf('hdlr', at + 4))
    if (bytes.toString('latin1', at + 12, at + 16) === 'vide') return true;
  return false;
}

async function findBox(read: ReadPart, within: ByteRange, type: string): Promise<Box | undefined> {
  let at = within.start;
  for (let count = 0; count < MAX_BOXES && at < within.end; count += 1) {
    const box = await readBox(read, at, within);
    if (box === undefined || box.type === type) return box;
    at = box.end + 1;
  }
  return undefined;
}

async function readBox(read: ReadPart, at: number, within: ByteRange): Promise<Box | undefined> {
  const head = await read({ start: at, end: Math.min(at + HEAD_BYTES - 1, within.end) });
  if (head.length < 8) return undefined;
  const short = head.readUInt32BE(0);
  if (short === 1 && head.length < HEAD_BYTES) return undefined;
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? within.end - at + 1 : short;
  const start = at + (short === 1 ? HEAD_BYTES : 8);
  const end = at + length - 1;
  // A box that leaves the one around it, or does not even hold its own head, belongs to no video.
  return length >= start - at && end <= within.end ? { type: head.toString('latin1', 4, 8), start, end } : undefined;
}
