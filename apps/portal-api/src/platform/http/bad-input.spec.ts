import { allEndpoints, type Endpoint } from '@portal/api-contract';
import { connect } from 'node:net';
import { measureProcessorTime } from '../../testing/processor-time';
import { createSeededRandom } from '../../testing/seeded-random';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal({ doesJobs: true });

const URL_OF_POST = '/ptl/product/content/getNavProduct';

const send = async (payload: string, type = 'application/json', url = URL_OF_POST) => {
  const response = await portal.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  return { status: response.statusCode, body: response.json() as { code: string; msg: string; traceId: string } };
};

const expectError = ({ status, body }: Awaited<ReturnType<typeof send>>, wanted: number) => {
  expect(status).toBe(wanted);
  expect(['422', String(wanted)]).toContain(body.code);
  expect(body.msg).not.toMatch(/[A-Za-z]{4,}/);
};

describe('a body', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a text', '"text"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['deep JSON', `{"visibleRange":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['21 levels', `{"visibleRange":2,"x":${'{"a":'.repeat(21)}1${'}'.repeat(21)}}`],
    ['an infinite number', '{"visibleRange":2,"x":1e309}'],
    ['a number beyond exact integers', '{"visibleRange":2,"x":9223372036854775808}'],
    ['a prototype', '{"visibleRange":2,"__proto__":{"isAdmin":true}}'],
    ['an escaped prototype', '{"visibleRange":2,"\\u005f_proto__":{"isAdmin":true}}'],
    ['a constructor', '{"visibleRange":2,"constructor":{"prototype":{"x":1}}}'],
    ['U+0000', '{"visibleRange":2,"x":"a\\u0000b"}'],
    ['U+0000 in a name', '{"visibleRange":2,"a\\u0000":1}'],
    ['a lone surrogate', '{"visibleRange":2,"x":"\\ud800"}'],
    ['a lone surrogate in a list', '{"visibleRange":2,"x":[["\\udc00x"]]}'],
  ])('with %s is malformed', async (_name, payload) => expectError(await send(payload), 400));

  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=gbk',
    'application/jsonp',
    '',
  ])('as %j is not accepted', async (type) => expectError(await send('{"visibleRange":2}', type), 415));

  it('as JSON is accepted with a charset too', async () => {
    expect((await send('{"visibleRange":2}', 'Application/JSON; charset="UTF-8"')).status).toBe(200);
  });

  it('of more than a megabyte is too large', async () =>
    expectError(await send(`{"x":"${'x'.repeat(1_100_000)}"}`), 413));
});

describe('a form', () => {
  const sendForm = (payload: string) => send(payload, 'application/x-www-form-urlencoded', '/ptl/seoInfo/getSeoInfo');

  it.each([
    'tableType=PAGE&code=%00',
    'tableType=PAGE',
    'code=x',
    '',
    '__proto__=1&tableType=PAGE&code=1',
    `tableType=PAGE&code=${'x'.repeat(341)}`,
  ])('%.50s is refused', async (payload) => expectError(await sendForm(payload), 400));

  it.each(['%', '%zz', '%ed%a0%80', '%c0%80', '😀'])('with the text %s is a form like any other', async (text) => {
    expect((await sendForm(`tableType=PAGE&code=${text}`)).status).toBe(200);
  });
});

describe('a query', () => {
  it.each(['%00', 'x%00y', `${'x'.repeat(65)}`, `${'%'.repeat(200)}`, `${'x'.repeat(10_000)}`])(
    'of %.20s is refused',
    async (value) => {
      const response = await portal.app.inject({ url: `/ptl/resources/getConfigByCode?key=${value}` });
      expect([response.statusCode, response.json().code]).toEqual([400, '400']);
    },
  );

  it.each(['%25%25%25', '(a%2B)%2B', "'%20or%201=1--", '%ed%a0%80', '%e4%b8%ad', '%zz'])(
    'of %s is only a key nobody knows',
    async (value) => {
      const response = await portal.app.inject({ url: `/ptl/resources/getConfigByCode?key=${value}` });
      expect([response.statusCode, response.json().data]).toEqual([200, { value: '' }]);
    },
  );
});

describe('on the wire', () => {
  const sendRaw = async (text: string): Promise<string> => {
    const address = portal.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let response = '';
      socket.on('data', (data) => (response += data.toString()));
      socket.on('end', () => resolve(response));
      socket.on('error', reject);
      setTimeout(() => socket.destroy(new Error('no answer')), 3000).unref();
    });
  };

  beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['two hosts', 'GET /ptl/content/version HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n', 400],
    [
      'an origin in the address',
      'GET http://b/ptl/content/version HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['a flood of headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused in the envelope', async (_name, text, status) => {
    const response = await sendRaw(text);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toContain(`{"code":"${status}","msg":"`);
  });

  it('TRACE shows nothing', async () => {
    const response = await sendRaw(
      'TRACE /ptl/content/version HTTP/1.1\r\nHost: a\r\nX-Secret: s\r\nConnection: close\r\n\r\n',
    );
    expect(response).toMatch(/^HTTP\/1.1 40[45] /);
    expect(response).not.toContain('X-Secret');
  });
});

