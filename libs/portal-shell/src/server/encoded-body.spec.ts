/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeBody, type EncodedBody, sendEncoded } from './encoded-body';

function send(body: EncodedBody, accepted: string, status = 200) {
  const sent: { encoding: string; bytes: Buffer } = { encoding: '', bytes: Buffer.alloc(0) };
  const request = { headers: { 'accept-encoding': accepted }, method: 'GET' };
  const response = {
    writeHead: (_status: number, headers: Record<string, string>) => {
      sent.encoding = headers['Content-Encoding'] ?? '';
    },
    end: (bytes: Buffer) => {
      sent.bytes = bytes;
    },
  };
  sendEncoded(request as unknown as IncomingMessage, response as unknown as ServerResponse, {
    status,
    headers: {},
    body,
  });
  return sent;
}

async function waitFor(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const TEXT = '设备接入平台'.repeat(200);

describe('sendEncoded', () => {
  it('sends gzip until brotli is made', async () => {
    const body = encodeBody(TEXT);
    const first = send(body, 'gzip, br');
    expect([first.encoding, gunzipSync(first.bytes).toString()]).toEqual(['gzip', TEXT]);
    await waitFor(() => body.brotli !== null);
    const second = send(body, 'gzip, br');
    expect([second.encoding, brotliDecompressSync(second.bytes).toString()]).toEqual(['br', TEXT]);
  });

  it('makes no brotli that nobody takes', async () => {
    const [plain, missing, taken] = [encodeBody(TEXT), encodeBody(TEXT), encodeBody(TEXT)];
    expect(send(plain, '').bytes.toString()).toBe(TEXT);
    send(plain, 'gzip');
    send(missing, 'gzip, br', 404);
    send(taken, 'gzip, br');
    await waitFor(() => taken.brotli !== null);
    expect([plain.brotli, missing.brotli]).toEqual([null, null]);
  });

  it('makes one brotli after another, and leaves those that come in a flood for their next reader', async () => {
    const bodies = Array.from({ length: 120 }, (_, index) => encodeBody(TEXT + String(index)));
    for (const body of bodies) send(body, 'br');
    const isMade = () => bodies.map(({ brotli }) => brotli !== null);
    let made = 0;
    await waitFor(() => {
      const flags = isMade();
      made = flags.indexOf(false);
      expect(flags.slice(made)).not.toContain(true);
      return made === 100;
    });
    const last = bodies.at(-1) as EncodedBody;
    send(last, 'br');
    await waitFor(() => last.brotli !== null);
    expect(isMade().filter(Boolean)).toHaveLength(101);
  });
});
