import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readByteRange, type ByteRange } from '../http/byte-range';

/** A file that a program beside this one may read. */
export interface ReadableFile {
  /** Bytes. */
  readonly size: number;
  /** Bytes of a part, both ends included. */
  read(range: ByteRange): AsyncIterable<Buffer>;
}

/** Where a program reads a file, until it is closed. */
export interface VideoDoor {
  readonly url: string;
  close(): void;
}

/**
 * Lets a program on this machine read a sealed file in parts, by an address that nobody else knows: its bytes are
 * neither written to a disk nor kept in memory.
 */
export async function openVideoDoor({ size, read }: ReadableFile): Promise<VideoDoor> {
  const path = `/${randomBytes(24).toString('hex')}`;
  const server = createServer((request, response) => {
    const range = readByteRange(request.headers.range, size);
    if (request.url !== path || request.method !== 'GET') end(response, 404);
    else if (range === 'unsatisfiable') end(response, 416);
    else {
      const { start, end: last } = range ?? { start: 0, end: size - 1 };
      response.writeHead(range ? 206 : 200, {
        ...{ 'accept-ranges': 'bytes', 'content-length': last - start + 1 },
        ...(range && { 'content-range': `bytes ${start}-${last}/${size}` }),
      });
      // Whoever reads goes away in the middle once it knows enough; what cannot be read ends the response early.
      void pipeline(Readable.from(read({ start, end: last })), response).catch(() => response.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
