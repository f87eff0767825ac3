/** @jest-environment node */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { EncodedBody } from './encoded-body';
import { PageResponse } from './page-response';

const TEXT = '设备接入平台'.repeat(200);

describe('a response', () => {
  let served: PageResponse;
  const server = createServer((request, response) => served.send(request, response));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const serve = (status = 200) =>
    (served = new PageResponse(status, { Vary: 'Accept-Encoding', 'X-Own': 'yes' }, new EncodedBody(TEXT)));

  /** Sends a request by hand: clients decode what they get. */
  const ask = (headers: string, method = 'GET') =>
    new Promise<{ readonly head: string; readonly bytes: number }>((resolve, reject) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
        socket.end(`${method} / HTTP/1.1\r\nHost: a\r\n${headers}Connection: close\r\n\r\n`),
      );
      const chunks: Buffer[] = [];
      socket.on('data', (data) => chunks.push(data));
      socket.on('error', reject);
      socket.on('end', () => {
        const all = Buffer.concat(chunks);
        const end = all.indexOf('\r\n\r\n');
        resolve({ head: all.subarray(0, end).toString(), bytes: all.byteLength - end - 4 });
      });
    });

  it.each([
    ['br', 'br', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['gzip, br', 'br', 'br'],
    ['deflate', 'identity', undefined],
  ] as const)('to who takes %s is %s', async (accepted, encoding, header) => {
    const { body } = serve();
    for (let visit = 0; visit < 2; visit += 1) {
      const { head, bytes } = await ask(`Accept-Encoding: ${accepted}\r\n`);
      expect(head).toMatch(/^HTTP\/1.1 200 OK\r\nVary: Accept-Encoding\r\nX-Own: yes\r\n/);
      expect(/Content-Encoding: (\w+)/.exec(head)?.[1]).toBe(header);
      expect(head).toContain(`ETag: ${body.etag}`);
      expect(head).toContain(`Content-Length: ${bytes}`);
      expect(bytes).toBe(body.encode(encoding).byteLength);
    }
  });

  it('has no body where it is known, or only its head is asked for', async () => {
    const { body } = serve();
    const known = await ask(`If-None-Match: ${body.etag}\r\n`);
    expect([known.head.slice(0, 12), known.bytes]).toEqual(['HTTP/1.1 304', 0]);
    const head = await ask('', 'HEAD');
    expect(head).toEqual({ head: expect.stringContaining(`Content-Length: ${body.identity.byteLength}`), bytes: 0 });
  });

  it('says each time that there is no page', async () => {
    const { body } = serve(404);
    expect((await ask(`If-None-Match: ${body.etag}\r\n`)).head).toMatch(/^HTTP\/1.1 404/);
  });
});
