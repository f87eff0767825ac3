import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlan } from '../../testing/plan-documents';
import { writeFiles } from '../../testing/sample-documents';
import { readDocumentFolder } from './document-folder';
import { describeCause } from './import-finding';

type Files = Parameters<typeof writeFiles>[1];

const PAGES: Files = {
  'README.md': '# 首页\n\n文',
  'guide/README.md': '# 指南\n\n文',
  'guide/start.md': '# 开始\n\n文',
  'guide/deep/end.md': '# 结束\n\n文',
  'api/list.md': '# 清单\n\n文',
};

async function readTree(files: Files, pages: Files = PAGES) {
  const { nodes, findings } = await makePlan({ ...pages, ...files });
  return {
    tree: nodes.map(({ id, name, url, ancestors }) => `${'  '.repeat(ancestors.length)}${name}${url ? '' : ` ${id}`}`),
    findings: findings.map(({ file, line, ...cause }) => `${file}:${line}: ${describeCause(cause)}`),
  };
}

const inDocs = (pages: Files): Files =>
  Object.fromEntries(Object.entries(pages).map(([path, text]) => [`docs/${path}`, text]));

describe('a menu of VuePress or VitePress', () => {
  it.each<[string, Files]>([
    [
      'VuePress, by links and names',
      {
        '.vuepress/config.js': `module.exports = { themeConfig: { sidebar: [
          '/',
          { title: '入门', path: '/guide/', children: [['/guide/start', '先做'], '/guide/deep/end.md'] },
          { text: '外', link: 'https://example.com/' },
          ['/api/list', '清单'],
        ] } }`,
      },
    ],
    [
      'VitePress, with functions and types',
      {
        '.vitepress/config.mts': `import { defineConfig } from 'vitepress'
          export default defineConfig({ themeConfig: { sidebar: [
            { link: '/' }, guide(), { text: '外', link: 'https://example.com/' }, { text: '清单', link: '/api/list' } ] } })
          function guide(): DefaultTheme.SidebarItem {
            return { text: '入门', link: '/', base: '/guide', collapsed: false,
              items: [{ text: '先做', link: '/start' }, { link: 'deep/end' }] } }`,
      },
    ],
    [
      'a theme with scripts of its own',
      {
        '.vuepress/config.ts': `import theme from './theme.js'; export default defineUserConfig({ lang: 'zh-CN', theme })`,
        '.vuepress/theme.ts': `import { zhSidebar } from './sidebar/index.js'; export default hopeTheme({ sidebar: zhSidebar })`,
        '.vuepress/sidebar/index.ts': `export * from './zh.js'`,
        '.vuepress/sidebar/zh.ts': `export const zhSidebar = sidebar([ '',
          { text: '入门', prefix: 'guide/', link: '', children: [{ text: '先做', link: 'start.md' }, 'deep/end.md'] },
          { text: '外', link: 'https://example.com/' }, { text: '清单', link: 'api/list.html' } ])`,
      },
    ],
    [
      'a part for each language',
      {
        '.vuepress/config.js': `module.exports = { themeConfig: { locales: {
          '/': { sidebar: ['/api/list'] },
          '/zh-cn/': { sidebar: ['/', { text: '入门', link: '/guide/', children: [
            { text: '先做', link: '/guide/start' }, '/guide/deep/end'] },
            { text: '外', link: 'https://example.com/' }, { text: '清单', link: '/api/list' }] } } } }`,
      },
    ],
  ])('%s', async (_title, files) => {
    expect(await readTree(files)).toEqual({
      tree: ['首页 README', '入门 guide/README', '  先做 guide/start', '  结束 guide/deep/end', '外', '清单 api/list'],
      findings: [],
    });
  });

  it('of several parts has a chapter for each, by the names above the pages', async () => {
    const config = `export default { themeConfig: {
      nav: [{ text: '使用指南', link: '/guide/start' }, { text: '更多', items: [{ text: '接口', link: '/api/list', activeMatch: '/api/' }] }],
      sidebar: { '/guide/': { base: '/guide/', items: [{ link: 'start' }, { text: '深', items: 'auto' }] }, '/api/': 'structure', '/': [''] } } }`;
    const { tree } = await readTree({ '.vitepress/config.ts': config });
    expect(tree).toEqual([
      '使用指南 使用指南',
      '  开始 guide/start',
      '  深 使用指南/深',
      '    指南 guide/README',
      '    deep 使用指南/深/deep',
      '      结束 guide/deep/end',
      '    开始 guide/start~2',
      '接口 接口',
      '  清单 api/list',
      '文档 文档',
      '  首页 README',
    ]);
  });

  it('that names what is not there tells of it, and keeps the rest', async () => {
    const config = `export default { themeConfig: { sidebar: [
      '/guide/start',
      '/gone',
      { text: '空', items: [{ text: '没有', link: '/none' }, { text: '坏', link: 'javascript:alert(1)' }] },
    ] } }`;
    const { tree, findings } = await readTree({ '.vitepress/config.ts': config }, { 'guide/start.md': '# 开始\n\n文' });
    expect(tree).toEqual(['开始 guide/start']);
    expect(findings).toEqual([
      '.vitepress/config.ts:3: 目录指向的文件不在目录中：/gone',
      '.vitepress/config.ts:4: 目录指向的文件不在目录中：/none',
      '.vitepress/config.ts:4: 目录中的网址既不属于本站，也不是 https：javascript:alert(1)',
    ]);
  });

  it('that cannot be parsed is told of, and the folders are the tree', async () => {
    const { tree, findings } = await readTree({ '.vitepress/config.ts': 'export default {\n  a: [' }, { 'a.md': '文' });
    expect(tree).toEqual(['a a']);
    expect(findings).toEqual([
      expect.stringMatching(/^\.vitepress\/config\.ts:2: 目录脚本无法解析，没有采用：Unexpected token.*$/),
    ]);
  });
});

