import { passCaptcha } from '../../testing/captcha-answer';
import { storeFile } from '../../testing/multipart';
import { addContent, makeJob, makeModel } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now });

beforeAll(() =>
  addContent(portal, {
    'models/m-one.json': makeModel('m-one'),
    'models/second.json': makeModel('second'),
    'jobs/j-one.json': makeJob('j-one'),
  }),
);

const MODEL_URL = '/ptl/model/apply';
const CONSULT_URL = '/portal/workorder/serviceConsult/save';

const MODEL = {
  modelId: 'm-one',
  scene: '用于产线设备的接入与监测。',
  companyName: '启明制造',
  industry: '装备制造',
  contactName: '王小明',
  telephone: '13800138000',
  consent: true,
};

const CONSULT = {
  service: '数字化转型',
  companyName: '启明制造',
  industry: '装备制造',
  contactName: '王小明',
  telephone: '13800138000',
  content: '想了解工厂数字化转型的路径。',
  consent: true,
};

const logIn = async () => (await openSession(portal, now())).browser;

const post = (browser: TestBrowser, url: string, payload: object, key?: string) =>
  browser.request(url, { method: 'POST', payload, headers: key === undefined ? {} : { 'idempotency-key': key } });

async function applyForModel(browser: TestBrowser, changes: object = {}, key?: string) {
  const captchaTicket = await passCaptcha(browser, 'trial');
  return post(browser, MODEL_URL, { ...MODEL, captchaTicket, ...changes }, key);
}

async function consult(browser: TestBrowser, changes: object = {}, key?: string) {
  const captchaTicket = await passCaptcha(browser, 'consult');
  return post(browser, CONSULT_URL, { ...CONSULT, captchaTicket, ...changes }, key);
}

const numberOf = ({ body }: { body: { data: unknown } }) => (body.data as { applicationNo: string }).applicationNo;

const listOwn = async (browser: TestBrowser, query: object = {}) =>
  (await post(browser, '/ptl/application/pageList', query)).body.data as {
    total: number;
    list: { applicationNo: string; state: number; kind: string }[];
  };

const countRows = async () =>
  Number((await portal.database.query<{ count: string }>('select count(*) from application'))[0]?.count);

describe('the captcha of a form', () => {
  const rejected = {
    code: '422',
    data: { fieldErrors: [{ field: 'captchaTicket', msg: '安全验证已失效，请重新完成' }] },
  };

  it('has to be passed, for this form and in this browser', async () => {
    const [browser, other] = [await logIn(), await logIn()];
    expect((await applyForModel(browser, { captchaTicket: 'none' })).body).toMatchObject(rejected);
    const foreign = [await passCaptcha(browser, 'consult'), await passCaptcha(other, 'trial')];
    for (const captchaTicket of foreign)
      expect((await applyForModel(browser, { captchaTicket })).body).toMatchObject(rejected);
    expect((await listOwn(browser)).total).toBe(0);
  });

  it('is good once', async () => {
    const browser = await logIn();
    const captchaTicket = await passCaptcha(browser, 'trial');
    expect((await applyForModel(browser, { captchaTicket })).body.code).toBe('200');
    const second = await applyForModel(browser, { captchaTicket, modelId: 'second' });
    expect(second.body).toMatchObject(rejected);
    expect((await listOwn(browser)).total).toBe(1);
  });

  it('is good once also for twenty that come at the same time', async () => {
    const browser = new TestBrowser(portal.app);
    const captchaTicket = await passCaptcha(browser, 'consult');
    const before = await countRows();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(browser, CONSULT_URL, { ...CONSULT, captchaTicket })),
    );
    expect(responses.map(({ body }) => body.code).sort()).toEqual(['200', ...Array.from({ length: 19 }, () => '422')]);
    expect(await countRows()).toBe(before + 1);
  });

  it('is good for five minutes', async () => {
    const browser = await logIn();
    const captchaTicket = await passCaptcha(browser, 'trial');
    advance(6 * 60);
    expect((await applyForModel(browser, { captchaTicket })).body).toMatchObject(rejected);
  });
});

