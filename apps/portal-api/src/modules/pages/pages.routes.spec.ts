import type { StaffRole } from '../../platform/security/staff-roles';
import { createCalls } from '../../testing/call-portal';
import { addContent, makeActivity, makeModel, makeProduct, toMarkdownFile } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { openStaffSession } from '../../testing/test-session';

const page = (id: string, changes: object = {}) => ({
  id,
  title: `页面${id}`,
  blocks: [
    { kind: 'text', markdown: '# 标题\n\n正文 **粗** <script>alert(1)</script><img src="//evil.example/x.png">' },
  ],
  ...changes,
});

const portal = setUpPortal();
const { get } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    'brands/first/pages/about.json': page('about', {
      subtitle: '我们是谁',
      blocks: [
        { kind: 'text', title: '简介', markdown: '正文 **粗** <script>alert(1)</script>' },
        {
          kind: 'tabs',
          items: [
            { label: '一', markdown: '[链接](javascript:alert(1))' },
            { label: '二', markdown: '- 甲\n- 乙' },
          ],
        },
        {
          kind: 'steps',
          items: [
            { title: '一', text: '做' },
            { title: '二', text: '成' },
          ],
        },
        { kind: 'table', table: { columns: ['a', 'b'], rows: [['1', '2']] } },
        { kind: 'form', form: 'contact' },
      ],
    }),
    'brands/second/pages/about.json': page('about', { title: '关于乙站' }),
    'brands/first/pages/next.json': page('next', { isDraft: true, title: '秘密计划', subtitle: '尚未公布' }),
    'brands/first/pages/privacy.json': page('privacy', { isDraft: true, title: '新的隐私政策' }),
    'brands/first/pages/terms.json': page('terms', { title: '甲站的条款' }),
    'legal/terms.md': toMarkdownFile(
      { id: 'terms', title: '服务条款', version: '2.1', effectiveOn: '2026-07-01' },
      '## 一\n\n<iframe src="https://evil.example"></iframe>内容',
    ),
  }),
);

const find = (id: string, platformType = '1') =>
  get(`/ptl/content/findById?id=${encodeURIComponent(id)}&platformType=${platformType}`);
const preview = (browser: TestBrowser, id: string, platformType = '1') =>
  browser.request(`/ptl/content/preview?id=${encodeURIComponent(id)}&platformType=${platformType}`);
const logIn = async (...roles: StaffRole[]) => (await openStaffSession(portal, new Date(), roles)).browser;

describe('a content page', () => {
  it('is the brand’s own, its Markdown harmless HTML', async () => {
    expect((await find('about')).data).toEqual({
      ...{ id: 'about', title: '页面about', subtitle: '我们是谁', coverImage: '', note: '' },
      blocks: [
        { kind: 'text', title: '简介', subtitle: '', html: '<p>正文 <strong>粗</strong> </p>' },
        {
          ...{ kind: 'tabs', title: '', subtitle: '' },
          items: [
            { label: '一', html: expect.not.stringContaining('href') },
            { label: '二', html: '<ul>\n<li>甲</li>\n<li>乙</li>\n</ul>' },
          ],
        },
        {
          kind: 'steps',
          title: '',
          subtitle: '',
          items: [
            { title: '一', text: '做' },
            { title: '二', text: '成' },
          ],
        },
        { kind: 'table', title: '', subtitle: '', table: { columns: ['a', 'b'], rows: [['1', '2']] } },
        { kind: 'form', title: '', subtitle: '', form: 'contact' },
      ],
    });
    expect((await find('about', '2')).data).toMatchObject({ title: '关于乙站' });
  });

  it.each([
    ['none', '1'],
    ['next', '1'],
    ['about', '3'],
    ['1:about', '1'],
    ["' or 1=1", '1'],
  ])('%s of the brand %s is not found', async (id, platformType) =>
    expect(await find(id, platformType)).toMatchObject({ status: 404, code: '404', data: null }),
  );

  it('is a legal document where the brand has no page of that name', async () => {
    expect((await find('terms', '2')).data).toEqual({
      ...{ id: 'terms', title: '服务条款', subtitle: '', coverImage: '', note: '2.1 版，2026-07-01 起生效' },
      blocks: [{ kind: 'text', title: '', subtitle: '', html: '<h2>一</h2>\n内容' }],
    });
    expect((await find('terms')).data).toMatchObject({ title: '甲站的条款' });
    // A draft hides nothing yet.
    expect((await find('privacy')).data).toMatchObject({ title: '隐私政策', note: '1.0 版，2026-01-01 起生效' });
  });

  it('appears when its draft is published', async () => {
    await addContent(portal, { 'brands/first/pages/soon.json': page('soon', { isDraft: true }) });
    expect((await find('soon')).status).toBe(404);
    await addContent(portal, { 'brands/first/pages/soon.json': page('soon') });
    expect((await find('soon')).data).toMatchObject({ title: '页面soon' });
  });

  it.each([
    ['another name', page('other')],
    ['an unknown block', page('bad', { blocks: [{ kind: 'script', html: 'x' }] })],
    ['HTML of its own', page('bad', { blocks: [{ kind: 'text', html: '<script>alert(1)</script>' }] })],
    [
      'a dangerous link',
      page('bad', {
        blocks: [{ kind: 'callToAction', title: 'x', actions: [{ text: 'x', url: 'javascript:alert(1)' }] }],
      }),
    ],
    ['a foreign picture', page('bad', { blocks: [{ kind: 'image', src: '//evil.example/x.png', alt: 'x' }] })],
    ['an unknown field', page('bad', { onload: 'alert(1)' })],
    ['no block', page('bad', { blocks: [] })],
  ])('with %s is refused as a file', async (_name, content) => {
    await expect(addContent(portal, { 'brands/first/pages/bad.json': content })).rejects.toThrow('Content refused');
    expect((await find('bad')).status).toBe(404);
    await addContent(portal, { 'brands/first/pages/bad.json': page('bad', { isDraft: true }) });
  });
});

