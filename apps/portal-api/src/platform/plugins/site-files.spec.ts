import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

describe('media files', () => {
  it('are served with their type, a tag and a day of caching', async () => {
    const { statusCode, headers } = await get('/files/picture.webp');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '12',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/files/picture.webp', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  });

  it('answers HEAD without a body', async () => {
    const response = await portal.app.inject({ method: 'HEAD', url: '/files/picture.webp' });
    expect([response.statusCode, response.headers['content-length'], response.body]).toEqual([200, '12', '']);
  });

  it.each(['br', 'gzip'])('sends drawings compressed with %s', async (encoding) => {
    const response = await get('/files/icons/dot.svg', { 'accept-encoding': encoding });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['vary']).toBe('accept-encoding');
    expect(response.rawPayload.length).toBeLessThan(300);
  });

  it('keeps a drawing that is opened by itself from running anything', async () => {
    const { headers } = await get('/files/icons/dot.svg');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  it.each([
    '/files/',
    '/files/icons',
    '/files/nothing.webp',
    '/files/.hidden',
    '/files/tool.exe',
    '/files/../content/categories.json',
    '/files/%2e%2e/content/categories.json',
    '/files/..%2fcontent%2fcategories.json',
    '/files/icons/..%5c..%5ccontent',
    '/files/%00.webp',
    '/files//etc/passwd',
    '/files/%2fetc%2fpasswd',
    `/files/${'a'.repeat(5000)}.webp`,
    '/files/%c0%ae%c0%ae/content/categories.json',
  ])('refuses %.60s', async (url) => {
    const response = await get(url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.json().code).toBe(String(response.statusCode));
  });
});

describe('a part of a file', () => {
  const part = (range: string, headers: Record<string, string> = {}) =>
    get('/files/picture.webp', { range, ...headers });

  it.each([
    ['bytes=2-5', 'bytes 2-5/12', [2, 6]],
    ['bytes=0-', 'bytes 0-11/12', [0, 12]],
    ['bytes=0-1', 'bytes 0-1/12', [0, 2]],
    ['bytes=10-99', 'bytes 10-11/12', [10, 12]],
    ['bytes=-3', 'bytes 9-11/12', [9, 12]],
    ['bytes=-99', 'bytes 0-11/12', [0, 12]],
  ])('is sent for %s', async (range, contentRange, [start, end]) => {
    const response = await part(range);
    const bytes = (await get('/files/picture.webp')).rawPayload.subarray(start, end);
    expect(response.statusCode).toBe(206);
    expect(response.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(bytes.length),
      'content-type': 'image/webp',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
    expect(response.rawPayload.equals(bytes)).toBe(true);
  });

  it.each([
    'bytes=0-1,4-5',
    'bytes=5-2',
    'bytes=-',
    'bytes=a-b',
    'bytes= 1-2',
    'lines=0-1',
    `bytes=0-${'9'.repeat(40)}`,
  ])('is not what %.30s asks for: the whole file is', async (range) => {
    const { statusCode, headers } = await part(range);
    expect([statusCode, headers['content-length'], headers['content-range']]).toEqual([200, '12', undefined]);
  });

  it.each(['bytes=12-', 'bytes=99-100', 'bytes=-0'])('that begins behind the end is refused: %s', async (range) => {
    const response = await part(range);
    expect(response.statusCode).toBe(416);
    expect(response.headers).toMatchObject({ 'content-range': 'bytes */12', 'cache-control': 'no-store' });
    expect(response.json()).toMatchObject({ code: '416', msg: '请求的范围超出文件' });
  });

  it('is sent to those alone who have the rest of the same file', async () => {
    const { headers } = await get('/files/picture.webp');
    const continueWith = async (copy: unknown) => (await part('bytes=2-5', { 'if-range': String(copy) })).statusCode;
    expect(await continueWith(headers['last-modified'])).toBe(206);
    expect(await continueWith('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
    expect(await continueWith(headers['etag'])).toBe(200);
  });

  it('is not needed by those who have the file', async () => {
    const { headers } = await get('/files/picture.webp');
    expect((await part('bytes=2-5', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  });

  it('is offered by HEAD, which sends none', async () => {
    const response = await portal.app.inject({
      method: 'HEAD',
      url: '/files/picture.webp',
      headers: { range: 'bytes=2-5' },
    });
    expect(response.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '12' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it('of a text is not offered: its bytes depend on its compression', async () => {
    const { statusCode, headers } = await get('/files/icons/dot.svg', { range: 'bytes=0-3' });
    expect([statusCode, headers['accept-ranges']]).toEqual([200, undefined]);
  });
});

describe('the login page', () => {
  it('answers all its addresses with one document under a strict policy', async () => {
    for (const url of ['/loginPage/', '/loginPage/register?x=1']) {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<title>登录</title>');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-security-policy']).toMatch(
        /default-src 'none'; script-src 'self'.*frame-ancestors 'none'/,
      );
    }
  });

  it('keeps files with a hash in their name for good', async () => {
    const { headers } = await get('/loginPage/assets/main-abc12345.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });
});

describe('reports of blocked content', () => {
  const report = (payload: string, type = 'application/csp-report') =>
    portal.app.inject({ method: 'POST', url: '/csp', payload, headers: { 'content-type': type } });

  it('are logged without queries and control characters', async () => {
    const sent = {
      'csp-report': {
        'document-uri': 'https://a.test/x?code=a-secret\r\nFAKE',
        'violated-directive': 'img-src',
        'blocked-uri': 'https://e.test/\u001b[31m',
      },
    };
    expect((await report(JSON.stringify(sent))).statusCode).toBe(204);
    const line = portal.logLines.find((entry) => entry.includes('content blocked by policy')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      page: 'https://a.test/x',
      directive: 'img-src',
      blocked: 'https://e.test/[31m',
    });
    expect(line).not.toContain('a-secret');
    expect(line).not.toContain('FAKE');
  });

  it('take the newer form too', async () => {
    const sent = [
      {
        type: 'csp-violation',
        body: { documentURL: 'https://a.test/', effectiveDirective: 'script-src', blockedURL: 'inline' },
      },
    ];
    expect((await report(JSON.stringify(sent), 'application/reports+json')).statusCode).toBe(204);
  });

  it('say nothing of the statistics of WeChat, which are blocked on purpose', async () => {
    const blocked = ['https://open.weixin.qq.com/sdk/report?v=1', 'https://open.weixin.example/'];
    for (const uri of blocked) await report(JSON.stringify({ 'csp-report': { 'blocked-uri': uri } }));
    const log = portal.logLines.join('');
    expect(log).toContain('open.weixin.example');
    expect(log).not.toContain('open.weixin.qq.com');
  });

  it.each([
    ['{', 'application/csp-report', 400],
    ['{}', 'text/plain', 415],
    [JSON.stringify({ text: 'x'.repeat(20_000) }), 'application/csp-report', 413],
  ])('refuses %.10s as %s with %i', async (payload, type, status) => {
    expect((await report(payload, type)).statusCode).toBe(status);
  });
});
