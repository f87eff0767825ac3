import type { Address, ParsedAddress, Region } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';

const portal = setUpPortal();

const GOOD = {
  name: '王小明',
  telephone: '13800138000',
  regionCode: '330106',
  detail: '文三路90号东部软件园1号楼',
  postcode: '310012',
  tag: '公司',
};

const logIn = async () => (await openSession(portal)).browser;

const post = (browser: TestBrowser, action: string, payload: object, key?: string) =>
  browser.request(`/ptl/address/${action}`, {
    method: 'POST',
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const save = (browser: TestBrowser, changes: object = {}, key?: string) =>
  post(browser, 'save', { ...GOOD, ...changes }, key);

async function store(browser: TestBrowser, changes: object = {}): Promise<Address> {
  const { body } = await save(browser, changes);
  if (body.code !== '200') throw new Error(body.msg);
  return body.data as Address;
}

const list = async (browser: TestBrowser) => (await browser.request('/ptl/address/list')).body.data as Address[];

describe('saving an address', () => {
  it('makes the first one the default and keeps the telephone to itself', async () => {
    const { browser, userId } = await openSession(portal);
    const saved = await store(browser);
    expect(saved).toEqual({
      id: expect.any(String),
      name: '王小明',
      telephone: '138****8000',
      regionCode: '330106',
      regionNames: ['浙江省', '杭州市', '西湖区'],
      detail: GOOD.detail,
      postcode: '310012',
      tag: '公司',
      isDefault: true,
      version: 1,
    });
    expect(await list(browser)).toEqual([saved]);
    const rows = await portal.database.query('select * from address where owner_id = $1', [userId]);
    for (const secret of ['王小明', '13800138000', '文三路']) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('keeps the stored telephone where none is typed', async () => {
    const browser = await logIn();
    const { id } = await store(browser);
    const { body } = await save(browser, { id, version: 1, telephone: '', name: '李小明' });
    expect(body.data).toMatchObject({ name: '李小明', telephone: '138****8000', version: 2, isDefault: true });
    const other = await save(browser, { id, version: 2, telephone: '13911112222' });
    expect(other.body.data).toMatchObject({ telephone: '139****2222', version: 3 });
  });

  it('unifies what was typed', async () => {
    const browser = await logIn();
    const saved = await store(browser, { name: ' 王小明 ', telephone: '＋86 138-0013 8000', detail: '文三路９０号　' });
    expect(saved).toMatchObject({ name: '王小明', telephone: '138****8000', detail: '文三路90号' });
  });

  it('takes effect once per key, and refuses the key for another address', async () => {
    const browser = await logIn();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => save(browser, {}, key)));
    for (const { status } of responses) expect([200, 409]).toContain(status);
    expect((await save(browser, {}, key)).body.data).toMatchObject({ name: '王小明' });
    expect(await list(browser)).toHaveLength(1);
    expect((await save(browser, { name: '李小明' }, key)).status).toBe(422);
  });

  it('is refused where it was changed in another tab', async () => {
    const browser = await logIn();
    const { id } = await store(browser);
    await save(browser, { id, version: 1, name: '李小明' });
    expect(await save(browser, { id, version: 1, name: '赵小明' })).toMatchObject({
      status: 409,
      body: { code: '409', msg: '地址已在别处修改，请刷新后重试' },
    });
    expect(await list(browser)).toMatchObject([{ name: '李小明' }]);
  });

  it('takes no field that is not on the form', async () => {
    const { browser, userId } = await openSession(portal);
    const forged = {
      ownerId: randomUUID(),
      owner_id: randomUUID(),
      userCode: 'x',
      telephoneMasked: 'x',
      createdAt: '',
    };
    await store(browser, forged);
    expect(await portal.database.query('select 1 from address where owner_id = $1', [userId])).toHaveLength(1);
  });

  it.each([
    ['name', '', '请输入收件人'],
    ['name', undefined, '请输入收件人'],
    ['name', '王', '收件人应为2至20个字'],
    ['name', '王'.repeat(21), '收件人应为2至20个字'],
    ['telephone', '', '请输入联系电话'],
    ['telephone', undefined, '请输入联系电话'],
    ['telephone', '1380013800', '请输入11位手机号码'],
    ['telephone', '15400000000', '请输入正确的手机号码'],
    ['telephone', `${'0'.repeat(12)}.AAAA`, '页面已过期，请刷新后重新提交'],
    ['regionCode', '', '请选择省市区'],
    ['regionCode', undefined, '请选择省市区'],
    ['regionCode', '330100', '请选择省市区'],
    ['regionCode', '999999', '请选择省市区'],
    ['regionCode', 330106, '请选择省市区'],
    ['detail', '', '请输入详细地址'],
    ['detail', '一二三四', '详细地址应为5至100个字'],
    ['detail', '长'.repeat(101), '详细地址应为5至100个字'],
    ['postcode', '31001', '邮编应为6位数字'],
    ['postcode', '31001a', '邮编应为6位数字'],
    ['tag', '很'.repeat(11), '标签不能超过10个字'],
  ])('refuses the %s %j: %s', async (field, value, msg) => {
    const { status, body } = await save(await logIn(), { [field]: value });
    expect({ status, ...body }).toMatchObject({ status: 400, code: '422', data: { fieldErrors: [{ field, msg }] } });
    expect((body.data as { fieldErrors: object[] }).fieldErrors).toHaveLength(1);
  });
});

describe('the limit of twenty', () => {
  it('holds for thirty that come at the same time, with one default', async () => {
    const browser = await logIn();
    const responses = await Promise.all(Array.from({ length: 30 }, () => save(browser, { isDefault: true })));
    const rejected = responses.filter(({ status }) => status === 409);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(rejected).toHaveLength(10);
    expect(rejected[0]?.body.msg).toBe('最多保存20个地址，请先删除不用的地址');
    const stored = await list(browser);
    expect(stored).toHaveLength(20);
    expect(stored.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('the default', () => {
  it('moves, is listed first, and cannot be deleted while there are others', async () => {
    const browser = await logIn();
    const [first, second] = [await store(browser), await store(browser)];
    expect((await post(browser, 'setDefault', { id: second.id })).body.data).toMatchObject({ isDefault: true });
    expect(await list(browser)).toMatchObject([
      { id: second.id, isDefault: true },
      { id: first.id, isDefault: false, version: 2 },
    ]);
    expect(await post(browser, 'delete', { id: second.id })).toMatchObject({
      status: 409,
      body: { msg: '默认地址不能删除，请先将其他地址设为默认' },
    });
    expect((await post(browser, 'delete', { id: first.id })).body.msg).toBe('已删除');
    expect((await post(browser, 'delete', { id: second.id })).body.code).toBe('200');
    expect(await list(browser)).toEqual([]);
  });

  it('is one after two have been chosen at the same time', async () => {
    const browser = await logIn();
    const ids = [await store(browser), await store(browser), await store(browser)].map(({ id }) => id);
    const responses = await Promise.all(
      ids.flatMap((id) => [id, id].map((each) => post(browser, 'setDefault', { id: each }))),
    );
    for (const { status } of responses) expect(status).toBe(200);
    expect((await list(browser)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('another user’s address', () => {
  it('is answered like one that does not exist, and stays as it is', async () => {
    const [owner, other] = [await logIn(), await logIn()];
    const address = await store(owner);
    for (const action of ['save', 'delete', 'setDefault'])
      for (const id of [address.id, randomUUID(), 'none', "' or '1'='1"]) {
        const { status, body } = await post(other, action, { ...GOOD, id, version: 1 });
        expect({ status, code: body.code, msg: body.msg }).toEqual({
          status: 404,
          code: '404',
          msg: '请求的内容不存在',
        });
      }
    expect(await list(owner)).toEqual([address]);
    expect(await list(other)).toEqual([]);
  });

  it('is kept from visitors', async () => {
    const visitor = new TestBrowser(portal.app);
    expect((await visitor.request('/ptl/address/list')).status).toBe(401);
    for (const action of ['save', 'delete', 'setDefault', 'parse'])
      expect((await post(visitor, action, { ...GOOD, id: 'x', text: 'x' })).status).toBe(401);
  });
});

describe('regions', () => {
  const read = async (parentCode = '') =>
    (await new TestBrowser(portal.app).request(`/ptl/region/tree?parentCode=${parentCode}`)).body.data as Region[];

  it('come level by level, for visitors too', async () => {
    expect(await read()).toContainEqual({ code: '330000', name: '浙江省', hasChildren: true });
    expect(await read('330000')).toContainEqual({ code: '330100', name: '杭州市', hasChildren: true });
    expect(await read('330100')).toContainEqual({ code: '330106', name: '西湖区', hasChildren: false });
    expect(await read('330106')).toEqual([]);
    expect(await read('999999')).toEqual([]);
  });
});

it('recognises a pasted address', async () => {
  const text = '收件人：张三，电话：１３８００１３８０００，地址：浙江杭州西湖区文三路90号';
  const { body } = await post(await logIn(), 'parse', { text });
  expect(body.data as ParsedAddress).toEqual({
    name: '张三',
    telephone: '13800138000',
    provinceCode: '330000',
    cityCode: '330100',
    districtCode: '330106',
    detail: '文三路90号',
    postcode: '',
  });
  expect((await post(await logIn(), 'parse', { text: '长'.repeat(301) })).body.msg).toBe('内容不能超过300个字');
});
