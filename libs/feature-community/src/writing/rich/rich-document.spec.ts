import { ATTACKS } from '@portal/testing/attacks';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { readMarkdown, writeMarkdown } from './rich-document';
import { richSchema } from './rich-schema';

const CONTENT = resolve(__dirname, '../../../../../apps/portal-content/content/community');

const HEAD = /^---\n[^]*?\n---\n/;

const texts = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name): [string, string] => [name, readFileSync(resolve(CONTENT, name), 'utf8').replace(HEAD, '')]);

const listBlocks = (document: Node) => Array.from({ length: document.childCount }, (_, at) => document.child(at));
const listTypes = (text: string) => listBlocks(readMarkdown(text)).map(({ type }) => type.name);

/** Types a word at the end of a block, within one that is its own source, and returns the text then. */
function typeInto(document: Node, index: number, word: string): string {
  const before = listBlocks(document).slice(0, index + 1);
  let end = before.reduce((size, { nodeSize }) => size + nodeSize, 0);
  // To the innermost place at the end of the block.
  for (let inner = before.at(-1); inner && !inner.isLeaf && !inner.isText; inner = inner.lastChild ?? undefined)
    end -= inner.type.name === 'source' ? 3 : 1;
  const { tr } = EditorState.create({ doc: document });
  return writeMarkdown(tr.insertText(word, end).doc);
}

describe('texts of the demonstration', () => {
  it('are there', () => expect(texts.length).toBeGreaterThan(200));

  it.each(texts)('%s is written as it was read', (_name, text) => {
    expect(writeMarkdown(readMarkdown(text))).toBe(text);
  });

  it.each(texts)('nothing of %s changes but what is typed', (_name, text) => {
    const document = readMarkdown(text);
    listBlocks(document).forEach((block, index) => {
      if (block.isLeaf) return;
      const next = typeInto(document, index, '补');
      const at = [...next].findIndex((letter, place) => letter !== text[place]);
      expect(next).toBe(`${text.slice(0, at)}补${text.slice(at)}`);
    });
  });

  it('have elements for what is no table and no formula', () => {
    const sources = texts
      .flatMap(([, text]) => listBlocks(readMarkdown(text)))
      .filter(({ type, textContent }) => type.name === 'source' && !/^(?:\||\$\$)/.test(textContent));
    expect(sources.map(({ textContent }) => textContent)).toEqual([]);
  });
});

it.each([
  ['a container with empty lines in it', '::: tip 注意\n先断电。\n\n再接线。\n:::'],
  ['containers within each other', ':::: tabs\n::: tab 一\n甲\n:::\n::: tab 二\n乙\n:::\n::::'],
  ['a formula with empty lines around it', '$$\nP = U \\cdot I\n$$'],
  ['a table', '| 型号 | 点数 |\n| --- | --- |\n| A | 1 |'],
  ['elements of HTML', '<details>\n<summary>展开</summary>\n</details>'],
  ['code by indentation', '    x = 1'],
  ['a title that is underlined', '标题\n===='],
])('keeps %s as its source', (_name, source) => {
  const text = `前文。\n\n${source}\n\n后文。`;
  expect(listTypes(text)).toEqual(['paragraph', 'source', 'paragraph']);
  const document = readMarkdown(text);
  expect(writeMarkdown(document)).toBe(text);
  expect(typeInto(document, 0, '补')).toBe(text.replace('前文。', '前文。补'));
});

it.each([
  '公式 $P = U_1 \\cdot I_1$ 和脚注[^1]，问 @张工，见 :smile: 与 <kbd>F5</kbd>。',
  '20~50 Hz，数组[0]，a_b_c，2*3*4，C:\\temp。',
  '**结论：**先看 `a*b`，再看[手册](/documents/a.html "第一章")与~~旧表~~。',
  '[^1]: 见手册第 3 章。',
  '第一行\n第二行\\\n第三行',
  '* 甲\n* 乙\n  - 丙',
  '9. 甲\n10. 乙',
])('has elements for %j, and changes nothing around what is typed', (text) => {
  expect(listTypes(text)).not.toContain('source');
  expect(typeInto(readMarkdown(text), 0, '补')).toBe(`${text}补`);
});

it.each(['*x*', '# x', '- x', '1. x', '$x^2$', '<b>x</b>', '[x](/y)', '`x`', '| x |', '~~x~~', '[^1]', '```'])(
  'means %s where that is typed as words',
  (words) => {
    const { doc, tr } = EditorState.create({ doc: readMarkdown('') });
    const typed = tr.insertText(words, 1).doc;
    expect(doc.textContent).toBe('');
    const again = readMarkdown(writeMarkdown(typed));
    expect(again.textContent).toBe(words);
    expect(again.eq(typed)).toBe(true);
  },
);

it('writes what strangers send as it was read', () => {
  for (const text of [...ATTACKS, ATTACKS.join('\n\n'), '甲\r\n\r\n乙\r丙\n', '\n\n', ' ', ''])
    expect(writeMarkdown(readMarkdown(text))).toBe(text);
});

it('leaves empty paragraphs out, and holds what is new apart', () => {
  const [one, none, two] = ['甲', '', '乙'].map((words) =>
    richSchema.node('paragraph', null, words ? [richSchema.text(words)] : []),
  ) as [Node, Node, Node];
  expect(writeMarkdown(richSchema.node('doc', null, [one, none, two, none]))).toBe('甲\n\n乙');
});
