import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { createDataProtection } from '../../platform/security/data-protection';
import { passCaptcha } from '../../testing/captcha-answer';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });

const GOOD = { userName: '王小明', companyName: '启明制造', telephone: '13800138000', consent: true };

const send = async (payload: object, headers: Record<string, string> = {}, url = '/ptl/contact/addContact') => {
  const response = await portal.app.inject({ method: 'POST', url, payload, headers });
  return {
    status: response.statusCode,
    ...(response.json() as { code: string; msg: string; data: { id: string; fieldErrors?: object[] } }),
  };
};

const encrypt = async (text: string) => {
  const { data } = (await portal.app.inject({ url: '/ptl/system/param/publicKey' })).json();
  const key = createPublicKey({ key: Buffer.from(data.publicKey, 'base64'), format: 'der', type: 'spki' });
  const options = { key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
  return `${data.keyId}.${publicEncrypt(options, Buffer.from(text)).toString('base64')}`;
};

const countRows = async (table = 'contact_request') =>
  Number((await portal.database.query<{ count: string }>(`select count(*) from ${table}`))[0]?.count);

const readRow = async (id: string) =>
  (await portal.database.query<Record<string, string>>('select * from contact_request where id = $1', [id]))[0];

describe('a contact request', () => {
  it('is stored, with the number encrypted and masked', async () => {
    const response = await send(GOOD);
    expect(response).toMatchObject({ status: 200, code: '200', msg: '提交成功' });
    const row = await readRow(response.data.id);
    expect(row).toMatchObject({ user_name: '王小明', company_name: '启明制造', telephone_masked: '138****8000' });
    expect(JSON.stringify(row)).not.toContain('13800138000');
    const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
    expect(
      protection.decrypt(row?.['telephone_encrypted'] ?? '', `contact_request.telephone:${response.data.id}`),
    ).toBe('13800138000');
    expect(() => protection.decrypt(row?.['telephone_encrypted'] ?? '', 'contact_request.telephone:other')).toThrow();
  });

  it('takes the number encrypted by the browser', async () => {
    const response = await send({ ...GOOD, telephone: await encrypt('13912345678') });
    expect(response.code).toBe('200');
    expect(await readRow(response.data.id)).toMatchObject({ telephone_masked: '139****5678' });
  });

  it('unifies what was typed', async () => {
    const response = await send({ ...GOOD, userName: ' Ｗａｎｇ\r\n小明 ', telephone: '＋86 138-0013 8000' });
    expect(response.code).toBe('200');
    expect(await readRow(response.data.id)).toMatchObject({ user_name: 'Wang 小明', telephone_masked: '138****8000' });
  });

  it('keeps a message with its lines, where a form asks for one', async () => {
    const response = await send({ ...GOOD, content: ' 设备接入\r\n怎样计价。 ' });
    expect(await readRow(response.data.id)).toMatchObject({ content: '设备接入\n怎样计价。' });
    expect(await readRow((await send(GOOD)).data.id)).toMatchObject({ content: '' });
  });

  it('ignores fields of nobody’s form', async () => {
    const response = await send({ ...GOOD, id: 'mine', status: 'done', created_at: '2000-01-01', address_hash: 'x' });
    expect(response.data.id).not.toBe('mine');
    expect((await readRow(response.data.id))?.['address_hash']).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ['userName', '', '请输入联系人'],
    ['userName', '   ', '请输入联系人'],
    ['userName', undefined, '请输入联系人'],
    ['userName', 5, '请输入联系人'],
    ['userName', '一二三四五六七八九十一', '联系人不能超过10个字符'],
    ['companyName', '', '请输入公司名称'],
    ['companyName', '一二三四五六七八九十一二三四五六', '公司名称不能超过15个字符'],
    ['telephone', '', '请输入联系电话'],
    ['telephone', undefined, '请输入联系电话'],
    ['telephone', ' ', '请输入联系电话'],
    ['telephone', '1380013800', '请输入11位手机号码'],
    ['telephone', '138001380000', '请输入11位手机号码'],
    ['telephone', '1380013800x', '请输入11位手机号码'],
    ['telephone', '12345678901', '请输入正确的手机号码'],
    ['telephone', '15400000000', '请输入正确的手机号码'],
    ['telephone', 'x'.repeat(2000), '请输入正确的手机号码'],
    ['content', '', '请输入留言'],
    ['content', ' \n ', '请输入留言'],
    ['content', 5, '请输入留言'],
    ['content', '长'.repeat(501), '留言不能超过500个字'],
    ['consent', false, '请先阅读并同意隐私政策'],
    ['consent', undefined, '请先阅读并同意隐私政策'],
  ])('with %s %j is refused: %s', async (field, value, msg) => {
    const response = await send({ ...GOOD, [field]: value });
    expect(response).toMatchObject({ status: 400, code: '422', msg, data: { fieldErrors: [{ field, msg }] } });
    expect(response.data.fieldErrors).toHaveLength(1);
  });

  it('checks an encrypted number by the same rules', async () => {
    expect((await send({ ...GOOD, telephone: await encrypt('123') })).msg).toBe('请输入11位手机号码');
    expect((await send({ ...GOOD, telephone: await encrypt('12345678901') })).msg).toBe('请输入正确的手机号码');
    const [keyId] = (await encrypt('1')).split('.');
    expect((await send({ ...GOOD, telephone: `${keyId}.AAAA` })).msg).toBe('请输入正确的手机号码');
    expect((await send({ ...GOOD, telephone: 'abcdefabcdef.AAAA' })).msg).toBe('页面已过期，请刷新后重新提交');
  });

  it('reports all its fields in the order of the form, the first as the message', async () => {
    const response = await send({ telephone: '1' });
    expect(response.msg).toBe('请输入联系人');
    expect(response.data.fieldErrors).toEqual([
      { field: 'userName', msg: '请输入联系人' },
      { field: 'companyName', msg: '请输入公司名称' },
      { field: 'telephone', msg: '请输入11位手机号码' },
      { field: 'consent', msg: '请先阅读并同意隐私政策' },
    ]);
  });

  it('may not be larger than a form can be', async () => {
    expect(await send({ ...GOOD, companyName: 'x'.repeat(20_000) })).toMatchObject({
      status: 413,
      code: '413',
      msg: '请求内容过大',
    });
  });
});

describe('a repeated request', () => {
  const key = (name: string) => ({ 'idempotency-key': name });

  it('gets the first answer and has no second effect', async () => {
    const before = await countRows();
    const first = await send(GOOD, key('k-1'));
    const second = await send({ ...GOOD, telephone: await encrypt('13800138000') }, key('k-1'));
    expect(second.data.id).toBe(first.data.id);
    expect(await countRows()).toBe(before + 1);
  });

  it('is refused when it asks for something else', async () => {
    await send(GOOD, key('k-2'));
    expect(await send({ ...GOOD, userName: '李雷' }, key('k-2'))).toMatchObject({
      status: 422,
      code: '422',
      data: null,
    });
  });

  it('has one effect when fifty arrive at once', async () => {
    const before = await countRows();
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(GOOD, key('k-3'))));
    const ids = new Set(responses.filter(({ code }) => code === '200').map(({ data }) => data.id));
    expect(ids.size).toBe(1);
    expect(new Set(responses.map(({ code }) => code))).toEqual(
      new Set(responses.some(({ code }) => code === '409') ? ['200', '409'] : ['200']),
    );
    expect(await countRows()).toBe(before + 1);
    expect((await send(GOOD, key('k-3'))).data.id).toBe([...ids][0]);
  });

  it('is a new one after a day', async () => {
    const first = await send(GOOD, key('k-4'));
    advance(25 * 3_600);
    expect((await send(GOOD, key('k-4'))).data.id).not.toBe(first.data.id);
  });

  it('is free to try again after a refusal', async () => {
    await send({ ...GOOD, userName: '' }, key('k-5'));
    expect((await send(GOOD, key('k-5'))).code).toBe('200');
  });

  it.each(['', 'x'.repeat(129), 'a b', '键'])('needs a usable key, not %.20j', async (bad) => {
    const { status } = await portal.call({
      method: 'POST',
      path: '/ptl/contact/addContact',
      body: GOOD,
      idempotencyKey: bad,
    });
    expect(status).toBe(400);
  });

  it('means the same inside the process', async () => {
    const call = () =>
      portal.call({ method: 'POST', path: '/ptl/contact/addContact', body: GOOD, idempotencyKey: 'k-6' });
    const [first, second] = [await call(), await call()];
    expect(first.status).toBe(200);
    expect((second.body as { data: unknown }).data).toEqual((first.body as { data: unknown }).data);
  });
});

