import { type FakeServer, startFakeServer } from '../../testing/fake-server';
import { ServiceError } from '../service-error';
import { fetchText, readJson } from './fetch-text';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer((request, response) => {
    if (request.url === '/away') return response.writeHead(302, { location: '/text' }).end();
    if (request.url === '/hang') return undefined;
    if (request.url === '/slow') return response.writeHead(200).write('a');
    return response.writeHead(request.url === '/text' ? 200 : 404).end('文字');
  });
});
afterAll(() => server.close());

const fetchPath = (path: string, more: object = {}) =>
  fetchText(server.origin + path, { name: 'The other side', timeoutMs: 300, maxBytes: 6, ...more });

it.each([
  ['/text', 200],
  ['/nowhere', 404],
])('reads what stands at %s, whatever the status', async (path, status) =>
  expect(await fetchPath(path)).toEqual({ status, text: '文字', headers: expect.any(Headers) }),
);

it('is sent elsewhere only where that is allowed', async () => {
  await expect(fetchPath('/away')).rejects.toThrow('The other side gave no answer');
  expect(await fetchPath('/away', { redirect: 'follow' })).toMatchObject({ status: 200 });
});

it.each([
  ['/text', { maxBytes: 5 }, 'The other side gave no answer: TooLongError'],
  ['/hang', {}, 'The other side gave no answer: TimeoutError'],
  ['/slow', {}, 'The other side gave no answer: TimeoutError'],
])('rejects what %s gives with %j', (path, more, message) =>
  expect(fetchPath(path, more)).rejects.toThrow(new ServiceError(message)),
);

it('waits no longer than the caller does', async () => {
  const caller = new AbortController();
  const asked = fetchPath('/hang', { timeoutMs: 60_000, signal: caller.signal });
  caller.abort();
  await expect(asked).rejects.toThrow(new ServiceError('The other side gave no answer: AbortError'));
});

it('never tells the address, whatever goes wrong', async () => {
  const options = { name: 'The other side', timeoutMs: 300, maxBytes: 6 };
  for (const url of ['http://127.0.0.1:1/?token=a-secret', 'http://a-secret.invalid/', 'no address: a-secret']) {
    const failure = await fetchText(url, options).catch((error: Error) => error.message);
    expect(failure).toMatch(/^The other side gave no answer: \w+$/);
    expect(failure).not.toContain('a-secret');
  }
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['<html>', undefined],
])('reads %s as JSON', (text, expected) => expect(readJson(text)).toEqual(expected));