describe('many at once', () => {
  it('are all served, however few connections the database has', async () => {
    const visitors = Array.from({ length: 40 }, () => new TestBrowser(portal.app));
    const tickets = await Promise.all(visitors.map((visitor) => passCaptcha(visitor, 'consult')));
    const responses = await Promise.all(
      visitors.map((visitor, index) => post(visitor, CONSULT_URL, { ...CONSULT, captchaTicket: tickets[index] })),
    );
    expect(responses.map(({ body }) => body.code)).toEqual(visitors.map(() => '200'));
  });

  it('of one key have one effect', async () => {
    const browser = await logIn();
    const payload = { ...MODEL, captchaTicket: await passCaptcha(browser, 'trial') };
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(browser, MODEL_URL, payload, 'fifty')));
    const numbers = new Set(responses.filter(({ body }) => body.code === '200').map(numberOf));
    expect(numbers.size).toBe(1);
    expect(responses.every(({ body }) => ['200', '409'].includes(body.code))).toBe(true);
    expect((await listOwn(browser)).total).toBe(1);
    expect(numberOf(await post(browser, MODEL_URL, payload, 'fifty'))).toBe([...numbers][0]);
  });

  it('of one user for one model have one effect, even with fifty captchas and no key', async () => {
    const browser = await logIn();
    const tickets: string[] = [];
    for (let index = 0; index < 50; index += 1) tickets.push(await passCaptcha(browser, 'trial'));
    const responses = await Promise.all(
      tickets.map((captchaTicket) => post(browser, MODEL_URL, { ...MODEL, captchaTicket })),
    );
    expect(responses.map(({ body }) => body.code).sort()).toEqual(['200', ...Array.from({ length: 49 }, () => '409')]);
    expect((await listOwn(browser)).total).toBe(1);
  });
});

describe('a repeat with its key', () => {
  it('gets the first answer, although its captcha and its files are used', async () => {
    const browser = await logIn();
    const fileIds = [await storeFile(browser)];
    const first = await applyForModel(browser, { fileIds }, 'k-1');
    const second = await applyForModel(browser, { fileIds, captchaTicket: 'none' }, 'k-1');
    expect(second.body.data).toEqual(first.body.data);
    expect((await listOwn(browser)).total).toBe(1);
  });

  it('is refused when it asks for something else', async () => {
    const browser = await logIn();
    await applyForModel(browser, {}, 'k-2');
    expect((await applyForModel(browser, { modelId: 'second' }, 'k-2')).status).toBe(422);
  });

  it('is the repeat of the same user alone', async () => {
    const [first, second] = [await logIn(), await logIn()];
    expect(numberOf(await applyForModel(first, {}, 'k-3'))).not.toBe(numberOf(await applyForModel(second, {}, 'k-3')));
  });

  it('is free to try again after a refusal', async () => {
    const browser = await logIn();
    expect((await applyForModel(browser, { captchaTicket: 'none' }, 'k-4')).status).toBe(400);
    expect((await applyForModel(browser, {}, 'k-4')).body.code).toBe('200');
  });
});

describe('an open application', () => {
  it('is the only one for its item', async () => {
    const browser = await logIn();
    await applyForModel(browser);
    expect(await applyForModel(browser)).toMatchObject({
      status: 409,
      body: { code: '409', msg: '您已有处理中的申请，请勿重复提交' },
    });
    expect((await applyForModel(browser, { modelId: 'second' })).body.code).toBe('200');
  });

  it('that was refused keeps neither the files nor the place of the next one', async () => {
    const browser = await logIn();
    await applyForModel(browser);
    const fileIds = [await storeFile(browser)];
    expect((await applyForModel(browser, { fileIds })).status).toBe(409);
    expect((await applyForModel(browser, { modelId: 'second', fileIds })).body.code).toBe('200');
  });

  it('makes room once it is withdrawn or decided', async () => {
    const browser = await logIn();
    const applicationNo = numberOf(await applyForModel(browser));
    await post(browser, '/ptl/application/withdraw', { applicationNo });
    const second = numberOf(await applyForModel(browser));
    await portal.database.query(`update application set state = 31 where application_no = $1`, [second]);
    expect((await applyForModel(browser)).body.code).toBe('200');
  });

  it('for consultations there may be many', async () => {
    const browser = await logIn();
    expect((await consult(browser)).body.code).toBe('200');
    expect((await consult(browser)).body.code).toBe('200');
  });
});