describe('a consultation', () => {
  const url = '/ptl/serviceConsult/addConsult';
  const browser = () => new TestBrowser(portal.app);
  const consult = {
    captchaTicket: 'none',
    ...GOOD,
    topic: 'price',
    content: '我们想了解一下\n设备接入平台的价格。',
  };

  /** Sends the consultation with a captcha that was passed for it. */
  async function consultAs(visitor: TestBrowser, headers: Record<string, string> = {}) {
    const payload = { ...consult, captchaTicket: await passCaptcha(visitor, 'consult') };
    const first = await visitor.request(url, { method: 'POST', payload, headers });
    return { body: first.body, repeat: () => visitor.request(url, { method: 'POST', payload, headers }) };
  }

  it('needs a passed captcha of its own, used once', async () => {
    const rejected = { data: { fieldErrors: [{ field: 'captchaTicket', msg: '安全验证已失效，请重新完成' }] } };
    expect(await send(consult, {}, url)).toMatchObject(rejected);
    const visitor = browser();
    const foreign = { ...consult, captchaTicket: await passCaptcha(visitor, 'register') };
    expect((await visitor.request(url, { method: 'POST', payload: foreign })).body).toMatchObject(rejected);
    expect((await (await consultAs(visitor)).repeat()).body).toMatchObject(rejected);
  });

  it('gets the first answer when it is repeated with its key, although its ticket is used', async () => {
    const { body, repeat } = await consultAs(browser(), { 'idempotency-key': 'consult-1' });
    expect((await repeat()).body.data).toEqual(body.data);
  });

  it('is stored with its lines', async () => {
    const { body } = await consultAs(browser());
    expect(body).toMatchObject({ code: '200', msg: '提交成功' });
    const response = { data: body.data as { id: string } };
    const [row] = await portal.database.query<Record<string, string>>('select * from consultation where id = $1', [
      response.data.id,
    ]);
    expect(row).toMatchObject({ topic: 'price', content: consult.content, telephone_masked: '138****8000' });
  });

  it.each([
    ['topic', 'weather', '请选择咨询类型'],
    ['content', '太短', '请至少用10个字描述需求'],
    ['content', undefined, '请至少用10个字描述需求'],
    ['content', '长'.repeat(501), '需求描述不能超过500个字'],
    ['telephone', '154000', '请输入11位手机号码'],
  ])('with %s %.10j is refused: %s', async (field, value, msg) => {
    expect(await send({ ...consult, [field]: value }, {}, url)).toMatchObject({ status: 400, code: '422', msg });
  });
});

