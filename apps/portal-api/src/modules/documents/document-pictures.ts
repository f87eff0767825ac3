import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createHash } from 'node:crypto';
import type { FindingCause } from './import-finding';
import { readPictureFormat } from './picture-format';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;

/** Grows when the same file would become other bytes. */
const FORMAT = 1;

/** A picture as it is stored and served. */
export interface CleanPicture {
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** A picture that may not be served, and why. */
export class PictureError extends Error implements FindingCause {
  override readonly name = 'PictureError';

  constructor(
    readonly reason: FindingCause['reason'],
    readonly subject = '',
  ) {
    super(reason);
  }
}

/** Changes with the picture. */
export function hashPicture(bytes: Buffer): string {
  return createHash('sha256').update(`${FORMAT}\0`).update(bytes).digest('base64url');
}

/** Redraws a picture, so that nothing is left in it but picture; drawings stay as they are if nothing in them runs. */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture> {
  if (bytes.length > MAX_BYTES) throw new PictureError('largePicture', '最大 10 MB');
  const format = readPictureFormat(bytes);
  if (!format) return cleanDrawing(bytes);
  const { type, width, height } = format;
  if (width === 0 || height === 0 || width * height > MAX_PIXELS)
    throw new PictureError('largePicture', `${width} × ${height} 像素`);
  try {
    const image = await loadImage(bytes);
    const canvas = createCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const size = { width: image.width, height: image.height };
    if (type === 'jpg') return { ...size, contentType: 'image/jpeg', bytes: await canvas.encode('jpeg', 88) };
    if (type === 'webp') return { ...size, contentType: 'image/webp', bytes: await canvas.encode('webp', 88) };
    return { ...size, contentType: 'image/png', bytes: await canvas.encode('png') };
  } catch {
    throw new PictureError('brokenPicture');
  }
}

// Whatever runs, or asks other sites for something.
const ACTIVE =
  /<\s*(script|foreignObject|iframe|embed|object|audio|video|animate|set)\b|\bon\w+\s*=|javascript:|<!ENTITY|<!DOCTYPE[^>]*\[|@import|(href|src)\s*=\s*["']?\s*(?!["']?#|["']?data:image\/(png|jpeg|gif|webp);)[^\s"'>]|url\(\s*["']?\s*(?!#)/i;

function cleanDrawing(bytes: Buffer): CleanPicture {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (
    !/^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/i.test(text) ||
    text.includes('\ufffd')
  )
    throw new PictureError('unknownPicture');
  if (ACTIVE.test(decodeEntities(text))) throw new PictureError('activePicture');
  const [tag = ''] = /<svg[^>]*>/i.exec(text) ?? [];
  const box = /viewBox\s*=\s*["']\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(tag);
  const width = readLength(tag, 'width') ?? Number(box?.[1] ?? 300);
  const height = readLength(tag, 'height') ?? Number(box?.[2] ?? 150);
  return {
    contentType: 'image/svg+xml',
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
    bytes: Buffer.from(text),
  };
}

function readLength(tag: string, name: string): number | undefined {
  const value = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(px)?\\s*["']`, 'i').exec(tag)?.[1];
  return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value);
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&#(x[\da-f]+|\d+);?/gi, (_entity, code: string) => {
    const point = code.toLowerCase().startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number(code);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
