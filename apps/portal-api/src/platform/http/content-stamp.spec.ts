import { addContent, makeNews, toMarkdownFile } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { waitUntil } from '../../testing/wait-until';

const portal = setUpPortal();

const MENUS = { method: 'GET', path: '/portal/system/menuConf/findByPage', query: { platformType: '1' } } as const;
const ADDRESSES = { method: 'GET', path: '/ptl/content/addresses', query: { visibleRange: 2 } } as const;
const NEWS = { method: 'POST', path: '/ptl/news/pageList', body: { visibleRange: 2 } } as const;
const ACTIVITIES = { method: 'POST', path: '/ptl/activity/pageList', body: { visibleRange: 2 } } as const;
const RESULTS = { method: 'POST', path: '/ptl/es/fulSearch/api/searchResult', body: { keyword: 'x' } } as const;

const readVersions = async () => {
  const { body } = await portal.call({ method: 'GET', path: '/ptl/content/version' });
  return (body as { data: { version: number; topics: Record<string, number> } }).data;
};

describe('the stamp of a response', () => {
  it('names the content that the response was made of, and its version', async () => {
    const { version, topics } = await readVersions();
    expect((await portal.call(MENUS)).stamp).toEqual({ version: topics['settings'], topics: ['settings'] });
    expect((await portal.call(ADDRESSES)).stamp).toEqual({ version });
    expect((await portal.call(ACTIVITIES)).stamp).toEqual({
      ...{ version: topics['activities'], topics: ['activities'], maxAgeMs: 30_000 },
    });
  });

  it('is missing where a response is made of other things, or is none', async () => {
    expect((await portal.call(RESULTS)).stamp).toBeUndefined();
    expect((await portal.call({ ...NEWS, body: { visibleRange: 'x' } })).stamp).toBeUndefined();
  });

  it('is a header where the response comes by HTTP', async () => {
    const { path, query } = MENUS;
    const { headers } = await portal.app.inject({ url: path, query });
    expect(JSON.parse(String(headers['x-content-stamp']))).toEqual((await portal.call(MENUS)).stamp);
    expect((await portal.app.inject({ url: '/ptl/content/version' })).headers).not.toHaveProperty('x-content-stamp');
  });

  it('changes with its topics alone', async () => {
    const before = await readVersions();
    const [menus, news] = [await portal.call(MENUS), await portal.call(NEWS)];
    await addContent(portal, { 'news/stamped.md': toMarkdownFile(makeNews('stamped')) });
    await waitUntil(async () => (await readVersions()).version > before.version);
    const { version, topics } = await readVersions();
    expect([topics['news'], topics['settings']]).toEqual([version, before.topics['settings']]);
    expect((await portal.call(MENUS)).stamp).toEqual(menus.stamp);
    expect((await portal.call(NEWS)).stamp).toEqual({ ...news.stamp, version });
  });
});
