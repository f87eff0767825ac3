import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { createDataProtection } from '../../platform/security/data-protection';
import { passCaptcha } from '../../testing/captcha-answer';
import { addContent, makeFactory, makeModel, makeSolution } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';

// Late enough for the day in China to be the next one already.
const now = new Date('2026-06-05T17:00:00Z');

const portal = setUpPortal({ clock: () => now });

beforeAll(() =>
  addContent(portal, {
    'factories.json': [makeFactory('f-one'), makeFactory('f-two'), makeFactory('f-draft', { listingStatus: 1 })],
    'solutions/s-new.json': makeSolution('s-new'),
    'solutions/s-off.json': makeSolution('s-off', { listingStatus: 3 }),
    'models/m-one.json': makeModel('m-one'),
    'models/m-draft.json': makeModel('m-draft', { listingStatus: 1 }),
  }),
);

const PERSON = { contactName: '王小明', telephone: '13800138000', consent: true, captchaTicket: 'none' };

const FORMS = {
  visit: {
    url: '/ptl/factory/visit',
    good: {
      factoryId: 'f-one',
      visitOn: '2026-06-20',
      people: 12,
      companyName: '极密公司',
      ...PERSON,
      remark: '看\n磨齿线',
    },
    item: ['工厂f-one', '/lighthouse-factory?factory=f-one'],
    other: { factoryId: 'f-two' },
    contentType: null,
    secret: '磨齿线',
  },
  solution: {
    url: '/ptl/solution/request',
    good: { solutionId: 's-new', industry: '装备制造', companyName: '极密公司', ...PERSON, remark: '两条\n灌装线' },
    item: ['方案s-new', '/solution/s-new.html'],
    other: { solutionId: 's-one' },
    contentType: CONTENT_TYPES.SOLUTION,
    secret: '灌装线',
  },
  report: {
    url: '/ptl/model/report',
    good: { modelId: 'm-one', reason: '信息不实', content: '精度与页面上写的\n相差很远。', ...PERSON },
    item: ['模型m-one', '/modelDetail/m-one.html'],
    other: null,
    contentType: CONTENT_TYPES.MODEL,
    secret: '相差很远',
  },
} as const;

type Form = keyof typeof FORMS;
const NAMES = Object.keys(FORMS) as Form[];

const post = (browser: TestBrowser, url: string, payload: object, key?: string) =>
  browser.request(url, { method: 'POST', payload, headers: key === undefined ? {} : { 'idempotency-key': key } });

const send = (form: Form, changes: object, browser = new TestBrowser(portal.app)) =>
  post(browser, FORMS[form].url, { ...FORMS[form].good, ...changes });

/** Sends a form that is good but for what is changed. */
async function sendGood(form: Form, changes: object = {}, browser = new TestBrowser(portal.app), key?: string) {
  const captchaTicket = await passCaptcha(browser, 'consult');
  return post(browser, FORMS[form].url, { ...FORMS[form].good, captchaTicket, ...changes }, key);
}

const logIn = async () => (await openSession(portal, now)).browser;

const listOwn = async (browser: TestBrowser, query: object = {}) =>
  (await post(browser, '/ptl/application/pageList', query)).body.data as {
    total: number;
    list: { applicationNo: string; kind: string; itemName: string; itemUrl: string }[];
  };

const numberOf = ({ body }: { body: { data: unknown } }) => (body.data as { applicationNo: string }).applicationNo;
const long = (length: number) => '长'.repeat(length);
const NO_TICKET = '请先完成安全验证';

const CONTACT: [string, unknown, string][] = [
  ['contactName', ' ', '请输入联系人'],
  ['contactName', long(21), '联系人不能超过20个字符'],
  ['telephone', undefined, '请输入联系电话'],
  ['telephone', '1380013800', '请输入11位手机号码'],
  ['telephone', '12345678901', '请输入正确的手机号码'],
  ['consent', false, '请先阅读并同意隐私政策'],
  ['consent', undefined, '请先阅读并同意隐私政策'],
  ['captchaTicket', undefined, NO_TICKET],
];

const COMPANY: [string, unknown, string][] = [
  ['companyName', '', '请输入企业名称'],
  ['companyName', long(51), '企业名称不能超过50个字符'],
  ['remark', long(501), '备注不能超过500个字'],
];

const RULES: Record<Form, [string, unknown, string][]> = {
  visit: [
    ...CONTACT,
    ...COMPANY,
    ['factoryId', undefined, '请选择参观的工厂'],
    ['factoryId', 'x'.repeat(65), '请选择参观的工厂'],
    ['visitOn', '', '请选择参观日期'],
    ['visitOn', '2026-02-30', '请选择参观日期'],
    ['visitOn', '2026-06-06', '参观日期须在明天及以后'],
    ['visitOn', '1999-01-01', '参观日期须在明天及以后'],
    ['visitOn', '2026-12-04', '参观日期须在180天以内'],
    ['people', undefined, '请输入参观人数'],
    ['people', '12', '请输入参观人数'],
    ['people', 0, '参观人数为1到30人'],
    ['people', 31, '参观人数为1到30人'],
    ['people', 1.5, '请输入参观人数'],
  ],
  solution: [...CONTACT, ...COMPANY, ['solutionId', undefined, '不能为空'], ['industry', '天文', '请选择行业']],
  report: [
    ...CONTACT,
    ['modelId', undefined, '不能为空'],
    ['reason', '不喜欢', '请选择举报原因'],
    ['content', '太短', '请至少用10个字说明情况'],
    ['content', long(501), '情况说明不能超过500个字'],
  ],
};