describe('a menu of Docusaurus', () => {
  const pages: Files = {
    '01-intro.md': '---\nsidebar_label: 简介\n---\n# 介绍产品\n\n文',
    '02-guide/_category_.json': { label: '使用指南', position: 2 },
    '02-guide/20-late.md': '# 后\n\n文',
    '02-guide/03-early.mdx': '---\nid: first\n---\n# 先\n\n文',
    'ref/_category_.yml': 'label: 参考\nposition: 1',
    'ref/b.md': '---\nsidebar_position: 2\n---\n# 乙\n\n文',
    'ref/z.md': '---\nsidebar_position: 1\n---\n# 最先\n\n文',
  };

  it('is that of sidebars.js', async () => {
    const sidebars = `/** @type {import('@docusaurus/plugin-content-docs').SidebarsConfig} */
      const sidebars = { docs: [ 'intro',
        { type: 'category', label: '指南', link: { type: 'doc', id: 'guide/late' }, items: ['guide/first'] },
        { type: 'link', label: '外', href: 'https://example.com/' },
        { '参考': [{ type: 'autogenerated', dirName: 'ref' }] } ],
        other: [{ type: 'doc', id: 'ref/b', label: '又' }] };
      module.exports = sidebars;`;
    expect(await readTree({ ...inDocs(pages), 'sidebars.js': sidebars, 'README.md': '# 仓库\n\n文' }, {})).toEqual({
      tree: [
        ...['简介 01-intro', '指南 02-guide/20-late', '  先 02-guide/03-early', '外'],
        ...['参考 参考', '  最先 ref/z', '  乙 ref/b', '又 ref/b~2'],
      ],
      findings: [],
    });
  });

  it('is that of the folders, with what they say of themselves', async () => {
    expect(await readTree(pages, {})).toEqual({
      tree: [
        ...['参考 参考', '  最先 ref/z', '  乙 ref/b'],
        ...['使用指南 使用指南', '  先 02-guide/03-early', '  后 02-guide/20-late', '简介 01-intro'],
      ],
      findings: [],
    });
  });
});

it('a folder whose words of itself cannot be read is told of', async () => {
  const { tree, findings } = await readTree({ 'a/_category_.json': '{"label": ', 'a/b.md': '# 乙\n\n文' }, {});
  expect(tree).toEqual(['a a', '  乙 a/b']);
  expect(findings).toEqual([
    expect.stringMatching(/^a\/_category_\.json:1: 文件夹说明不是合法的 JSON 或 YAML，已略去：/),
  ]);
});

describe('a menu of MkDocs', () => {
  const mkdocs = `site_name: 手册
docs_dir: docs
markdown_extensions:
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
nav:
  - README.md
  - 入门:
      - guide/README.md
      - 先做: guide/start.md
      - guide/deep/
  - 外: https://example.com/
  - 缺: none.md
  - api/list.md
`;
  const tree = [
    ...['首页 README', '入门 入门', '  指南 guide/README', '  先做 guide/start', '  结束 guide/deep/end'],
    ...['外', '清单 api/list'],
  ];
  const findings = ['../mkdocs.yml:13: 目录指向的文件不在目录中：none.md'];

  it('is that of mkdocs.yml above the pages', async () => {
    expect(await readTree({ ...inDocs(PAGES), 'mkdocs.yml': mkdocs }, {})).toEqual({ tree, findings });
  });

  it('is found from the folder of the pages as well, but not above another one', async () => {
    const root = mkdtempSync(join(tmpdir(), 'portal-documents-'));
    writeFiles(root, { ...inDocs(PAGES), 'mkdocs.yml': mkdocs, 'other/a.md': '文' });
    expect([...(await readDocumentFolder(join(root, 'docs'))).menus.keys()]).toEqual(['../mkdocs.yml']);
    expect([...(await readDocumentFolder(join(root, 'other'))).menus.keys()]).toEqual([]);
    writeFiles(root, { 'mkdocs.yml': 'docs_dir: ../../etc\nnav: [a.md]' });
    expect([...(await readDocumentFolder(root)).pages.keys()]).toContain('docs/README.md');
    rmSync(root, { recursive: true });
  });
});

describe('a menu of GitBook', () => {
  it('is that of SUMMARY.md, which is no page', async () => {
    const summary = `# Table of contents

* [欢迎](README.md)

## 入门

* [指南 \`a\`](guide/README.md)
  * [先做](guide/start.md "title")
  * 更深
    * [结束](<guide/deep/end.md>)

## 参考

* [清单](api/list.md#x)
* [外](https://example.com/)
* [缺](none.md)
`;
    expect(await readTree({ 'SUMMARY.md': summary })).toEqual({
      tree: [
        ...['欢迎 README', '入门 入门', '  指南 a guide/README', '    先做 guide/start'],
        ...['    更深 入门/指南-a/更深', '      结束 guide/deep/end', '参考 参考', '  清单 api/list', '  外'],
      ],
      findings: ['SUMMARY.md:16: 目录指向的文件不在目录中：none.md'],
    });
  });

  it('without a list is a page', async () => {
    expect((await readTree({ 'SUMMARY.md': '# 小结\n\n文' }, {})).tree).toEqual(['小结 SUMMARY']);
  });
});

it('a tree.json goes before all others', async () => {
  const { tree } = await readTree(
    { 'tree.json': [{ name: '唯一', file: 'a.md' }], 'SUMMARY.md': '* [b](a.md)' },
    { 'a.md': '文' },
  );
  expect(tree.slice(0, 1)).toEqual(['唯一 a']);
});
