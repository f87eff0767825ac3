import { maskTelephone } from '../../platform/telephone/telephone-field';
import { passCaptcha, solveQuestion } from '../../testing/captcha-answer';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { PUZZLE } from './puzzle-picture';
import { createQuestion, normalizeAnswer } from './question';
import { createTestClock } from '../../testing/test-clock';
import { waitUntil } from '../../testing/wait-until';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });

const createBrowser = () => new TestBrowser(portal.app);
const BASE = '/portal/openapi/verification';

interface Picture {
  readonly capcode: string;
  readonly background: string;
  readonly piece: string;
  readonly pieceY: number;
}

const getPicture = async (browser: TestBrowser, action = 'consult') =>
  (await browser.request(`${BASE}/getPic?action=${action}`)).body.data as Picture;

/** The answer, as only the database knows it. */
async function readX(): Promise<number> {
  const [row] = await portal.database.query<{ payload: { x: number } }>(
    `select payload from one_time_secret where purpose = 'captcha-challenge' order by created_at desc, (payload->>'x') nulls last limit 1`,
  );
  return row?.payload.x ?? -1;
}

const check = (browser: TestBrowser, capcode: string, answer: string) =>
  browser.request(`${BASE}/checkcapcode?capcode=${capcode}&date=${Date.now()}&${answer}`);

describe('a slider captcha', () => {
  beforeEach(() => advance(1));

  it('is a picture with a gap and the piece for it, and no word of where it goes', async () => {
    const { body } = await createBrowser().request(`${BASE}/getPic?action=consult`);
    const { background, piece, capcode, ...sizes } = body.data as Picture;
    expect(background).toMatch(/^data:image\/jpeg;base64,\/9j/);
    expect(piece).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(capcode).toMatch(/^[\w-]{43}$/);
    const pieceSize = PUZZLE.piece;
    expect(sizes).toEqual({ width: 320, height: 160, pieceSize, pieceY: expect.any(Number), expireIn: 120 });
    expect(background.length + piece.length).toBeLessThan(40_000);
  });

  it.each([-5, 0, 5])('is passed %i pixels beside the gap', async (off) => {
    const browser = createBrowser();
    const { capcode } = await getPicture(browser);
    const { body } = await check(browser, capcode, `xpos=${(await readX()) + off}`);
    expect(body).toMatchObject({ code: '200', data: { ticket: expect.stringMatching(/^[\w-]{43}$/), expireIn: 300 } });
  });

  it.each([-6, 6, 40])('is not passed %i pixels beside it, and then is gone', async (off) => {
    const browser = createBrowser();
    const { capcode } = await getPicture(browser);
    const x = await readX();
    expect((await check(browser, capcode, `xpos=${x + off}`)).body).toMatchObject({
      code: '422',
      msg: '验证未通过，请重试',
    });
    expect((await check(browser, capcode, `xpos=${x}`)).body.msg).toBe('验证已过期，请重试');
  });

  it('is not passed twice, nor after two minutes, nor by another browser, nor by an answer in words', async () => {
    const browser = createBrowser();
    const first = await getPicture(browser);
    const x = await readX();
    await check(browser, first.capcode, `xpos=${x}`);
    expect((await check(browser, first.capcode, `xpos=${x}`)).body.code).toBe('422');

    advance(1);
    const second = await getPicture(browser);
    const answer = `xpos=${await readX()}`;
    advance(121);
    expect((await check(browser, second.capcode, answer)).body.code).toBe('422');

    const third = await getPicture(browser);
    expect((await check(createBrowser(), third.capcode, `xpos=${await readX()}`)).body.code).toBe('422');

    advance(1);
    const fourth = await getPicture(browser);
    expect((await check(browser, fourth.capcode, `answer=${await readX()}`)).body.code).toBe('422');
  });

  it('cannot be guessed by trying every place (H18)', async () => {
    const browser = createBrowser();
    const { capcode } = await getPicture(browser);
    const x = await readX();
    const guesses = Array.from({ length: 300 }, (_unused, index) => index).filter((guess) => Math.abs(guess - x) > 5);
    const codes: string[] = [];
    // At once, but not more than the database's connections take on a slow machine.
    for (let first = 0; first < guesses.length; first += 30) {
      const some = [...guesses.slice(first, first + 30), x];
      const responses = await Promise.all(some.map((guess) => check(browser, capcode, `xpos=${guess}`)));
      codes.push(...responses.map(({ body }) => body.code));
    }
    expect(new Set(codes)).toEqual(new Set(['422']));
  });

  it('is made for a consultation where no action is named', async () => {
    const browser = createBrowser();
    expect((await browser.request(`${BASE}/getPic?`)).status).toBe(200);
    expect((await browser.request(`${BASE}/getQuestion?`)).status).toBe(200);
  });

  it.each(['action=', 'action=other', 'action=consult&action=login'])(
    'is made for an action, not for "%s"',
    async (query) => {
      expect((await createBrowser().request(`${BASE}/getPic?${query}`)).status).toBe(400);
    },
  );

  it.each(['xpos=-1', 'xpos=2001', 'xpos=1e9', 'xpos=abc', `answer=${'x'.repeat(21)}`])(
    'refuses %.20s',
    async (query) => {
      const browser = createBrowser();
      const { capcode } = await getPicture(browser);
      expect((await check(browser, capcode, query)).status).toBe(400);
    },
  );
});

