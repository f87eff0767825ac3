import { createDataProtection } from '../../platform/security/data-protection';
import { passCaptcha } from '../../testing/captcha-answer';
import { storeFile } from '../../testing/multipart';
import { addContent, makeJob, makeModel, makeProduct } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';

const portal = setUpPortal();
let user: TestBrowser;

beforeAll(async () => {
  await addContent(portal, {
    'products/tried.json': makeProduct('tried', { hasTrial: true }),
    'models/m-one.json': makeModel('m-one'),
    'jobs/j-one.json': makeJob('j-one'),
    'jobs/j-closed.json': makeJob('j-closed', { isClosed: true }),
    'jobs/j-draft.json': makeJob('j-draft', { listingStatus: 1 }),
  });
  ({ browser: user } = await openSession(portal));
});

const SCENE = '用于产线设备的接入与监测。';
const CONSENT = '请先阅读并同意隐私政策';

const USAGE = {
  scene: SCENE,
  companyName: '启明制造',
  industry: '装备制造',
  contactName: '王小明',
  telephone: '13800138000',
  consent: true,
  captchaTicket: 'none',
};

/** Rows of what a form has become: trials are records of their own. */
const findStored = (form: string, applicationNo: string) =>
  portal.database.query<Record<string, string>>(
    form === 'trial'
      ? 'select * from trial where trial_no = $1'
      : 'select * from application where application_no = $1',
    [applicationNo],
  );

const FORMS = {
  trial: { url: '/portal/workorder/trialManagement/save', good: { productCode: 'tried', ...USAGE } },
  model: { url: '/ptl/model/apply', good: { modelId: 'm-one', ...USAGE } },
  partner: {
    url: '/ptl/partner/apply',
    good: {
      companyName: '启明制造',
      creditCode: '91310000MA1FL5E91P',
      partnerKind: '技术伙伴',
      region: '上海',
      contactName: '王小明',
      telephone: '13800138000',
      email: 'wang@example.com',
      intro: '专注设备接入与边缘计算，服务制造企业已有十年。',
      fileIds: ['f'],
      consent: true,
    },
  },
  job: {
    url: '/ptl/recruit/apply',
    good: {
      jobId: 'j-one',
      name: '王小明',
      telephone: '13800138000',
      email: 'wang@example.com',
      resumeFileId: 'f',
      consent: true,
    },
  },
  consult: {
    url: '/portal/workorder/serviceConsult/save',
    good: {
      service: '数字化转型',
      companyName: '启明制造',
      industry: '装备制造',
      contactName: '王小明',
      telephone: '13800138000',
      content: '想了解工厂数字化转型的路径。',
      consent: true,
      captchaTicket: 'none',
    },
  },
};

type Form = keyof typeof FORMS;

const send = (form: Form, changes: object, browser = user) =>
  browser.request(FORMS[form].url, { method: 'POST', payload: { ...FORMS[form].good, ...changes } });

/** Sends a form that is good but for nothing. */
async function sendGood(form: Form, changes: object = {}, browser = user) {
  const action = { trial: 'trial', model: 'trial', consult: 'consult', partner: '', job: '' }[form];
  const files = form === 'partner' ? { fileIds: [await storeFile(browser, 'qualification')] } : {};
  const resume = form === 'job' ? { resumeFileId: await storeFile(browser, 'resume') } : {};
  const captcha = action ? { captchaTicket: await passCaptcha(browser, action) } : {};
  return send(form, { ...files, ...resume, ...captcha, ...changes }, browser);
}

const LONG = (length: number) => '长'.repeat(length);

const CONTACT_RULES: [string, unknown, string][] = [
  ['contactName', '', '请输入联系人'],
  ['contactName', undefined, '请输入联系人'],
  ['contactName', ' ', '请输入联系人'],
  ['contactName', LONG(21), '联系人不能超过20个字符'],
  ['companyName', '', '请输入企业名称'],
  ['companyName', undefined, '请输入企业名称'],
  ['companyName', LONG(51), '企业名称不能超过50个字符'],
  ['telephone', '', '请输入联系电话'],
  ['telephone', undefined, '请输入联系电话'],
  ['telephone', '1380013800', '请输入11位手机号码'],
  ['telephone', '12345678901', '请输入正确的手机号码'],
  ['telephone', 'x'.repeat(1025), '请输入正确的手机号码'],
  ['consent', false, CONSENT],
  ['consent', undefined, CONSENT],
];

