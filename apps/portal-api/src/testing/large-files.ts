import { FILE_PIECE_BYTES } from '@portal/api-contract';
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { TestBrowser } from './test-browser';

/** Bytes that begin as an archive does. */
export function makeArchive(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.write('PK\u0003\u0004', 'latin1');
  return bytes;
}

/** An MP4 file with a track of pictures of so many seconds, without a picture. */
export function makeVideo(seconds: number): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(seconds * 1000, 16);
  const handler = Buffer.concat([Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(13)]);
  const track = box('trak', box('mdia', box('hdlr', handler)));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\u0002\0isommp41', 'latin1')),
    box('mdat', randomBytes(2 * FILE_PIECE_BYTES)),
    box('moov', Buffer.concat([box('mvhd', header), track])),
  ]);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Checksum of a large file as its sender makes it. */
export function toChecksum(bytes: Buffer): string {
  const all = createHash('sha256');
  for (let at = 0; at < bytes.length; at += FILE_PIECE_BYTES)
    all.update(
      createHash('sha256')
        .update(bytes.subarray(at, at + FILE_PIECE_BYTES))
        .digest(),
    );
  return all.digest('hex');
}

/** Begins a large file and returns what the call returns. */
export function beginFile(browser: TestBrowser, bytes: Buffer, more: object = {}) {
  const payload = { name: '资料.zip', size: bytes.length, checksum: toChecksum(bytes), ...more };
  return browser.request('/ptl/file/large/begin', { method: 'POST', payload });
}

/** Asks for the checks of a file that has arrived. */
export function finishFile(browser: TestBrowser, id: string) {
  return browser.request('/ptl/file/large/finish', { method: 'POST', payload: { id } });
}

interface TusResponse {
  readonly status: number;
  readonly offset: number;
  readonly body: string;
}

/** A sender that speaks the tus protocol over connections of its own, which may be cut. */
export class TusSender {
  constructor(
    readonly browser: TestBrowser,
    readonly port: number,
    readonly url: string,
  ) {}

  /** How much the server has. */
  async ask(): Promise<number> {
    return (await this.send('HEAD')).offset;
  }

  send(method: 'HEAD' | 'DELETE' | 'PATCH', offset = 0, bytes: Buffer = Buffer.alloc(0)): Promise<TusResponse> {
    return new Promise((resolve, reject) => {
      const sent = this.#open(method, offset, bytes.length);
      sent.on('error', reject);
      sent.on('response', (response) => {
        let body = '';
        response.on('data', (text) => (body += String(text)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, offset: Number(response.headers['upload-offset']), body }),
        );
      });
      sent.end(bytes);
    });
  }

  /** Sends a part and cuts the line once `isTaken` says so. */
  async cut(offset: number, bytes: Buffer, announced: number, isTaken: () => Promise<unknown>): Promise<void> {
    const sent = this.#open('PATCH', offset, announced);
    const gone = new Promise<void>((resolve) => sent.on('error', () => resolve()));
    sent.write(bytes);
    await isTaken();
    sent.destroy(new Error('The line is cut'));
    await gone;
  }

  #open(method: string, offset: number, length: number) {
    const { browser, port, url: path } = this;
    const headers = {
      ...{ ...browser.tokenHeaders(), host: 'localhost', 'tus-resumable': '1.0.0' },
      cookie: `portal-session=${browser.cookies.get('portal-session')}`,
      ...(method === 'PATCH' && {
        ...{ 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
        'content-length': String(length),
      }),
    };
    return request({ host: '127.0.0.1', agent: false, port, path, method, headers });
  }
}

/** Stores a large file whole and returns its id. */
export async function storeLargeFile(browser: TestBrowser, port: number, bytes: Buffer, name: string): Promise<string> {
  const { id, url } = (await beginFile(browser, bytes, { name })).body.data as { id: string; url: string };
  await new TusSender(browser, port, url).send('PATCH', 0, bytes);
  const { body } = await finishFile(browser, id);
  if (body.code !== '200') throw new Error(body.msg);
  return id;
}