describe('the preview', () => {
  it('shows drafts to operators', async () => {
    const editor = await logIn('editor');
    expect((await preview(editor, 'next')).body).toMatchObject({ code: '200', data: { title: '秘密计划' } });
    expect((await preview(editor, 'next')).body.data).not.toHaveProperty('isDraft');
    expect((await preview(editor, 'privacy')).body.data).toMatchObject({ title: '新的隐私政策' });
    expect((await preview(editor, 'privacy', '2')).body.data).toMatchObject({ title: '隐私政策' });
    expect((await preview(editor, 'none')).status).toBe(404);
  });

  it('is refused to customers alike, whether there is a draft or not, and to visitors', async () => {
    const customer = await logIn();
    for (const id of ['next', 'none', 'about'])
      expect(await preview(customer, id)).toMatchObject({ status: 404, body: { code: '404', data: null } });
    expect((await preview(new TestBrowser(portal.app), 'next')).status).toBe(401);
    const claims = { usercode: 'editor', 'x-user': 'editor' };
    expect((await customer.request('/ptl/content/preview?id=next&platformType=1', { headers: claims })).status).toBe(
      404,
    );
  });

  it('is kept by no cache', async () => {
    const { headers } = await preview(await logIn('editor'), 'next');
    expect(headers).not.toHaveProperty('etag');
    expect(String(headers['cache-control'])).toContain('no-store');
  });
});

describe('the SEO data of pages', () => {
  const seo = async (tableType: string, code: string) => {
    const response = await portal.app.inject({
      ...{
        method: 'POST',
        url: '/ptl/seoInfo/getSeoInfo',
        payload: new URLSearchParams({ tableType, code }).toString(),
      },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return response.json().data as object | null;
  };

  beforeAll(() =>
    addContent(portal, {
      'products/tagged.json': makeProduct('tagged', { tags: ['边缘', '网关'] }),
      'models/m-one.json': makeModel('m-one'),
      'legal/rules.md': toMarkdownFile(
        { id: 'rules', title: '服务规则', version: '1.0', effectiveOn: '2026-07-01' },
        '## 一\n\n首段 **A & B**。\n\n第二段',
      ),
      'activities/a-one.md': toMarkdownFile(makeActivity('a-one')),
    }),
  );

  it.each([
    ['CONTENT', '1:about', { title: '页面about - 甲站', keywords: '页面about,甲站', summary: '我们是谁' }],
    ['CONTENT', '2:about', { title: '关于乙站 - 乙站' }],
    ['CONTENT', '2:terms', { title: '服务条款 - 乙站', summary: '服务条款' }],
    ['CONTENT', '2:rules', { title: '服务规则 - 乙站', keywords: '服务规则,乙站', summary: '首段 A & B。' }],
    [
      'PRODUCT',
      '1:tagged',
      { title: '产品tagged - 甲站', keywords: '产品tagged,边缘,网关,接入,甲站', summary: '说明' },
    ],
    ['PRODUCT', 'tagged', { title: '产品tagged', image: '' }],
    ['MODEL', '1:m-one', { title: '模型m-one - 甲站', keywords: '模型m-one,装备制造,本公司,甲站' }],
    ['ACTIVITY', '2:a-one', { image: '/files/a-960.webp', imageWidth: 960, imageHeight: 600 }],
    // Without a picture of their own they are shared with the brand's.
    ['PRODUCT', '1:tagged', { image: '/files/share.png', imageWidth: 1200, imageHeight: 630 }],
    ['CONTENT', '1:about', { image: '/files/share.png' }],
    ['PRODUCT', '7:tagged', { title: '产品tagged' }],
  ])('of %s %s follow from the item and the brand', async (tableType, code, data) =>
    expect(await seo(tableType, code)).toMatchObject(data),
  );

  it.each([
    ['CONTENT', '1:next'],
    ['CONTENT', '1:none'],
    ['PRODUCT', '1:draft'],
    ['PRODUCT', '1:gone'],
    ['MODEL', '1:none'],
  ])('of %s %s tell nothing', async (tableType, code) => expect(await seo(tableType, code)).toBeNull());

  it('of a draft are those of what it will replace', async () =>
    expect(await seo('CONTENT', '1:privacy')).toMatchObject({ title: '隐私政策 - 甲站' }));
});
