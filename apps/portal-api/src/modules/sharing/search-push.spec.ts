import { readBody } from '../../testing/fake-gateway';
import { startFakeServer } from '../../testing/fake-server';
import { createNoSearchPush, createSearchPushGateway, type SearchPush } from './search-push';

interface PushUnderTest {
  readonly push: SearchPush;
  /** Makes the other side fail from now on. */
  breakDown(): void;
  close(): Promise<void>;
}

/** What the search engine answers with; nothing for never. */
type EngineResponse = readonly [status: number, body: object | string] | undefined;

async function startNone(): Promise<PushUnderTest> {
  return { push: createNoSearchPush(), breakDown: () => undefined, close: async () => undefined };
}

async function startGateway() {
  const bodies: string[] = [];
  const failures: string[] = [];
  const state: { respond: (lines: readonly string[]) => EngineResponse } = { respond: takeAll };
  const server = await startFakeServer(async (request, response) => {
    const text = await readBody(request);
    bodies.push(`${request.headers['content-type']}\n${text}`);
    const received = state.respond(text.split('\n'));
    if (received === undefined) return;
    const [status, body] = received;
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const url = `${server.origin}/urls?site=portal.example&token=a-secret`;
  const push = createSearchPushGateway({ url, timeoutMs: 3000, onFailure: (error) => failures.push(String(error)) });
  const breakDown = () =>
    void (state.respond = () => [500, { error: 500, message: 'internal error, please try later' }]);
  return { ...{ push, state, bodies, failures, breakDown }, requests: server.requests, close: () => server.close() };
}

/** A search engine that takes all but what it says is wrong. */
function takeAll(lines: readonly string[]): EngineResponse {
  const invalid = lines.filter((line) => line.includes('wrong'));
  return [200, { success: lines.length - invalid.length, remain: 98, not_same_site: [], not_valid: invalid }];
}

const PAGES = ['https://portal.example/a', 'https://portal.example/wrong'];
const ERROR_BODY = { name: 'HttpError', status: 503, msg: expect.stringMatching(/^搜索引擎/) };

describe.each([
  ['nowhere', startNone, ERROR_BODY],
  ['through the gateway', startGateway, { pushed: 1, remain: 98, refused: [PAGES[1]] }],
])('a push %s', (_name, start, expected) => {
  let tested: PushUnderTest;
  beforeAll(async () => {
    tested = await start();
  });
  afterAll(() => tested.close());
  const push = () => tested.push.push(PAGES).catch((error: unknown) => error);

  it('counts every address once, or is refused in words', async () => expect(await push()).toMatchObject(expected));

  it('is refused in words where nothing is taken', async () => {
    tested.breakDown();
    expect(await push()).toMatchObject(ERROR_BODY);
  });
});

it('knows before a push whether there is anybody to tell', async () => {
  expect(() => createNoSearchPush().assertConfigured()).toThrow('搜索引擎推送未开通');
  const gateway = await startGateway();
  expect(() => gateway.push.assertConfigured()).not.toThrow();
  await gateway.close();
});

describe('the gateway', () => {
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.close());
  const push = () => gateway.push.push(PAGES).catch((error: unknown) => error);

  it('sends lines of plain text to the address it was given', async () => {
    await push();
    expect(gateway.requests).toEqual(['POST /urls?site=portal.example&token=a-secret']);
    expect(gateway.bodies).toEqual([`text/plain\n${PAGES.join('\n')}`]);
  });

  it('takes an answer that names nothing it refused', async () => {
    gateway.state.respond = () => [200, { success: 2, remain: 0 }];
    expect(await push()).toEqual({ pushed: 2, remain: 0, refused: [] });
  });

  it.each([
    [400, { error: 400, message: 'over quota' }, '今日可推送的数量已用完', '400 over quota'],
    [401, { error: 401, message: 'token is not valid' }, '推送地址中的密钥不正确', '401 token is not valid'],
    [400, { error: 400, message: 'site error' }, '站点未在搜索引擎的站长平台验证', '400 site error'],
    [200, '<html>', '搜索引擎暂时不可用，请稍后再试', '200 '],
    [200, { success: -1, remain: 1 }, '搜索引擎暂时不可用，请稍后再试', '200 '],
  ])('refuses where the answer is %i %j', async (status, body, msg, reason) => {
    gateway.state.respond = () => [status, body];
    expect(await push()).toMatchObject({ status: 503, msg });
    expect(gateway.failures).toEqual([`PushError: The search engine refused with ${reason}`]);
  });

  it('gives up on an engine that does not answer, and never tells the address', async () => {
    gateway.state.respond = () => undefined;
    expect(await push()).toMatchObject(ERROR_BODY);
    expect(gateway.failures[0]).toBe('ServiceError: The search engine gave no answer: TimeoutError');
  });
});
