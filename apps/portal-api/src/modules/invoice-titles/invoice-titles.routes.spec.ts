import type { InvoiceTitleDetail } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createDataProtection } from '../../platform/security/data-protection';
import { storeFile } from '../../testing/multipart';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession, openStaffSession } from '../../testing/test-session';
import { COMPANY, createTitleCalls, GENERAL, PERSON } from './testing/title-calls';

let finance: TestBrowser;
const now = new Date();

const portal = setUpPortal({ clock: () => now });

beforeAll(async () => {
  ({ browser: finance } = await openStaffSession(portal, now));
});

const logIn = () => openSession(portal, now);
const { post, save, store, list, ops } = createTitleCalls();

describe('saving a title', () => {
  it('passes a person’s at once, without numbers', async () => {
    const { browser } = await logIn();
    const saved = await store(browser, { ...GENERAL, ...PERSON });
    expect(saved).toMatchObject({
      ...{ kind: 'person', name: '王小明', taxNumber: '', taxpayerType: 'small', bankAccount: '', status: 2 },
      ...{ isDefault: true, version: 1, warning: '', reason: '' },
      titleNo: expect.stringMatching(/^IT\d{8}[2-9A-Z]{6}$/),
      log: [{ from: null, to: 2, act: 'save', actorRole: 'user' }],
    });
  });

  it('has a company’s audited, with its numbers masked and encrypted', async () => {
    const { browser, userId } = await logIn();
    const saved = await store(browser, GENERAL);
    expect(saved).toMatchObject({
      ...{ status: 1, name: GENERAL.name, taxNumber: '91990000MA000004X6', taxpayerType: 'general' },
      ...{ telephone: '**** 4567', bankAccount: '**** 5678', bankName: '中国银行上海张江支行' },
      log: [{ from: null, to: 1, act: 'submit' }],
    });
    const [row] = await portal.database.query<{ id: string; form_encrypted: string }>(
      'select * from invoice_title where owner_id = $1',
      [userId],
    );
    for (const secret of [GENERAL.name, GENERAL.bankAccount, '4558000012345678', '61234567', 'MA000004X6'])
      expect(JSON.stringify(row)).not.toContain(secret);
    const { PORTAL_DATA_KEY = '' } = createTestEnvironment();
    const protection = createDataProtection(Buffer.from(PORTAL_DATA_KEY, 'base64'));
    expect(JSON.parse(protection.decrypt(row?.form_encrypted ?? '', `invoice_title.form:${row?.id}`))).toMatchObject({
      bankAccount: '4558000012345678',
      telephone: '021-61234567',
    });
  });

  it('keeps brackets as they are printed, and the account where none is typed', async () => {
    const { browser } = await logIn();
    const { id } = await store(browser, GENERAL);
    await ops(finance, 'pass', { id, version: 1 });
    const { body } = await save(browser, {
      ...GENERAL,
      id,
      version: 2,
      telephone: '',
      bankAccount: '',
      bankName: '工商银行上海分行',
    });
    expect(body.data).toMatchObject({
      ...{ name: '启衡科技（上海）有限公司', bankName: '工商银行上海分行' },
      ...{ telephone: '**** 4567', bankAccount: '**** 5678', status: 2, version: 3 },
    });
  });

  it('warns of a number whose check is wrong, and takes it', async () => {
    const { browser } = await logIn();
    const saved = await store(browser, { ...COMPANY, taxNumber: '91990000MA000004X7' });
    expect(saved).toMatchObject({ status: 1, warning: '税号校验位不符，请核对；确认无误可继续提交，将转人工审核' });
    expect((await ops(finance, 'pageList', { pageSize: 100 })).body.data).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ id: saved.id, isFlagged: true })]),
    });
  });

  it('takes effect once per key', async () => {
    const { browser } = await logIn();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => save(browser, COMPANY, key)));
    for (const { status } of responses) expect([200, 409]).toContain(status);
    expect((await save(browser, COMPANY, key)).status).toBe(200);
    expect(await list(browser)).toHaveLength(1);
    expect((await save(browser, PERSON, key)).status).toBe(422);
  });

  it('takes no state, owner or reason from the form', async () => {
    const { browser, userId } = await logIn();
    const forged = {
      state: 2,
      status: 2,
      ownerId: randomUUID(),
      reason: 'x',
      titleNo: 'IT1',
      warning: 'x',
      userCode: 'x',
    };
    expect(await store(browser, { ...COMPANY, ...forged })).toMatchObject({ status: 1, reason: '', warning: '' });
    expect(await portal.database.query('select 1 from invoice_title where owner_id = $1', [userId])).toHaveLength(1);
  });

  it('holds the limit of twenty for thirty at the same time, with one default', async () => {
    const { browser } = await logIn();
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => save(browser, { ...PERSON, isDefault: true })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(responses.find(({ status }) => status === 409)?.body.msg).toBe('最多保存20个抬头，请先删除不用的抬头');
    expect((await list(browser)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it.each([
    ['kind', 'club', '请选择抬头类型'],
    ['kind', undefined, '请选择抬头类型'],
    ['name', undefined, '请输入发票抬头'],
    ['name', '', '请输入发票抬头'],
    ['name', '启衡', '名称应为4至100个字符'],
    ['name', '启衡<i>科技', '名称只能包含汉字、字母、数字和（）()·&.-'],
    ['taxNumber', '', '请输入税号'],
    ['taxNumber', 'ABC-123', '税号只能包含数字和字母'],
    ['taxNumber', '990000MA0004569', '税号应为18位；15、17、20位的旧税号请勾选“旧税号”'],
    ['taxpayerType', 'none', '请选择纳税人类型'],
    ['registeredAddress', '', '请输入注册地址'],
    ['telephone', '', '请输入注册电话'],
    ['telephone', '123', '请输入正确的电话，如 021-61234567'],
    ['bankName', '', '请输入开户行'],
    ['bankAccount', '', '请输入银行账号'],
    ['bankAccount', '1234567', '银行账号应为8至32位数字'],
    ['fileIds', ['1', '2', '3', '4'], '附件不能超过3个'],
    ['fileIds', ['none'], '附件已失效，请重新上传'],
  ])('refuses the %s %j: %s', async (field, value, msg) => {
    const { status, body } = await save((await logIn()).browser, { ...GENERAL, [field]: value });
    expect({ status, ...body }).toMatchObject({ status: 400, code: '422', data: { fieldErrors: [{ field, msg }] } });
  });

  it('takes an old number where somebody says that it is one', async () => {
    const { browser } = await logIn();
    const saved = await store(browser, { ...COMPANY, taxNumber: '990000ma0004569', isOldNumber: true });
    expect(saved).toMatchObject({ taxNumber: '990000MA0004569', isOldNumber: true, warning: '' });
  });
});

describe('changing a title', () => {
  const pass = async (browser: TestBrowser, form: object = COMPANY) => {
    const { id } = await store(browser, form);
    return (await ops(finance, 'pass', { id, version: 1 })).body.data as InvoiceTitleDetail;
  };

  it('has it audited again where its name or number changes', async () => {
    const { browser } = await logIn();
    const { id, version } = await pass(browser);
    const { body } = await save(browser, { ...COMPANY, id, version, name: '启衡科技有限公司' });
    expect(body.data).toMatchObject({
      status: 1,
      log: [{ act: 'submit' }, { act: 'approve' }, { act: 'change', to: 1 }],
    });
  });

  it('is refused while it is audited, and where it was changed elsewhere', async () => {
    const { browser } = await logIn();
    const { id, version } = await store(browser, COMPANY);
    expect(await save(browser, { ...COMPANY, id, version })).toMatchObject({
      status: 409,
      body: { msg: '发票抬头当前为「申请中」，不能进行此操作' },
    });
    await ops(finance, 'pass', { id, version: 1 });
    expect(await save(browser, { ...COMPANY, id, version })).toMatchObject({
      status: 409,
      body: { msg: '抬头已在别处修改或审核，请刷新后重试' },
    });
  });

  it('sends a refused one again, without its reason', async () => {
    const { browser } = await logIn();
    const { id } = await store(browser, COMPANY);
    await ops(finance, 'reject', { id, version: 1, reason: '与营业执照不一致' });
    expect((await list(browser))[0]).toMatchObject({ status: 3, reason: '与营业执照不一致', version: 2 });
    const { body } = await save(browser, { ...COMPANY, id, version: 2 });
    expect(body.data).toMatchObject({ status: 1, reason: '' });
  });

  it('keeps, adds and lets go of evidence', async () => {
    const { browser, userId } = await logIn();
    const [first, second] = [await storeFile(browser, 'qualification'), await storeFile(browser, 'qualification')];
    const { id } = await pass(browser, { ...COMPANY, fileIds: [first] });
    const { body } = await save(browser, { ...COMPANY, id, version: 2, fileIds: [second] });
    expect((body.data as InvoiceTitleDetail).files.map((file) => file.id)).toEqual([second]);
    const used = await portal.database.query<{ id: string }>(
      'select id from stored_file where owner_id = $1 and is_used',
      [userId],
    );
    expect(used).toEqual([{ id: second }]);
  });

  it('moves the default, but not to one that has expired', async () => {
    const { browser } = await logIn();
    const [first, second] = [await store(browser, PERSON), await store(browser, PERSON)];
    expect((await post(browser, 'setDefault', { id: second.id })).body.data).toMatchObject({ isDefault: true });
    expect((await list(browser)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await ops(finance, 'expire', { id: second.id, version: 2, reason: '企业已注销' });
    expect((await post(browser, 'setDefault', { id: second.id })).body.msg).toBe('已失效的抬头不能设为默认');
    expect((await list(browser)).filter(({ isDefault }) => isDefault)).toEqual([]);
  });

  it('deletes one that is not being audited, for good', async () => {
    const { browser } = await logIn();
    const { id } = await store(browser, COMPANY);
    expect(await post(browser, 'delete', { id })).toMatchObject({
      status: 409,
      body: { msg: '审核中的抬头不能删除，请先撤回审核' },
    });
    expect((await post(browser, 'withdrawAudit', { id })).body).toMatchObject({ msg: '已撤回', data: { status: 5 } });
    expect((await post(browser, 'delete', { id })).status).toBe(200);
    expect(await list(browser)).toEqual([]);
    for (const action of ['delete', 'setDefault', 'withdrawAudit'])
      expect((await post(browser, action, { id })).status).toBe(404);
    expect((await ops(finance, 'pass', { id, version: 2 })).status).toBe(404);
  });
});
