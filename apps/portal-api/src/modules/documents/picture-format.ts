/** What the first bytes of a picture say. */
export interface PictureFormat {
  readonly type: 'png' | 'jpg' | 'gif' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** Tells a picture's type and size from its header, before anything unpacks it; `undefined` for all that is none. */
export function readPictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 30) return undefined;
  const head = bytes.toString('latin1', 0, 16);
  if (head.startsWith('\x89PNG\r\n\x1a\n'))
    return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (/^GIF8[79]a/.test(head)) return { type: 'gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (head.startsWith('\xff\xd8\xff')) return readJpeg(bytes);
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return readWebp(bytes);
  return undefined;
}

function readJpeg(bytes: Buffer): PictureFormat | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'jpg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function readWebp(bytes: Buffer): PictureFormat | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { type: 'webp', width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (kind === 'VP8 ')
    return { type: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return { type: 'webp', width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
