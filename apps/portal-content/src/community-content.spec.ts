import {
  COMMUNITY_CATEGORIES,
  CONTENT_TEXT_RULES,
  contentTextSchema,
  findReservedNickname,
  type MainType,
} from '@portal/portal-api/content-checks';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommunity } from './community-files';
import { CONTENT } from './content-folder';

const { authors, categories, articles, questions, materials, videos, comments, ratings } = readCommunity();
const answers = questions.flatMap((question) => question.answers);
const remarks = [...comments.flatMap((comment) => [comment, ...comment.replies]), ...ratings];

const withoutCode = (text: string) => text.replace(/^( *)(```+)[\s\S]*?^\1\2/gm, '').replace(/`[^`\n]*`/g, '');

interface Item {
  /** What it is called in messages. */
  readonly name: string;
  readonly type: MainType;
  readonly author: string;
  readonly at: string;
  readonly body: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Further texts that people read. */
  readonly others: readonly string[];
}

const items: Item[] = [
  ...articles.map(({ file, data, body }): Item => ({
    ...data,
    ...{ name: file, type: 5, at: data.publishedAt, body, others: [] },
  })),
  ...questions.map(({ file, data, body }): Item => ({
    ...data,
    ...{ name: file, type: 4, at: data.askedAt, body, summary: '', others: [] },
  })),
  ...materials.map((material): Item => ({
    ...material,
    ...{ name: `material ${material.slug}`, type: material.mainType, at: material.publishedAt },
    ...{ body: material.description, others: material.contents },
  })),
  ...videos.map((video): Item => ({
    ...video,
    ...{ name: `video ${video.slug}`, type: 1, at: video.publishedAt },
    ...{ body: video.description, others: video.chapters.map(({ title }) => title) },
  })),
];

/** All that is written in Markdown. */
const texts = [
  ...items.map(({ name, body }) => ({ name, body })),
  ...answers.map(({ file, body }) => ({ name: file, body })),
];

const joined = new Map(authors.map(({ slug, joinedAt }) => [slug, joinedAt]));

it('is enough for a demonstration', () => {
  expect(authors.length).toBeGreaterThanOrEqual(25);
  expect(articles.length).toBeGreaterThanOrEqual(60);
  expect(questions.filter((question) => question.answers.length > 1).length).toBeGreaterThanOrEqual(40);
  expect(materials.length).toBeGreaterThanOrEqual(20);
  expect(videos.length).toBeGreaterThanOrEqual(12);
  expect(remarks.length).toBeGreaterThanOrEqual(200);
  // Tabs of questions that wait have something to show.
  expect(questions.some((question) => question.answers.length === 0)).toBe(true);
  expect(questions.some(({ answers: given }) => given.length > 1 && !given.some(({ data }) => data.accepted))).toBe(
    true,
  );
});

it('has one of each name', () => {
  const names = [
    ...authors.map(({ nickname }) => `author ${nickname}`),
    ...authors.map(({ slug }) => `author ${slug}`),
    ...categories.map(({ slug }) => `category ${slug}`),
    ...[materials, videos, articles, questions].flatMap((kind, index) => kind.map(({ slug }) => `${index} ${slug}`)),
    ...items.map(({ title }) => `title ${title}`),
  ];
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

it.each(items)('$name is what its author might have sent', ({ type, title, summary, category, tags, ...item }) => {
  const body = item.body.trim();
  const rules = CONTENT_TEXT_RULES[type];
  const text = { title, summary, category, tags, body };
  expect(contentTextSchema.parse(text)).toMatchObject(text);
  for (const [part, { min, max }] of [
    [title, rules.title],
    [summary, rules.summary],
    [body, rules.body],
  ] as const) {
    expect(part.length).toBeGreaterThanOrEqual(min);
    expect(part.length).toBeLessThanOrEqual(max);
  }
});

it('has the categories of the community, and nicknames that are free', () => {
  expect(Object.fromEntries(categories.map(({ slug, name }) => [slug, name]))).toEqual(COMMUNITY_CATEGORIES);
  expect(authors.filter(({ nickname }) => findReservedNickname(nickname, []) !== '')).toEqual([]);
});

it('is written by its authors, after they joined, in categories of its type', () => {
  const written = [...items, ...answers.map(({ file, data }) => ({ ...data, name: file, at: data.answeredAt }))];
  const early = [...written, ...remarks.map((remark) => ({ ...remark, name: remark.text }))].filter(
    ({ author, at }) => (joined.get(author) ?? '9') >= at,
  );
  expect(early.map(({ name, author }) => `${name}: ${author}`)).toEqual([]);
  const misplaced = items.filter(
    ({ category, type }) => !categories.some(({ slug, mainTypes }) => slug === category && mainTypes.includes(type)),
  );
  expect(misplaced.map(({ name }) => name)).toEqual([]);
});

describe('articles', () => {
  it.each(articles)('$slug has the length of one that is read', ({ body, data }) => {
    expect(body.length).toBeGreaterThanOrEqual(600);
    expect(body.length).toBeLessThanOrEqual(2000);
    expect(body).toMatch(/^## /m);
    expect(data.likes).toBeLessThan(data.views);
  });
});

describe('questions', () => {
  it.each(questions)('$slug has answers in the order of time, one of them accepted at most', (question) => {
    const { data, body } = question;
    expect(body.length).toBeGreaterThanOrEqual(20);
    expect(question.answers.length).toBeLessThanOrEqual(4);
    expect(question.answers.map(({ file }) => file)).toEqual(
      question.answers.map((_, index) => `questions/${question.slug}/answers-${index + 1}.md`),
    );
    const times = [data.askedAt, ...question.answers.map((answer) => answer.data.answeredAt)];
    expect(times).toEqual([...new Set(times)].sort());
    const accepted = question.answers.filter((answer) => answer.data.accepted);
    expect(accepted.length).toBeLessThanOrEqual(1);
    if (data.product !== undefined) expect(existsSync(join(CONTENT, `products/${data.product}.json`))).toBe(true);
  });
});

it('has videos with chapters from their beginning to before their end', () => {
  for (const { chapters, durationS } of videos) {
    const starts = chapters.map(({ atS }) => atS);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(starts.at(-1)).toBeLessThan(durationS);
  }
});

describe('comments', () => {
  const times = new Map<string, string>([
    ...articles.map(({ slug, data }) => [`article ${slug}`, data.publishedAt] as const),
    ...questions.map(({ slug, data }) => [`question ${slug}`, data.askedAt] as const),
    ...questions.flatMap(({ slug, answers: given }) =>
      given.map(({ data }, index) => [`answer ${slug} ${index + 1}`, data.answeredAt] as const),
    ),
    ...materials.map(({ slug, publishedAt }) => [`material ${slug}`, publishedAt] as const),
    ...videos.map(({ slug, publishedAt }) => [`video ${slug}`, publishedAt] as const),
  ]);

  it('stand below what there is, each after what it is about', () => {
    const wrong = comments.filter(({ target: { type, slug, answer }, at, replies }) => {
      const from = times.get([type, slug, ...(answer === undefined ? [] : [answer])].join(' ')) ?? '9';
      const order = [from, at, ...replies.map((reply) => reply.at)];
      return order.some((value, index) => index > 0 && value <= (order[index - 1] ?? ''));
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('mention whoever has spoken before', () => {
    const wrong = comments.flatMap(({ author, replies }) =>
      replies.filter(
        ({ to }, index) =>
          to !== undefined && ![author, ...replies.slice(0, index).map((reply) => reply.author)].includes(to),
      ),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});

it('rates models that there are, each once by everybody and after it was published', () => {
  const published = new Map(
    readdirSync(join(CONTENT, 'models')).map((name) => {
      const { id, publishedOn } = JSON.parse(readFileSync(join(CONTENT, 'models', name), 'utf8')) as Record<
        string,
        string
      >;
      return [id, publishedOn];
    }),
  );
  expect(ratings.filter(({ model, at }) => at <= (published.get(model) ?? '9')).map(({ text }) => text)).toEqual([]);
  expect(new Set(ratings.map(({ model, author }) => `${model} ${author}`)).size).toBe(ratings.length);
});

it('was all written before the demonstration is shown', () => {
  const times = [...items, ...remarks].map(({ at }) => at).concat(answers.map(({ data }) => data.answeredAt));
  expect(times.filter((at) => at > '2026-11-26T23:00:00+08:00')).toEqual([]);
});

it('says nothing twice', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  const all = [
    ...texts.map(({ name, body }) => [name, withoutCode(body)] as const),
    ...items.flatMap(({ name, title, summary, others }) =>
      [title, summary, ...others].map((line) => [name, line] as const),
    ),
    ...remarks.map(({ text }) => ['comments', text] as const),
  ];
  for (const [name, text] of all) {
    for (const sentence of text.split(/[。！？；|\n]/).map((part) => part.replace(/[\s#*>-]/g, ''))) {
      if (sentence.length < 12) continue;
      if (seen.has(sentence)) repeated.push(`${name} and ${seen.get(sentence)}: ${sentence}`);
      seen.set(sentence, name);
    }
  }
  expect(repeated).toEqual([]);
});

it.each(texts)('$name is Markdown without elements, pictures and links to other sites', ({ body }) => {
  const prose = withoutCode(body);
  expect(prose).not.toMatch(/<[a-z/!]|!\[|https?:|^# |\{\{/m);
  for (const [, target = ''] of prose.matchAll(/\]\(([^)]*)\)/g)) {
    const [, kind = '', id = ''] = /^\/(product-detail|case-details)\/([\w-]+)\.html$/.exec(target) ?? [];
    const folder = kind === 'product-detail' ? 'products' : 'cases';
    const files = readdirSync(join(CONTENT, folder));
    expect(files.some((file) => file.startsWith(`${id}.`))).toBe(true);
  }
  expect((body.match(/^ *```/gm) ?? []).length % 2).toBe(0);
});

/** Companies and their products, and words that the site writes otherwise. */
const UNWANTED =
  /西门子|三菱|欧姆龙|施耐德|罗克韦尔|倍福|汇川|信捷|台达|基恩士|康耐视|华为|阿里|腾讯|百度|亚马逊|微软|谷歌|海康|大华|Siemens|Mitsubishi|Omron|Rockwell|Beckhoff|Windows|Excel|Office|WeChat|微信|钉钉|飞书|树莓派|登陆|帐号|帐户|短片|影片|其它/i;

it('names no companies and uses the words of the site', () => {
  const all = [
    ...texts.map(({ name, body }) => [name, body] as const),
    ...items.flatMap(({ name, title, summary, others }) =>
      [title, summary, ...others].map((line) => [name, line] as const),
    ),
    ...authors.map(({ slug, nickname, bio }) => [slug, nickname + bio] as const),
    ...remarks.map(({ text }) => [text, text] as const),
  ];
  const found = all.flatMap(([name, text]) => (UNWANTED.test(text) ? [`${name}: ${UNWANTED.exec(text)?.[0]}`] : []));
  expect(found).toEqual([]);
  expect(readFileSync(join(CONTENT, 'community/authors.json'), 'utf8')).not.toMatch(/https?:/);
});
