import { createCanvas } from '@napi-rs/canvas';
import { makePlan } from '../../testing/plan-documents';
import { describeCause } from './import-finding';

const LINKS = {
  'parts/links.md': '[乙](../b.md) ![](p.png) [无](none.md) [本页](#节)',
  'parts/p.png': createCanvas(3, 2).toBuffer('image/png'),
};

const FILES = {
  'parts/note.md': '---\ntitle: 无\n---\n第一行\n第二行\n<!-- #region 用法 -->\n第三行\n<!-- #endregion -->\n第四行',
  'code/a.sql': 'select 1;\nselect 2;\nselect 3;',
  'b.md': '# 乙\n\n文',
};

async function plan(body: string, others: Readonly<Record<string, string | Buffer>> = {}) {
  const { nodes, findings } = await makePlan({ ...FILES, 'page.md': `# 标题\n\n${body}`, ...others });
  const find = (wanted: string) => nodes.find(({ id }) => id === wanted)?.page;
  return {
    html: find('page')?.bodyHtml ?? '',
    markdown: find('page')?.markdown,
    ids: nodes.map(({ id }) => id),
    findings: findings.map(({ file, line, ...cause }) => `${file}:${line}: ${describeCause(cause)}`),
  };
}

const ALL = '<p>第一行第二行</p>\n\n<p>第三行</p>\n\n<p>第四行</p>';

describe('a text that is included', () => {
  it.each([
    ['<!-- @include: ./parts/note.md -->', ALL],
    ['<!--@include: @/parts/note.md-->', ALL],
    ['@include(parts/note.md)', ALL],
    ['!!!include(parts/note.md)!!!', ALL],
    ['--8<-- "parts/note.md"', ALL],
    ['{% include "parts/note.md" %}', ALL],
    ["import Note from './parts/note.md';\nimport Tabs from '@theme/Tabs';\n\n<Note />", ALL],
    ['<!-- @include: ./parts/note.md{2,2} -->', '<p>第二行</p>'],
    ['<!-- @include: ./parts/note.md{,1} -->', '<p>第一行</p>'],
    ['<!-- @include: ./parts/note.md{6-} -->', '<p>第四行</p>'],
    ['<!-- @include: ./parts/note.md#用法 -->', '<p>第三行</p>'],
    ['--8<-- "parts/note.md:1:2"', '<p>第一行第二行</p>'],
  ])('by %s stands in the page', async (body, expected) => {
    const { html, findings, markdown } = await plan(body);
    expect(html.replaceAll(/\n+/g, '\n')).toBe(expected.replaceAll(/\n+/g, '\n'));
    expect(markdown).not.toMatch(/include|8<|import/);
    expect(findings).toEqual([]);
  });

  it.each([
    ['<<< code/a.sql', 'select 1;\nselect 2;\nselect 3;'],
    ['<<< @/code/a.sql{2}', 'select 1;\n<mark>select 2;</mark>\nselect 3;'],
    ['@[code{2-3}](code/a.sql)', 'select 2;\nselect 3;'],
    ['```sql\n--8<-- "code/a.sql"\n```', 'select 1;\nselect 2;\nselect 3;'],
  ])('by %s is code', async (body, expected) => {
    const { html } = await plan(body);
    expect(html).toContain('data-lang="SQL"');
    const marks = html.replaceAll(/<\/?(span|pre|code)\b[^>]*>/g, '');
    expect(marks).toBe(expected);
  });

  it('keeps what it refers to, and is told of by its own file and line', async () => {
    const { html, findings } = await plan('## 节\n\n<!-- @include: ./parts/links.md -->\n\n[坏](gone.md)', LINKS);
    expect(html).toContain('nodeId=b">乙</a>');
    expect(html).toContain('<img class="zoom"');
    expect(html).toContain('nodeId=page#%E8%8A%82">本页</a>');
    expect(findings).toEqual(['parts/links.md:1: 链接的目标不存在：none.md', 'page.md:7: 链接的目标不存在：gone.md']);
  });

  it('is no page of its own, unless the tree names it', async () => {
    const body = '<!-- @include: ./parts/note.md -->';
    expect((await plan(body)).ids).toEqual(['b', 'page']);
    const tree = JSON.stringify([{ file: 'page.md' }, { file: 'b.md' }, { file: 'parts/note.md' }]);
    expect((await plan(body, { 'tree.json': tree })).ids).toEqual(['page', 'b', 'parts/note']);
  });

  it('may include others, but not itself, and not without end', async () => {
    const { html, findings } = await plan('@include(one.md)', {
      'one.md': '一\n\n@include(two.md)',
      'two.md': '二\n\n@include(one.md)',
    });
    expect(html).toBe('<p>一</p>\n<p>二</p>\n<p><strong>内容缺失：one.md</strong></p>');
    expect(findings.sort()).toEqual([
      'one.md:3: 文件包含了自己，页面上标为内容缺失：two.md',
      'two.md:3: 文件包含了自己，页面上标为内容缺失：one.md',
    ]);
    const wide = Object.fromEntries(
      Array.from({ length: 3 }, (_, index) => [`w${index}.md`, `@include(w${index + 1}.md)\n`.repeat(50)]),
    );
    const tree = JSON.stringify([{ file: 'page.md' }]);
    const { findings: told } = await plan('@include(w0.md)', {
      ...wide,
      'w3.md': `# ${'a'.repeat(100_000)}`,
      'tree.json': tree,
    });
    expect(told[0]).toMatch(/^w2\.md:\d+: 加上包含的内容，页面超过三百万字，其余略去：w3/);
    expect(told.length).toBeLessThan(20);
  });

  it.each(['none.md', '../../../../etc/passwd', '/etc/passwd'])(
    'that is not in the folder is told of: %s',
    async (file) => {
      const { html, findings } = await plan(`前\n\n<!-- @include: ${file} -->\n\n后`);
      expect(html).toBe(`<p>前</p>\n<p><strong>内容缺失：${file}</strong></p>\n<p>后</p>`);
      expect(findings).toEqual([`page.md:5: 包含的文件不在目录中，页面上标为内容缺失：${file}`]);
    },
  );

  it('is an example in code', async () => {
    expect((await plan('```md\n<!-- @include: ./parts/note.md -->\n@include(parts/note.md)\n```')).html).toContain(
      '@include: ./parts/note.md',
    );
  });
});
