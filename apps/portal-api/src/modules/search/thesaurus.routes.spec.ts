import type { Synonym, ThesaurusCandidate } from '@portal/api-contract';
import { createCalls } from '../../testing/call-portal';
import { addContent, makeProduct } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';

const portal = setUpPortal();
const { post } = createCalls(portal);
let reviewer: TestBrowser;

beforeAll(async () => {
  reviewer = (await openStaffSession(portal, new Date(), ['reviewer'])).browser;
  await addContent(portal, { 'products/box.json': makeProduct('box', { productName: '联网盒' }) });
});

const ask = (path: string, payload: object) => reviewer.request(`/ops-api/search/${path}`, { method: 'POST', payload });
const list = async <Item>(path: string, page: object = {}): Promise<Item[]> =>
  ((await ask(path, page)).body.data as { list: Item[] }).list;
const candidates = async (page?: object) =>
  (await list<ThesaurusCandidate>('candidate/pageList', page)).map(({ keywords }) => keywords);
const pairs = async () => (await list<Synonym>('synonym/pageList')).map(({ word, meaning }) => `${word} = ${meaning}`);
const count = async (keywords: string): Promise<number> => {
  const { data } = await post('/ptl/es/fulSearch/api/searchResult', { keywords });
  return (data as { total: number }).total;
};
const note = (keywords: string, searches: number, misses: number) =>
  portal.database.query(
    `insert into search_query (keywords, searches, misses, last_searched_at) values ('${keywords}', ${searches}, ${misses}, now())`,
  );

afterEach(async () => {
  await portal.database.query('delete from search_synonym');
  await portal.database.query('delete from search_query');
});

describe('candidates for the thesaurus', () => {
  it('are what mostly finds nothing, the most frequent first', async () => {
    await note('网联匣', 4, 4);
    await note('采集匣', 9, 8);
    await note('联网盒', 90, 12);
    await note('盒', 3, 0);
    expect(await candidates()).toEqual(['采集匣', '网联匣']);
    expect(await candidates({ keyword: '网联' })).toEqual(['网联匣']);
    expect(await candidates({ pageNo: 2, pageSize: 1 })).toEqual(['网联匣']);
  });

  it('are none any more once they are to find nothing, or mean something', async () => {
    await note('网联匣', 4, 4);
    await note('采集匣', 9, 8);
    expect((await ask('candidate/dismiss', { keywords: ' 采集匣 ' })).status).toBe(200);
    expect(await candidates()).toEqual(['网联匣']);
    expect((await ask('synonym/save', { word: '联网盒', meaning: '网联匣' })).status).toBe(200);
    expect(await candidates()).toEqual([]);
    for (const keywords of ['没有人找过', '盒'])
      expect((await ask('candidate/dismiss', { keywords })).status).toBe(404);
  });
});

describe('words that mean the same', () => {
  it('find the same from the next search on, until they are taken apart', async () => {
    expect(await count('龘靐')).toBe(0);
    expect((await ask('synonym/save', { word: ' 龘靐', meaning: '联网盒' })).status).toBe(200);
    await waitUntil(async () => (await count('龘靐')) === 1);
    expect((await ask('synonym/delete', { word: '联网盒', meaning: '龘靐' })).status).toBe(200);
    await waitUntil(async () => (await count('龘靐')) === 0);
    expect((await ask('synonym/delete', { word: '联网盒', meaning: '龘靐' })).status).toBe(404);
  });

  it('are a pair once, whichever comes first', async () => {
    await ask('synonym/save', { word: 'API 密钥', meaning: '访问密钥' });
    for (const pair of [
      { word: 'api 密钥', meaning: '访问密钥' },
      { word: '访问密钥', meaning: 'ＡＰＩ 密钥' },
    ])
      expect((await ask('synonym/save', pair)).status).toBe(200);
    expect(await pairs()).toEqual(['api 密钥 = 访问密钥']);
  });

  it('are not one word twice, nor more of a word than a search can bear', async () => {
    expect((await ask('synonym/save', { word: '盒', meaning: ' 盒' })).body).toMatchObject({
      code: '409',
      msg: '两个词语相同，不需要设为同义词',
    });
    for (const meaning of ['匣', '箱', '柜', '筐', '篮']) await ask('synonym/save', { word: '盒', meaning });
    const full = { code: '409', msg: '一个词语最多有5个同义词' };
    expect((await ask('synonym/save', { word: '盒', meaning: '桶' })).body).toMatchObject(full);
    expect((await ask('synonym/save', { word: '桶', meaning: '盒' })).body).toMatchObject(full);
    const both = [1, 2, 3].map((number) => ask('synonym/save', { word: '桶', meaning: `桶${number}` }));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('are noted with who confirmed them', async () => {
    await ask('synonym/save', { word: '甲', meaning: '乙' });
    const lines = await portal.database.query(
      `select action, subject_no from audit_log where subject_kind = 'thesaurus' and subject_no = '甲 = 乙'`,
    );
    expect(lines).toEqual([{ action: 'thesaurus.save', subject_no: '甲 = 乙' }]);
  });

  it.each([{}, { word: '', meaning: '乙' }, { word: '甲', meaning: '乙'.repeat(41) }, { word: 1, meaning: '乙' }])(
    'are not %j',
    async (pair) => expect((await ask('synonym/save', pair)).status).toBe(400),
  );
});