describe('telephone numbers', () => {
  it('appear in no log, also when the database refuses', async () => {
    await portal.database.query(
      'alter table contact_request add constraint refuse_all check (user_name <> $$王小明$$) not valid',
    );
    expect(await send(GOOD)).toMatchObject({ status: 500, code: '500', msg: '服务器错误' });
    await portal.database.query('alter table contact_request drop constraint refuse_all');
    const log = portal.logLines.join('');
    expect(log).toContain('23514');
    for (const secret of ['13800138000', '13912345678', '王小明', '启明制造', 'insert into'])
      expect(log).not.toContain(secret);
  });
});

describe('too many requests', () => {
  const limited = setUpPortal({ isRateLimited: true, clock: now });

  it('from one address wait, whatever they claim', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${index}`, 'x-real-ip': `10.0.1.${index}` };
      const response = await limited.app.inject({
        method: 'POST',
        url: '/ptl/contact/addContact',
        payload: GOOD,
        headers,
      });
      statuses.push(response.statusCode);
      if (response.statusCode === 429) {
        expect(response.json()).toMatchObject({
          code: '429',
          msg: '操作过于频繁，请稍后再试',
          data: { retryAfter: 60 },
        });
        expect(response.headers['retry-after']).toBe('60');
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    advance(61);
    expect(
      (await limited.app.inject({ method: 'POST', url: '/ptl/contact/addContact', payload: GOOD })).statusCode,
    ).toBe(200);
  });
});
