import { extname } from 'node:path';

interface MediaType {
  readonly name: string;
  /** Whether it shrinks when compressed. */
  readonly isText: boolean;
}

const text = (name: string): MediaType => ({ name, isText: true });
const binary = (name: string): MediaType => ({ name, isText: false });

const MEDIA_TYPES: Readonly<Record<string, MediaType>> = {
  '.html': text('text/html; charset=utf-8'),
  '.css': text('text/css; charset=utf-8'),
  '.js': text('text/javascript; charset=utf-8'),
  '.json': text('application/json; charset=utf-8'),
  '.txt': text('text/plain; charset=utf-8'),
  '.md': text('text/markdown; charset=utf-8'),
  '.csv': text('text/csv; charset=utf-8'),
  '.vtt': text('text/vtt; charset=utf-8'),
  '.svg': text('image/svg+xml; charset=utf-8'),
  '.webmanifest': text('application/manifest+json; charset=utf-8'),
  '.avif': binary('image/avif'),
  '.webp': binary('image/webp'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.ico': binary('image/x-icon'),
  '.woff2': binary('font/woff2'),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
  '.pdf': binary('application/pdf'),
  '.zip': binary('application/zip'),
};

/** Media type of a file by its name; files of other kinds are not served. */
export function findMediaType(path: string): MediaType | undefined {
  return MEDIA_TYPES[extname(path).toLowerCase()];
}
