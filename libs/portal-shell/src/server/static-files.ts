import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const HASHED = /^\/assets\//;

interface StaticFile {
  readonly identity: Buffer;
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
  readonly headers: OutgoingHttpHeaders;
}

/** Sends a file of the browser build; `false` when there is none at this URL. */
export type StaticFileHandler = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the browser build from memory: names with a hash may be kept for ever, the others for a day.
 * Compressed forms stand beside the files, made by the build.
 */
export function createStaticFileHandler(clientDir: string, commonHeaders: OutgoingHttpHeaders): StaticFileHandler {
  const files = new Map(
    listFiles(clientDir)
      .filter((file) => CONTENT_TYPES[extname(file)])
      .map((file) => [`/${relative(clientDir, file)}`, readStaticFile(file, clientDir, commonHeaders)]),
  );
  return (path, request, response) => {
    const file = files.get(path);
    if (!file) return false;
    const accepted = request.headers['accept-encoding'] ?? '';
    const [encoding, bytes] = selectForm(file, accepted);
    response.writeHead(200, { ...file.headers, ...encoding, 'Content-Length': bytes.byteLength });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}

function selectForm(file: StaticFile, accepted: string): readonly [OutgoingHttpHeaders, Buffer] {
  if (file.brotli && accepted.includes('br')) return [{ 'Content-Encoding': 'br' }, file.brotli];
  if (file.gzip && accepted.includes('gzip')) return [{ 'Content-Encoding': 'gzip' }, file.gzip];
  return [{}, file.identity];
}

function readStaticFile(file: string, clientDir: string, commonHeaders: OutgoingHttpHeaders): StaticFile {
  const isHashed = HASHED.test(`/${relative(clientDir, file)}`);
  return {
    identity: readFileSync(file),
    brotli: readIfPresent(`${file}.br`),
    gzip: readIfPresent(`${file}.gz`),
    headers: {
      ...commonHeaders,
      'Content-Type': CONTENT_TYPES[extname(file)],
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      Vary: 'Accept-Encoding',
    },
  };
}

function readIfPresent(file: string): Buffer | null {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : null;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
