import { type Candidate, createTitleCheck, type EntryHead, rankItems } from './search-ranking';
import { toComparable } from './search-text';
import { parseWords } from './search-words';
import { toHead } from './search.repository';

const NOW = new Date('2026-06-01');
let lastId = 0;

type Facts = Omit<EntryHead & Candidate, 'comparable' | 'itemKey' | 'head'>;

function make(itemId: string, changes: Partial<Facts> = {}): Candidate {
  lastId += 1;
  const { id = lastId, module = 'NEWS', docId = '', docVersionId = '', anchor = '', body = '' } = changes;
  const { title = '', heading = '', tags = '', weight = 0, updatedOn = '2026-01-01', isLiteral = false } = changes;
  const head = toHead([id, module, itemId, docId, docVersionId, anchor, title, heading, tags, weight, updatedOn]);
  return { head, body: toComparable(body), isLiteral };
}

const SYNONYMS = new Map([['网关', ['gateway']]]);
const rank = (query: string, candidates: readonly Candidate[]) =>
  rankItems(candidates, parseWords(query, SYNONYMS), NOW).map(({ best }) => best.itemId);

describe('what comes first', () => {
  it('is the same title, then its beginning, a part of it, then a heading, a tag, a text', () => {
    const page = { module: 'DOCUMENT', docId: 'd', anchor: 'x' } as const;
    expect(
      rank('断网续传', [
        make('text', { title: '说明', body: '断网续传' }),
        make('tag', { title: '说明', tags: '断网续传' }),
        make('part', { title: '新一代产品支持断网续传' }),
        make('same', { title: '断网续传' }),
        make('begins', { title: '断网续传的配置' }),
        make('heading', { ...page, title: '说明', heading: '断网续传' }),
      ]),
    ).toEqual(['same', 'begins', 'part', 'heading', 'tag', 'text']);
  });

  it('is the word itself before what means the same', () => {
    expect(rank('网关', [make('b', { title: 'gateway' }), make('a', { title: '网关' })])).toEqual(['a', 'b']);
  });

  it('is what means the same as a title, before titles that have it as a part', () => {
    const [whole, part] = [make('whole', { title: 'gateway' }), make('part', { title: '第三代网关说明' })];
    expect(rank('网关', [make('other', { title: '第三代 gateway 说明' }), whole, part])).toEqual([
      'whole',
      'part',
      'other',
    ]);
  });

  it('is a Latin word itself before longer ones that begin like it', () => {
    expect(rank('mq', [make('longer', { title: 'MQTT 接入' }), make('same', { title: '用 MQ 接入' })])[0]).toBe('same');
  });

  it('is a product where titles are equally good, but no product for its kind alone', () => {
    expect(
      rank('网关', [make('news', { title: '网关' }), make('product', { module: 'PRODUCT', title: '网关' })])[0],
    ).toBe('product');
    const product = make('product', { module: 'PRODUCT', title: '平台', body: '一处写到网关' });
    expect(rank('网关', [product, make('news', { title: '网关说明' })])[0]).toBe('news');
  });

  it('is a page on the matter before a list of all that changed, which is found by its name', () => {
    const log = make('log', { title: '发布记录', body: '断网续传。断网续传。断网续传。' });
    const topic = make('topic', { title: '可靠性', body: `断网续传${'，其他说明'.repeat(99)}` });
    expect(rank('断网续传', [log, topic])).toEqual(['topic', 'log']);
    expect(rank('断网续传发布记录', [topic, log])[0]).toBe('log');
    const change = make('change', { title: '发布记录', body: '新增断网续传。断网续传。' });
    expect(rank('断网续传 新增', [topic, change])[0]).toBe('change');
  });

  it('is the newer and the weightier of two', () => {
    const [old, recent] = [make('old', { title: '网关', updatedOn: '2020-01-01' }), make('new', { title: '网关' })];
    expect(rank('网关', [old, recent])).toEqual(['new', 'old']);
    expect(rank('网关', [make('light', { title: '网关' }), make('heavy', { title: '网关', weight: 90 })])[0]).toBe(
      'heavy',
    );
  });

  it('is a text that has the words together', () => {
    const apart = make('apart', { body: '修改了配置，随后又输入密码' });
    expect(rank('修改用户密码', [apart, make('together', { body: '修改密码时须由用户确认' })])[0]).toBe('together');
  });

  it('is what has all that was typed, words of questions included', () => {
    const titled = make('titled', { title: '批量写入方法' });
    const read = make('read', { title: '说明', body: '写入和查询' });
    const known = make('known', { title: '说明', body: '写入。写入', isLiteral: true });
    expect(rank('写入和', [titled, read])).toEqual(['read', 'titled']);
    expect(rank('写入和', [titled, known])).toEqual(['known', 'titled']);
    expect(rank('写入', [read, titled])).toEqual(['titled', 'read']);
  });

  it('is what is written with the signs that were typed, whatever its place', () => {
    const plain = make('plain', { title: 'SYS', body: 'sys' });
    const text = { ...make('text', { title: '系统主题', body: '$SYS' }), isWritten: true };
    const title = { ...make('title', { title: '$SYS 主题' }), isWritten: true };
    expect(rank('$SYS', [plain, text, title])).toEqual(['title', 'text', 'plain']);
    expect(rank('SYS', [text, plain])[0]).toBe('plain');
    expect(rank('C++', [make('c', { title: 'C', body: 'C++' }), make('c++', { title: 'C++' })])).toEqual(['c++', 'c']);
  });

  it('is a Latin word where it begins', () => {
    expect(rank('opc', [make('inside', { title: 'topc 平台' }), make('begins', { title: 'opc 平台' })])[0]).toBe(
      'begins',
    );
  });
});

it('parts of a page are one item, best first; versions are not', () => {
  const page = { module: 'DOCUMENT', docId: 'd', docVersionId: '2.0', title: '网关' } as const;
  const items = rankItems(
    [
      make('p', { ...page, anchor: 'b', heading: '说明' }),
      make('p', { ...page, anchor: 'a', heading: '网关' }),
      make('p', { ...page, docVersionId: '1.0' }),
    ],
    parseWords('网关', SYNONYMS),
    NOW,
  );
  expect(items.map(({ parts }) => parts.map(({ anchor }) => anchor))).toEqual(
    expect.arrayContaining([['a', 'b'], ['']]),
  );
});

it('nothing is ranked without candidates, and without words nothing breaks', () => {
  expect(rank('网关', [])).toEqual([]);
  expect(rank('', [make('a', { title: '' })])).toEqual(['a']);
});

it('a hit is good where title, heading and tags have all words', () => {
  const words = parseWords('边缘 网关', SYNONYMS);
  const isTitled = createTitleCheck(words, ['title', 'heading', 'tags']);
  expect(isTitled(make('a', { title: '边缘', tags: 'Gateway' }).head)).toBe(true);
  expect(isTitled(make('a', { title: '边缘', body: '网关' }).head)).toBe(false);
});