const USAGE_RULES: [string, unknown, string][] = [
  ...CONTACT_RULES,
  ['scene', undefined, '请至少用10个字描述使用场景'],
  ['scene', '太短了', '请至少用10个字描述使用场景'],
  ['scene', '一二三四五六七八九         ', '请至少用10个字描述使用场景'],
  ['scene', LONG(501), '使用场景不能超过500个字'],
  ['industry', '', '请选择行业'],
  ['industry', '天文', '请选择行业'],
  ['companySize', '很多', '格式不正确'],
  ['email', 'wang@', '请输入正确的邮箱'],
  ['email', `${'w'.repeat(60)}@${'e'.repeat(40)}.com`, '邮箱不能超过100个字符'],
  ['startsOn', '2026-02-30', '请选择正确的日期'],
  ['startsOn', '明天', '请选择正确的日期'],
  ['fileIds', ['1', '2', '3', '4'], '附件不能超过3个'],
  ['captchaTicket', '', '请先完成安全验证'],
  ['captchaTicket', undefined, '请先完成安全验证'],
];

const EMAIL_RULES: [string, unknown, string][] = [
  ['email', '', '请输入正确的邮箱'],
  ['email', undefined, '请输入正确的邮箱'],
  ['email', 'a b@example.com', '请输入正确的邮箱'],
  ['email', `${'w'.repeat(60)}@${'e'.repeat(40)}.com`, '邮箱不能超过100个字符'],
];

const RULES: Record<Form, [string, unknown, string][]> = {
  trial: [['productCode', undefined, '不能为空'], ...USAGE_RULES],
  model: [['modelId', undefined, '不能为空'], ...USAGE_RULES],
  partner: [
    ...CONTACT_RULES,
    ...EMAIL_RULES,
    ['creditCode', undefined, '请输入统一社会信用代码'],
    ['creditCode', '91310000MA1FL5E91', '请输入18位统一社会信用代码'],
    ['creditCode', '91310000MA1FL5E9IO', '请输入18位统一社会信用代码'],
    ['partnerKind', '朋友', '请选择合作类型'],
    ['partnerKind', undefined, '请选择合作类型'],
    ['region', '', '请输入所在地区'],
    ['region', LONG(21), '所在地区不能超过20个字符'],
    ['intro', '一家公司', '请至少用20个字介绍企业'],
    ['intro', LONG(501), '企业介绍不能超过500个字'],
    ['fileIds', [], '请上传资质证明'],
    ['fileIds', undefined, '请上传资质证明'],
    ['fileIds', ['1', '2', '3', '4'], '附件不能超过3个'],
  ],
  job: [
    ['name', '', '请输入姓名'],
    ['name', LONG(21), '姓名不能超过20个字符'],
    ...CONTACT_RULES.filter(([field]) => field === 'telephone' || field === 'consent'),
    ...EMAIL_RULES,
    ['resumeFileId', '', '请上传简历'],
    ['resumeFileId', undefined, '请上传简历'],
    ['note', LONG(501), '补充说明不能超过500个字'],
    ['jobId', undefined, '不能为空'],
  ],
  consult: [
    ...CONTACT_RULES,
    ['service', '', '请选择咨询方向'],
    ['service', undefined, '请选择咨询方向'],
    ['industry', '天文', '请选择行业'],
    ['content', '太短', '请至少用10个字描述需求'],
    ['content', LONG(501), '需求描述不能超过500个字'],
    ['captchaTicket', undefined, '请先完成安全验证'],
  ],
};