describe('a question', () => {
  it('is passed by its answer, also in words or full-width digits', async () => {
    const browser = createBrowser();
    const { body } = await browser.request(`${BASE}/getQuestion?action=login`);
    const { question, capcode } = body.data as { question: string; capcode: string };
    expect(question).toMatch(/^请计算：[零一二三四五六七八九十][加减][零一二三四五六七八九十]等于几？（填写数字）$/);
    expect((await check(browser, capcode, `answer=${solveQuestion(question)}`)).body.code).toBe('200');
  });

  it('has an answer between 0 and 20', () => {
    for (let index = 0; index < 500; index += 1) {
      const { question, answer } = createQuestion();
      expect(answer).toBe(solveQuestion(question));
      expect(Number(answer)).toBeGreaterThanOrEqual(0);
      expect(Number(answer)).toBeLessThanOrEqual(20);
    }
  });

  it.each([
    ['８', '8'],
    [' 12 ', '12'],
    ['八', '8'],
    ['十', '10'],
    ['十二', '12'],
    ['二十', '20'],
    ['07', '7'],
    ['二三', 'NaN'],
    ['', ''],
  ])('takes %j for %s', (typed, meant) => expect(normalizeAnswer(typed)).toBe(meant));
});

describe('a text message', () => {
  let number = 13_700_000_000;
  const createTelephone = () => String((number += 1));
  const send = async (browser: TestBrowser, telephone: string, captchaTicket: string, scene = 'register') =>
    browser.request('/ptl/user/sendCode', { method: 'POST', payload: { scene, telephone, captchaTicket } });
  const countMessages = async () =>
    Number((await portal.database.query<{ count: string }>('select count(*) from sms_outbox'))[0]?.count);
  // No answer waits for its message.
  const waitForMessages = (count: number) => waitUntil(countMessages, (sent) => sent >= count);
  const sendAndReadCode = async (browser: TestBrowser, telephone: string) => {
    const before = await countMessages();
    await send(browser, telephone, await passCaptcha(browser, 'register'));
    await waitForMessages(before + 1);
    const [message] = await portal.database.query<{ text: string }>(
      'select text from sms_outbox order by sent_at desc limit 1',
    );
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };

  it('needs a ticket of its own scene, used once', async () => {
    const browser = createBrowser();
    const telephone = createTelephone();
    const rejected = {
      code: '422',
      data: { fieldErrors: [{ field: 'captchaTicket', msg: '安全验证已失效，请重新完成' }] },
    };
    expect((await send(browser, telephone, 'x')).body).toMatchObject(rejected);
    expect((await send(browser, telephone, await passCaptcha(browser, 'consult'))).body).toMatchObject(rejected);
    expect((await send(browser, telephone, await passCaptcha(browser, 'login'))).body).toMatchObject(rejected);
    const ticket = await passCaptcha(createBrowser(), 'register');
    expect((await send(browser, telephone, ticket)).body).toMatchObject(rejected);
    const own = await passCaptcha(browser, 'register');
    expect((await send(browser, telephone, own)).body.code).toBe('200');
    expect((await send(browser, createTelephone(), own)).body).toMatchObject(rejected);
  });

  it('goes to a number once a minute and five times a day, whoever asks (H19)', async () => {
    const telephone = createTelephone();
    // Messages to others may still be on their way.
    const countOwn = async () =>
      Number(
        (
          await portal.database.query<{ count: string }>(
            'select count(*) from sms_outbox where telephone_masked = $1',
            [maskTelephone(telephone)],
          )
        )[0]?.count,
      );
    const ask = async () => {
      const browser = createBrowser();
      return send(browser, telephone, await passCaptcha(browser, 'register'));
    };
    expect((await ask()).body.code).toBe('200');
    const early = await ask();
    expect([early.status, early.body.msg, early.body.data]).toEqual([
      429,
      '验证码发送过于频繁，请稍后再试',
      { retryAfter: 60 },
    ]);
    for (let count = 1; count < 5; count += 1) {
      advance(61);
      expect((await ask()).body.code).toBe('200');
    }
    advance(61);
    expect((await ask()).body.msg).toBe('今日获取验证码次数已达上限，请24小时后再试');
    const flood = await Promise.all(Array.from({ length: 40 }, ask));
    expect(flood.every(({ status }) => status === 429)).toBe(true);
    await waitUntil(countOwn, (sent) => sent >= 5);
    expect(await countOwn()).toBe(5);
  });

  it('goes out once when many ask at the same moment', async () => {
    const telephone = createTelephone();
    const before = await countMessages();
    const browsers = Array.from({ length: 20 }, createBrowser);
    const tickets = await Promise.all(browsers.map((browser) => passCaptcha(browser, 'register')));
    await Promise.all(browsers.map((browser, index) => send(browser, telephone, tickets[index] ?? '')));
    await waitForMessages(before + 1);
    expect((await countMessages()) - before).toBe(1);
  });

  it('carries a code that is dead after five wrong tries, even the right one (H19)', async () => {
    const browser = createBrowser();
    const telephone = createTelephone();
    advance(1);
    const code = await sendAndReadCode(browser, telephone);
    const wrong = code === '000000' ? '111111' : '000000';
    const register = (typed: string) =>
      browser.request('/ptl/auth/api/register', {
        method: 'POST',
        payload: { telephone, code: typed, password: 'Sunny2026', agreement: true },
      });
    for (let count = 0; count < 5; count += 1) expect((await register(wrong)).body.code).toBe('422');
    expect((await register(code)).body).toMatchObject({ code: '422', msg: '验证码错误或已失效' });
  });

  it('carries a code that is dead after five minutes, for another number and for another scene', async () => {
    const browser = createBrowser();
    const telephone = createTelephone();
    advance(1);
    const code = await sendAndReadCode(browser, telephone);
    const payload = { telephone: createTelephone(), code, password: 'Sunny2026', agreement: true };
    const register = (values: object) =>
      browser.request('/ptl/auth/api/register', { method: 'POST', payload: { ...payload, ...values } });
    expect((await register({})).body.code).toBe('422');
    const uid = await browser.openLogin();
    const login = await browser.request('/ptl/auth/api/smsLogin', {
      method: 'POST',
      payload: { uid, telephone, code },
    });
    expect(login.body.code).toBe('422');
    advance(301);
    expect((await register({ telephone })).body.code).toBe('422');
  });

  it.each(['1380013800', '15400000000', 'abc', '１３８００１３８００'])('is not sent to %s', async (telephone) => {
    const browser = createBrowser();
    expect((await send(browser, telephone, 'x')).body).toMatchObject({ code: '422' });
  });
});

describe('limits by address', () => {
  const limited = setUpPortal({ isRateLimited: true, isDemo: true });

  it('hold whatever address a client claims, and however it spells the call (H22)', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 60; index += 1) {
      const answer = await limited.app.inject({
        url: `${BASE}/getQuestion?action=login&x=${index}`,
        headers: {
          'x-forwarded-for': `10.0.0.${index}`,
          forwarded: `for=10.0.1.${index}`,
          'x-real-ip': `10.0.2.${index}`,
        },
      });
      statuses.add(answer.statusCode);
    }
    expect(statuses).toContain(429);
    expect((await limited.app.inject({ url: `${BASE}/getQuestion?action=login` })).statusCode).toBe(429);
  });
});