describe.each(NAMES)('the form of a %s', (form) => {
  it.each(RULES[form].map(([field, value, msg]) => [field, msg, value] as const))(
    'refuses a wrong %s: %s',
    async (field, msg, value) => {
      const { status, body } = await send(form, { [field]: value });
      expect({ status, ...body }).toMatchObject({ status: 400, code: '422', msg });
      expect(body.data).toEqual({ fieldErrors: [{ field, msg }] });
    },
  );

  it('may not be larger than a form can be', async () => {
    expect((await send(form, { contactName: 'x'.repeat(20_000) })).status).toBe(413);
  });

  it('is stored encrypted as a whole, with the number masked', async () => {
    const { body } = await sendGood(form);
    expect(body).toMatchObject({ code: '200', msg: '提交成功', data: { state: 10 } });
    const [row] = await portal.database.query<Record<string, string>>(
      'select * from application where application_no = $1',
      [numberOf({ body })],
    );
    expect(row).toMatchObject({ kind: form, owner_id: null, telephone_masked: '138****8000' });
    const { secret } = FORMS[form];
    for (const text of ['13800138000', '王小明', '极密公司', secret]) expect(JSON.stringify(row)).not.toContain(text);
    const { PORTAL_DATA_KEY = '' } = createTestEnvironment();
    const protection = createDataProtection(Buffer.from(PORTAL_DATA_KEY, 'base64'));
    const opened = protection.decrypt(row?.['form_encrypted'] ?? '', `application.form:${row?.['id']}`);
    expect(JSON.parse(opened)).toMatchObject({ telephone: '13800138000', consent: true });
    expect(opened).toContain(secret);
    expect(opened).not.toContain('captchaTicket');
  });

  it('needs a passed captcha of its own, good once', async () => {
    const rejected = { data: { fieldErrors: [{ field: 'captchaTicket', msg: '安全验证已失效，请重新完成' }] } };
    expect((await send(form, {})).body).toMatchObject(rejected);
    const visitor = new TestBrowser(portal.app);
    expect((await send(form, { captchaTicket: await passCaptcha(visitor, 'trial') }, visitor)).body).toMatchObject(
      rejected,
    );
    const captchaTicket = await passCaptcha(visitor, 'consult');
    expect((await send(form, { captchaTicket }, visitor)).body.code).toBe('200');
    expect((await send(form, { captchaTicket }, visitor)).body).toMatchObject(rejected);
  });

  it('has one effect for twenty repeats with one key', async () => {
    const browser = await logIn();
    const payload = { ...FORMS[form].good, captchaTicket: await passCaptcha(browser, 'consult') };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(browser, FORMS[form].url, payload, `many-${form}`)),
    );
    expect(responses.every(({ body }) => ['200', '409'].includes(body.code))).toBe(true);
    expect((await listOwn(browser)).total).toBe(1);
    const repeat = await post(browser, FORMS[form].url, payload, `many-${form}`);
    expect(numberOf(repeat)).toBe((await listOwn(browser)).list[0]?.applicationNo);
  });

  it('is among the applications of those with a login, once while it is open', async () => {
    const browser = await logIn();
    const first = await sendGood(form, {}, browser);
    expect(first.body.code).toBe('200');
    const [itemName, itemUrl] = FORMS[form].item;
    expect(await listOwn(browser, { kind: form })).toMatchObject({
      total: 1,
      list: [{ kind: form, contentType: FORMS[form].contentType, itemName, itemUrl }],
    });
    expect((await sendGood(form, {}, browser)).status).toBe(409);
    if (FORMS[form].other) expect((await sendGood(form, FORMS[form].other, browser)).body.code).toBe('200');
    const withdrawn = await post(browser, '/ptl/application/withdraw', { applicationNo: numberOf(first) });
    expect(withdrawn.body.code).toBe('200');
    expect((await sendGood(form, {}, browser)).body.code).toBe('200');
  });
});

it.each([
  ['visit', { factoryId: 'none' }, '工厂不存在'],
  ['visit', { factoryId: 'f-draft' }, '工厂不存在'],
  ['solution', { solutionId: 's-off' }, '方案不存在'],
  ['solution', { solutionId: "' or '1'='1" }, '方案不存在'],
  ['report', { modelId: 'm-draft' }, '模型不存在'],
] as const)('a %s for %j is refused: %s', async (form, changes, msg) => {
  const { status, body } = await sendGood(form, changes);
  expect({ status, msg: body.msg }).toEqual({ status: 404, msg });
});

it('takes the last day that is not too far ahead', async () => {
  expect((await sendGood('visit', { visitOn: '2026-12-03' })).body.code).toBe('200');
});
