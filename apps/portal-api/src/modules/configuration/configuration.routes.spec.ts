import { setUpPortal } from '../../testing/set-up';
import { waitUntil } from '../../testing/wait-until';

const portal = setUpPortal();

const get = async (url: string) => {
  const response = await portal.app.inject({ url });
  return { status: response.statusCode, ...(response.json() as { code: string; msg: string; data: never }) };
};

const postForm = (payload: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/ptl/seoInfo/getSeoInfo',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('menus and banners', () => {
  it('are those of the brand asked for', async () => {
    const { data } = await get('/portal/system/menuConf/findByPage?platformType=2');
    expect(data).toEqual([
      expect.objectContaining({ code: 'product', dataSources: '产品', leafType: 2, children: [] }),
      expect.objectContaining({
        name: '关于乙站',
        children: [expect.objectContaining({ menuRoute: '/contact', leafType: 0 })],
      }),
    ]);
    expect((await get('/portal/system/bannerConf/findByPage?platformType=1')).data).toEqual([
      expect.objectContaining({ title: '甲站' }),
    ]);
  });

  it('are empty for a brand that does not exist', async () => {
    expect((await get('/portal/system/menuConf/findByPage?platformType=7')).data).toEqual([]);
    expect((await get('/portal/system/bannerConf/findByPage?platformType=8')).data).toEqual([]);
  });

  it('are those of the first brand where none is named', async () => {
    const first = await get('/portal/system/menuConf/findByPage?platformType=1');
    expect((await get('/portal/system/menuConf/findByPage')).data).toEqual(first.data);
  });

  it.each([
    '?platformType=',
    '?platformType=9',
    '?platformType=0',
    '?platformType=1&platformType=2',
    "?platformType=1'",
  ])('refuse %s', async (query) => {
    const response = await get(`/portal/system/menuConf/findByPage${query}`);
    expect(response).toMatchObject({ status: 400, code: '400', msg: '请求参数有误' });
  });
});

describe('page configuration', () => {
  it('has an entry for each brand', async () => {
    const { data } = await get('/portal/system/pageConf/findAll');
    expect(data).toEqual([
      { code: 'basicPageCode', jsonData: expect.objectContaining({ titleDesc: '甲站', blackColorTheme: false }) },
      { code: 'basicxPageCode', jsonData: expect.objectContaining({ titleDesc: '乙站' }) },
    ]);
  });
});

describe('footer and home texts', () => {
  it('are found by page code and platform type', async () => {
    expect((await get('/ptl/system/footer?code=basicxPageCode')).data).toMatchObject({ info: '乙站' });
    expect((await get('/ptl/content/home?platformType=1')).data).toMatchObject({
      sections: expect.arrayContaining([
        expect.objectContaining({ figures: [{ value: '10', unit: '万台', label: '设备' }] }),
      ]),
    });
  });

  it('are 404 for others', async () => {
    expect(await get('/ptl/system/footer?code=other')).toMatchObject({ status: 404, code: '404', data: null });
    expect(await get('/ptl/content/home?platformType=5')).toMatchObject({ status: 404 });
  });
});

describe('system parameters', () => {
  it('are those of the group', async () => {
    const { data } = await get('/ptl/system/param/conf/getSystemParamConf?dicKeyEnum=CONTENT_CONTACT_US');
    expect(data).toEqual({
      child: [
        { dicKey: 'contactUsTel', dicValue: '400' },
        { dicKey: 'contactUsTelShow', dicValue: 'true' },
      ],
    });
  });

  it('are those of a brand before those of all', async () => {
    const ofBrand = (platformType: string) =>
      get(`/ptl/system/param/conf/getSystemParamConf?dicKeyEnum=CONTENT_CONTACT_US&platformType=${platformType}`);
    expect((await ofBrand('2')).data).toEqual({
      child: [
        { dicKey: 'contactUsTel', dicValue: '800' },
        { dicKey: 'contactUsTelShow', dicValue: 'true' },
        { dicKey: 'contactUsQRCode', dicValue: '/files/second-qr.svg' },
      ],
    });
    expect((await ofBrand('1')).data).toMatchObject({ child: [{ dicKey: 'contactUsTel', dicValue: '400' }, {}] });
    expect(await ofBrand('9')).toMatchObject({ status: 400 });
  });

  it('are not readable for other groups', async () => {
    expect(await get('/ptl/system/param/conf/getSystemParamConf?dicKeyEnum=SECRETS')).toMatchObject({ status: 400 });
  });

  it('offer the key for encrypting, always the same', async () => {
    const { data } = await get('/ptl/system/param/publicKey');
    expect(data).toEqual({ keyId: expect.stringMatching(/^[0-9a-f]{12}$/), publicKey: expect.stringMatching(/^MII/) });
    expect((await get('/ptl/system/param/publicKey')).data).toEqual(data);
  });
});

