import { startFakeWechat, WECHAT_ACCOUNT, type WechatMood } from '../../testing/fake-wechat';
import { createNoWechatTickets, createWechatGateway, type WechatTickets } from './wechat-tickets';

interface TicketsUnderTest {
  readonly tickets: WechatTickets;
  /** Makes the other side fail, and ends what it gave before. */
  breakDown(): void;
  close(): Promise<void>;
}

async function startNone(): Promise<TicketsUnderTest> {
  return { tickets: createNoWechatTickets(), breakDown: () => undefined, close: async () => undefined };
}

async function startGateway() {
  const wechat = await startFakeWechat();
  const failures: string[] = [];
  let now = new Date('2026-11-20T08:00:00Z').getTime();
  const pass = (seconds: number) => void (now += seconds * 1000);
  const tickets = createWechatGateway({
    ...{ ...WECHAT_ACCOUNT, apiUrl: wechat.origin, clock: () => new Date(now), timeoutMs: 500 },
    onFailure: (error) => failures.push(String(error)),
  });
  const breakDown = (mood: WechatMood = 'fail') => {
    wechat.mood = mood;
    pass(7200);
  };
  return { wechat, failures, tickets, pass, breakDown, close: () => wechat.close() };
}

const ERROR_BODY = { name: 'HttpError', status: 503, msg: expect.stringMatching(/^微信分享/) };

/** The ticket, or the error. */
async function ask(tickets: WechatTickets): Promise<unknown> {
  return tickets.getTicket().catch((error: unknown) => error);
}

describe.each([
  ['of a site without an account', startNone, ERROR_BODY],
  ['of the gateway', startGateway, { appId: WECHAT_ACCOUNT.appId, ticket: 'ticket-1' }],
])('the tickets %s', (_name, start, expected) => {
  let tested: TicketsUnderTest;
  beforeAll(async () => {
    tested = await start();
  });
  afterAll(() => tested.close());

  it('are the same for everybody who asks at once, and afterwards', async () => {
    const together = await Promise.all(Array.from({ length: 5 }, () => ask(tested.tickets)));
    for (const response of [...together, await ask(tested.tickets)]) expect(response).toMatchObject(expected);
  });

  it('are refused in words where there is none', async () => {
    tested.breakDown();
    expect(await ask(tested.tickets)).toMatchObject(ERROR_BODY);
  });
});

describe('the gateway', () => {
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.close());

  it('asks WeChat once for everybody, and never puts the secret into an address', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask(gateway.tickets)));
    const [token, ticket, ...others] = gateway.wechat.requests;
    expect(token).toBe('POST /cgi-bin/stable_token');
    expect(ticket).toMatch(/^GET \/cgi-bin\/ticket\/getticket\?/);
    expect(others).toEqual([]);
  });

  it('keeps a ticket until shortly before it ends', async () => {
    await ask(gateway.tickets);
    gateway.pass(7200 - 301);
    expect(await ask(gateway.tickets)).toMatchObject({ ticket: 'ticket-1' });
    gateway.pass(1);
    expect(await ask(gateway.tickets)).toMatchObject({ ticket: 'ticket-2' });
  });

  it('leaves WeChat alone for half a minute after a failure, of which it tells once', async () => {
    gateway.wechat.mood = 'fail';
    for (let time = 0; time < 3; time += 1) expect(await ask(gateway.tickets)).toMatchObject(ERROR_BODY);
    expect(gateway.wechat.requests).toHaveLength(1);
    expect(gateway.failures).toEqual(['Error: WeChat (/cgi-bin/stable_token) refused: status 502']);
    gateway.wechat.mood = 'give';
    gateway.pass(30);
    expect(await ask(gateway.tickets)).toMatchObject({ ticket: 'ticket-1' });
  });

  it.each([
    ['refuse', 'Error', 'refused: 40164 invalid ip 203.0.113.9 for …, not in whitelist'],
    ['nonsense', 'Error', 'refused: status 200'],
    ['flood', 'ServiceError', 'gave no answer: TooLongError'],
  ] as const)('tells why there is none, and no secret, where WeChat answers with %s', async (mood, kind, reason) => {
    gateway.wechat.mood = mood;
    expect(await ask(gateway.tickets)).toMatchObject(ERROR_BODY);
    expect(gateway.failures).toEqual([`${kind}: WeChat (/cgi-bin/stable_token) ${reason}`]);
  });

  it('gives up on a WeChat that does not answer', async () => {
    gateway.wechat.mood = 'hang';
    gateway.pass(30);
    expect(await ask(gateway.tickets)).toMatchObject(ERROR_BODY);
    expect(gateway.failures[0]).toBe('ServiceError: WeChat (/cgi-bin/stable_token) gave no answer: TimeoutError');
  });
});