describe('any call', () => {
  const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_605);
  const MAX_ROUNDS = 200;
  /** How often a call is tried: the more fields it has, the more there is to try. */
  const countRounds = ({ query, body }: Endpoint) =>
    Math.min(MAX_ROUNDS, 40 * (1 + Object.keys({ ...query?.shape, ...body?.shape }).length));

  it(`never fails on generated input (seed ${SEED})`, async () => {
    const random = createSeededRandom(SEED);
    const failures: string[] = [];
    for (const endpoint of Object.values(allEndpoints)) {
      for (let round = countRounds(endpoint); round > 0; round -= 1) {
        const request = generateRequest(endpoint, random);
        let response!: Awaited<ReturnType<typeof portal.app.inject>>;
        const ms = await measureProcessorTime(async () => (response = await portal.app.inject(request)));
        const isEnvelope = typeof (response.json() as { code?: unknown }).code === 'string';
        if (response.statusCode >= 500 || !isEnvelope || ms > 2000) {
          failures.push(`${response.statusCode} ${JSON.stringify(request).slice(0, 300)}`);
        }
      }
    }
    expect(failures).toEqual([]);
    expect((await portal.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});

type Random = () => number;

const VALUES: readonly unknown[] = [
  ...[
    '',
    ' ',
    '0',
    '1',
    '2',
    '3',
    '9',
    '-1',
    'true',
    'null',
    'PAGE',
    'OPT',
    'CONTENT_CONTACT_US',
    'home',
    '1:home',
    '13800138000',
  ],
  ...[
    "' or 1=1 --",
    '%',
    '%_%',
    '\\',
    '"',
    '<script>',
    '${7*7}',
    '../../etc/passwd',
    '\0',
    '\ud800',
    '\u202e',
    '😀',
    '中'.repeat(5000),
    'a'.repeat(100),
  ],
  ...[0, 1, 2, 3, -1, 2.5, 1e21, 2 ** 53, true, false, null, [], {}, [2], [[[]]], { length: 1 }, { toString: 'x' }],
  ...['2026-06-05T12:00:00+08:00', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '2026-02-30T00:00:00Z'],
];

function generateRequest({ method, path, query, body, bodyType }: Endpoint, random: Random) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const fill = (names: readonly string[]) =>
    Object.fromEntries([...names, 'extra'].filter(() => random() < 0.85).map((name) => [name, generateValue(name)]));
  const generateValue = (name: string): unknown => {
    if (random() < 0.35) return GOOD_VALUES[name] ?? pick(VALUES);
    return random() < 0.1 ? Array.from({ length: 3 }, () => pick(VALUES)) : pick(VALUES);
  };
  const toPairs = (fields: object) =>
    Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  const search = new URLSearchParams(toPairs(fill(Object.keys(query?.shape ?? {})))).toString();
  const fields = fill(Object.keys(body?.shape ?? {}));
  const isForm = bodyType === 'form';
  return {
    method,
    url: `${path}?${search}`,
    ...(method === 'POST' && {
      payload: isForm
        ? new URLSearchParams(toPairs(fields)).toString()
        : JSON.stringify(random() < 0.05 ? pick(VALUES) : fields),
      headers: {
        'content-type':
          random() < 0.03 ? 'text/plain' : isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(random() < 0.2 && { 'idempotency-key': pick(['k1', 'k2', 'k'.repeat(200), 'a b']) }),
      },
    }),
  };
}

const GOOD_VALUES: Readonly<Record<string, unknown>> = {
  visibleRange: 2,
  platformType: '1',
  userName: '王小明',
  companyName: '启明',
  telephone: '13800138000',
  consent: true,
  topic: 'price',
  content: '我们想了解一下设备接入平台。',
  tableType: 'PAGE',
  visitorId: 'visitor-1234',
  events: [{ kind: 'view', path: '/', occurredAt: '2026-06-05T12:00:00+08:00' }],
};