describe.each(Object.keys(FORMS) as Form[])('the form of a %s', (form) => {
  it.each(RULES[form].map(([field, value, msg]) => [field, msg, value] as const))(
    'refuses a wrong %s: %s',
    async (field, msg, value) => {
      const { status, body } = await send(form, { [field]: value });
      expect({ status, ...body }).toMatchObject({
        status: 400,
        code: '422',
        msg,
        data: { fieldErrors: [{ field, msg }] },
      });
      expect((body.data as { fieldErrors: object[] }).fieldErrors).toHaveLength(1);
    },
  );

  it('is stored encrypted as a whole, with the number masked', async () => {
    const { browser } = await openSession(portal);
    const { status, body } = await sendGood(form, { companyName: '极密公司' }, browser);
    expect({ status, msg: body.msg }).toEqual({ status: 200, msg: '提交成功' });
    const { applicationNo } = body.data as { applicationNo: string };
    expect(applicationNo).toMatch(/^[A-Z]{2}\d{8}[2-9A-Z]{6}$/);
    expect(body.data).toEqual(
      form === 'trial' ? { applicationNo, id: applicationNo, status: 10 } : { applicationNo, state: 10 },
    );
    const [row] = await findStored(form, applicationNo);
    expect(row).toMatchObject({ telephone_masked: '138****8000', state: 10 });
    if (form !== 'trial') expect(row).toMatchObject({ kind: form });
    const text = JSON.stringify(row);
    for (const secret of ['13800138000', '王小明', '极密公司', 'wang@example.com', SCENE])
      expect(text).not.toContain(secret);
    const { PORTAL_DATA_KEY = '' } = createTestEnvironment();
    const protection = createDataProtection(Buffer.from(PORTAL_DATA_KEY, 'base64'));
    const opened = protection.decrypt(row?.['form_encrypted'] ?? '', `application.form:${row?.['id']}`);
    expect(JSON.parse(opened)).toMatchObject({ telephone: '13800138000', consent: true });
    expect(opened).not.toContain('captchaTicket');
    expect(() => protection.decrypt(row?.['form_encrypted'] ?? '', 'application.form:other')).toThrow();
  });

  it('unifies what was typed', async () => {
    const { browser } = await openSession(portal);
    const { body } = await sendGood(form, { telephone: '＋86 138-0013 8000' }, browser);
    expect(body.code).toBe('200');
  });

  it('takes no field that is not on it', async () => {
    const { browser, userId } = await openSession(portal);
    const forged = { id: 'mine', ownerId: 'other', state: 30, applicationNo: 'TR1', userCode: 'x' };
    const { body } = await sendGood(form, forged, browser);
    const { applicationNo } = body.data as { applicationNo: string };
    expect(await findStored(form, applicationNo)).toMatchObject([{ owner_id: userId, state: 10 }]);
  });
});

it('reports the fields in the order of the form', async () => {
  const { body } = await user.request(FORMS.job.url, { method: 'POST', payload: { telephone: '1' } });
  const { fieldErrors } = body.data as { fieldErrors: { field: string }[] };
  expect(fieldErrors.map(({ field }) => field)).toEqual([
    ...['jobId', 'name', 'telephone', 'email', 'resumeFileId', 'consent'],
  ]);
});

describe('what is applied for', () => {
  it.each([
    ['trial', { productCode: 'alpha' }, 404, '该产品不支持试用'],
    ['trial', { productCode: 'none' }, 404, '该产品不支持试用'],
    ['model', { modelId: 'none' }, 404, '模型不存在'],
    ['job', { jobId: 'none' }, 404, '职位不存在'],
    ['job', { jobId: 'j-draft' }, 404, '职位不存在'],
    ['job', { jobId: 'j-closed' }, 410, '该职位已停止招聘'],
  ] as const)('has to be there: %s %j is %i', async (form, changes, status, msg) => {
    const response = await sendGood(form, changes);
    expect([response.status, response.body.msg]).toEqual([status, msg]);
  });
});

it('is refused to visitors, but for a consultation', async () => {
  for (const form of ['trial', 'model', 'partner', 'job'] as const)
    expect((await send(form, {}, new TestBrowser(portal.app))).status).toBe(401);
  const visitor = new TestBrowser(portal.app);
  expect((await sendGood('consult', {}, visitor)).body.code).toBe('200');
});