describe('resources', () => {
  it('give the watch board by its code only', async () => {
    expect((await get('/ptl/resources/getWatchBoardByCode?code=OPT')).data).toEqual({ url: '/overview/details' });
    expect(await get('/ptl/resources/getWatchBoardByCode?code=ABC')).toMatchObject({ status: 400 });
  });

  it('name no operator to a visitor', async () => {
    expect((await get('/ptl/resources/getConfigByCode?key=showOperationBtn')).data).toEqual({ value: '{"spec":[]}' });
  });

  it.each(['showOperationBtn2', 'PORTAL_DATA_KEY', 'admin', '*', '%25', 'constructor'])(
    'keep %s to themselves',
    async (key) => {
      expect((await get(`/ptl/resources/getConfigByCode?key=${key}`)).data).toEqual({ value: '' });
    },
  );
});

describe('SEO data', () => {
  it('are the page’s own by brand', async () => {
    const response = await postForm('tableType=PAGE&code=2%3Ahome');
    expect(response.json().data).toEqual({
      title: '乙站首页',
      keywords: 'k',
      summary: 's',
      image: '',
      imageWidth: 1200,
      imageHeight: 630,
    });
  });

  it.each([
    ['PRODUCT', 'alpha', '产品alpha'],
    ['SOLUTION', 's-one', '方案s-one'],
    ['CASE', 'c-new', '案例c-new'],
    ['NEWS', 'n0', '新闻0'],
    ['ACTIVITY', 'now', '活动now'],
    ['CONTENT', 'privacy', '隐私政策'],
  ])('follow from the item for %s', async (tableType, code, title) => {
    expect((await postForm(`tableType=${tableType}&code=${code}`)).json().data).toMatchObject({ title });
  });

  it.each(['PRODUCT&code=draft', 'PRODUCT&code=gone', 'PAGE&code=none', "NEWS&code=1' or '1'='1"])(
    'are null for %s',
    async (pair) => {
      const response = await postForm(`tableType=${pair}`);
      expect([response.statusCode, response.json().data]).toEqual([200, null]);
    },
  );

  it('keep one value one value', async () => {
    const response = await postForm('tableType=PAGE&code=1%26tableType%3DNEWS');
    expect([response.statusCode, response.json().data]).toEqual([200, null]);
    expect((await postForm('tableType=PAGE&code=1&code=2')).statusCode).toBe(400);
  });

  it('are asked for with a form, not with JSON', async () => {
    const response = await portal.app.inject({
      method: 'POST',
      url: '/ptl/seoInfo/getSeoInfo',
      payload: { tableType: 'PAGE', code: 'x' },
    });
    expect([response.statusCode, response.json().code]).toEqual([415, '415']);
  });
});

describe('a document that was changed behind our back', () => {
  it('loses its bad entries and nothing else', async () => {
    await portal.database.query(
      `update site_document set body = jsonb_set(body, '{1,menuRoute}', '"javascript:alert(1)"') where kind = 'menus' and key = '1'`,
    );
    await portal.database.query(
      `update site_document set body = jsonb_set(body, '{fontColor}', '"red;}body{display:none"') where kind = 'page-config' and key = 'basicPageCode'`,
    );
    await portal.database.query(
      `update site_document set body = jsonb_set(body, '{ICPUrl}', '"data:text/html,x"') where kind = 'footer'`,
    );
    await portal.database.query(`update content_state set version = version + 1`);
    await portal.database.query(`select pg_notify('content_changed', version::text) from content_state`);
    const readMenus = async () => (await get('/portal/system/menuConf/findByPage?platformType=1')).data as unknown[];
    await waitUntil(readMenus, (menus) => menus.length === 1);
    expect((await get('/portal/system/pageConf/findAll')).data).toHaveLength(1);
    expect(await get('/ptl/system/footer?code=basicPageCode')).toMatchObject({ status: 404 });
    expect(portal.logLines.join('')).toContain('does not keep its schema');
  });
});
