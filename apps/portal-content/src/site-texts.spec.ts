import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@portal/portal-api/content-checks';
import { CONTENT } from './content-folder';

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(json|md)$/.test(file));
const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(read(file));

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

// What stands in code is typed by readers with their own URLs.
const withoutCode = (text: string) => text.replace(/^(```+|~~~+)[\s\S]*?^\1|`[^`\n]*`/gm, '');

/** Domains that are reserved for examples: nobody can be there. */
const NOWHERE = /https?:\/\/(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid)(?![\w.-])[^\s"')]*/g;

it('leads to no site that cannot exist', () => {
  expect('见 [协会](https://a.example/x) 与 `https://b.example`'.match(NOWHERE)).toHaveLength(2);
  const found = files.flatMap((file) => {
    const texts = file.endsWith('.json') ? listTexts(readJson(file)) : [read(file)];
    return texts.flatMap((text) => withoutCode(text).match(NOWHERE) ?? []).map((url) => `${file}: ${url}`);
  });
  expect(found).toEqual([]);
});

interface NamedLink {
  readonly name: string;
  readonly url: string;
}

function listLinks(value: unknown): NamedLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, title, url, menuRoute } = value as Readonly<Record<string, unknown>>;
  const link = { name: name ?? title, url: menuRoute ?? url } as NamedLink;
  return [...(typeof link.url === 'string' ? [link] : []), ...Object.values(value).flatMap(listLinks)];
}

it.each(readdirSync(join(CONTENT, 'brands')))(
  'calls the applications market one name in menu, footer and page: %s',
  (brand) => {
    const links = ['menus.json', 'footer.json'].flatMap((file) => listLinks(readJson(join('brands', brand, file))));
    const names = links.filter(({ url }) => url === '/productSaas').map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['应用市场']));
    const rows = readJson(join('brands', brand, 'seo.json')) as { readonly code: string; readonly title: string }[];
    expect(rows.find(({ code }) => code === 'productSaas')?.title).toMatch(/^应用市场/);
  },
);

describe('news', () => {
  const SHARES = /百分之[零一二三四五六七八九十百点]+|\d+(?:\.\d+)?%/g;
  /** The fewest characters of a text by its kind: articles are read, announcements are taken note of. */
  const MIN_LENGTHS = { company: 600, industry: 600, notice: 20 } as const;
  const MAX_LENGTH = 1500;
  /** A sentence as long as this says something of its own. */
  const MIN_SENTENCE = 16;

  const news = files
    .filter((file) => file.startsWith('news/'))
    .map((file) => {
      const [, head = '', body = ''] = read(file).split(/^---$/m);
      const find = (field: string) => new RegExp(`^${field}: ["'](.*)["']$`, 'm').exec(head)?.[1] ?? '';
      return { file, kind: find('kind') as keyof typeof MIN_LENGTHS, summary: find('summary'), body };
    });

  it.each(news)('$file names no share in its summary that its text lacks', ({ summary, body }) => {
    expect(summary).not.toBe('');
    for (const share of summary.match(SHARES) ?? []) expect(body).toContain(share);
  });

  it.each(news)('$file has the length of its kind', ({ kind, body }) => {
    const { length } = body.replace(/\]\([^)]*\)|<[^>]*>|\s/g, '');
    expect(length).toBeGreaterThanOrEqual(MIN_LENGTHS[kind]);
    expect(length).toBeLessThanOrEqual(MAX_LENGTH);
  });

  it('has figures with words, all 16:10, as the page expects them', () => {
    const figures = news.flatMap(({ body }) => body.match(/<figure>[^]*?<\/figure>/g) ?? []);
    expect(figures.length).toBeGreaterThan(8);
    for (const figure of figures) {
      const [, width, height] =
        /^<figure>\n<img src="\/files\/[^"]+" width="(\d+)" height="(\d+)" alt="[^"]{10,}">\n<figcaption>.{10,}<\/figcaption>\n<\/figure>$/.exec(
          figure,
        ) ?? [];
      expect(Number(width) / Number(height), figure).toBe(1.6);
    }
  });

  it('says nothing twice', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const { file, body } of news) {
      for (const sentence of body.split(/[。！？：；\n|]/).map((part) => part.trim())) {
        if (sentence.length < MIN_SENTENCE) continue;
        const before = seen.get(sentence);
        if (before) repeated.push(`${before}, ${file}: ${sentence}`);
        seen.set(sentence, file);
      }
    }
    expect(repeated).toEqual([]);
  });
});

it('lists every account of the demonstration in the manual', () => {
  const manual = read('documents/developer-guide/1.0/overview/demo-and-data.md');
  const listed = [...manual.matchAll(/^\| `(demo-\w+)` \|/gm)].map(([, account]) => account);
  expect(listed.toSorted()).toEqual(DEMO_ACCOUNTS.map(({ userName }) => userName).toSorted());
});
