import { createCanvas } from '@napi-rs/canvas';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlan } from '../../testing/plan-documents';
import { writeFiles } from '../../testing/sample-documents';
import { readDocumentFolder } from './document-folder';
import type { VersionPlan } from './version-plan';
import { describeCause } from './import-finding';

const outline = ({ nodes }: VersionPlan) =>
  nodes.map(({ id, name, ancestors }) => `${'  '.repeat(ancestors.length)}${id} ${name}`);
const listFindings = ({ findings }: VersionPlan) =>
  findings.map(({ file, line, isError, ...cause }) => `${isError ? '!' : ''}${file}:${line}: ${describeCause(cause)}`);
const find = ({ nodes }: VersionPlan, wanted: string) => nodes.find(({ id }) => id === wanted);

const PNG = createCanvas(3, 2).toBuffer('image/png');

describe('a tree', () => {
  it('is that of tree.json, with chapters, files that hold others, links, and what no entry names last', async () => {
    const plan = await makePlan({
      'tree.json': [
        {
          name: ' 第 一章 ',
          children: [
            { name: '甲', file: 'a/one.md' },
            { name: '甲', children: [] },
          ],
        },
        { name: '规则', file: 'rules.md', recommendStatus: 1, children: [{ file: 'a/two.md' }] },
        { name: '又是甲', file: 'a/one.md' },
        { name: '藏', showStatus: 0, children: [{ name: '里', file: 'hidden.md' }] },
        { name: '外', url: 'https://example.com/' },
      ],
      'a/one.md': '# 一',
      'a/two.md': '# 二\n\n文',
      'rules.md': '文',
      'hidden.md': '文',
      'rest.md': '# 剩下\n\n文',
      'old.md': '---\nredirectTo: rules.html\n---\n<!-- 许可 -->\n',
    });
    expect(outline(plan)).toEqual([
      '第-一章 第 一章',
      ...['  a/one 甲', '  第-一章/甲 甲'],
      ...['rules 规则', '  a/two 二', 'a/one~2 又是甲'],
      ...['藏 藏', '  hidden 里', '外 外', '其他 其他', '  rest 剩下'],
    ]);
    expect(find(plan, 'hidden')?.showStatus).toBe(0);
    expect(find(plan, '藏')).toMatchObject({ showStatus: 0 });
    expect(find(plan, 'rules')).toMatchObject({ recommendStatus: 1, hasChildren: true });
    expect(find(plan, '外')).toMatchObject({ url: 'https://example.com/', page: undefined });
    expect(listFindings(plan)).toEqual([
      'a/one.md:1: 页面没有正文',
      'rest.md:1: 目录没有列出这个页面，已放在“其他”下：tree.json',
    ]);
  });

  it('is that of the folders where there is none, numbers in their order', async () => {
    const plan = await makePlan({
      'README.md': '# 开始\n\n文',
      '10-last.md': '文',
      '2-middle/index.md': '# 中间\n\n文',
      '2-middle/b.md': '# 乙\n\n文',
      '1_first/a_b.md': '文',
      '.git/x.md': '文',
      'node_modules/p/README.md': '文',
    });
    expect(outline(plan)).toEqual([
      'README 开始',
      ...['first first', '  1_first/a_b a b'],
      ...['2-middle/index 中间', '  2-middle/b 乙'],
      '10-last 10 last',
    ]);
    expect(listFindings(plan)).toEqual([]);
  });

  it.each([
    ['[{"name": "甲", "file": "a.md"}', /^tree\.json:1: 目录文件无法解析，改按文件夹生成目录：not valid JSON: .*$/],
    ['{"name": "甲"}', /^tree\.json:1: 目录不是列表，改按文件夹生成目录$/],
  ])('that is broken is told of, and the folders are taken: %s', async (tree, message) => {
    const plan = await makePlan({ 'tree.json': tree, 'a.md': '# 甲\n\n文' });
    expect(outline(plan)).toEqual(['a 甲']);
    expect(listFindings(plan)).toEqual([expect.stringMatching(message)]);
  });

  it('with entries that are wrong keeps the others', async () => {
    const plan = await makePlan({
      'tree.json': `[
        7,
        {"name": "密码", "file": "../../etc/passwd"},
        {"name": "没有", "file": "none.md"},
        {"name": "坏地址", "url": "javascript:alert(1)"},
        {"children": [{"name": "甲", "file": "a"}]},
        {"name": "乙", "children": "x", "file": "./b.md"}
      ]`,
      'a.md': '文',
      'b.md': '文',
    });
    expect(outline(plan)).toEqual(['a 甲', 'b 乙']);
    expect(listFindings(plan)).toEqual([
      'tree.json:2: 目录项不是对象，已略去',
      'tree.json:3: 目录指向的文件不在目录中：../../etc/passwd',
      'tree.json:4: 目录指向的文件不在目录中：none.md',
      'tree.json:5: 目录中的网址既不属于本站，也不是 https：javascript:alert(1)',
      'tree.json:6: 目录项没有名称，下级上移一层',
      'tree.json:7: 目录项的 children 不是列表，已略去',
    ]);
  });

  it('may be nested sixty times and have three thousand nodes', async () => {
    let deep: object = { name: '底', file: 'a.md' };
    for (let level = 0; level < 60; level += 1) deep = { name: `层${level}`, children: [deep] };
    const wide = Array.from({ length: 3000 }, (_, index) => ({ name: `节${index}`, children: [] }));
    const plan = await makePlan({ 'tree.json': [deep, ...wide], 'a.md': '文' });
    expect(plan.nodes).toHaveLength(3061);
    expect(Math.max(...plan.nodes.map(({ ancestors }) => ancestors.length))).toBe(23);
    expect(new Set(plan.nodes.map(({ id }) => id)).size).toBe(3061);
    expect(plan.nodes.every(({ id }) => id.length <= 200)).toBe(true);
  });
});

describe('a file', () => {
  it('that is no text is refused, the others are imported', async () => {
    const plan = await makePlan({
      'good.md': '\ufeff# 好\r\n\r\n第一行\r\n第二行',
      'gbk.md': Buffer.from([0x23, 0x20, 0x0a, 0xc4, 0xe3, 0xba, 0xc3]),
      'zero.md': Buffer.from('a\nb\0c'),
      'large.md': '字'.repeat(2_000_000),
      'yaml.md': '---\ntitle: "x\n---\n文',
      'open.md': '---\ntitle: x\n\n文',
      'dates.md': '---\ntitle: 日期\nupdated: 2026-02-31\ndescription: 12\nmodifier: 林工\n---\n文',
    });
    expect(outline(plan)).toEqual(['dates 日期', 'good 好', 'open open', 'yaml yaml']);
    expect(find(plan, 'good')?.page?.bodyHtml).toBe('<p>第一行第二行</p>');
    expect(find(plan, 'dates')?.page).toMatchObject({ updated: undefined, description: '12', modifier: '林工' });
    expect(listFindings(plan).sort()).toEqual([
      '!gbk.md:2: 文件不是 UTF-8 编码',
      '!large.md:1: 文件过大：最大 3 MB',
      '!zero.md:2: 文件含有 NUL 字节，不是文本',
      'open.md:1: 页首信息没有以 --- 结束',
      expect.stringMatching(/^yaml\.md:2: 页首信息不是合法的 YAML，已略去：/),
    ]);
  });

  it('outside the folder is not read through a link', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-documents-'));
    writeFiles(folder, { 'in/a.md': '文', 'secret.md': '秘密' });
    symlinkSync(join(folder, 'secret.md'), join(folder, 'in/link.md'));
    symlinkSync(folder, join(folder, 'in/loop'));
    const { pages, findings } = await readDocumentFolder(join(folder, 'in'));
    expect([...pages.keys()]).toEqual(['a.md']);
    expect(findings.map(({ file, isError }) => [file, isError])).toEqual([
      ['link.md', true],
      ['loop', true],
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('a link', () => {
  const FILES = {
    'guide/b.md': '# 乙\n\n## 1.1 写入 数据\n\n文 <a id="place"></a>',
    'guide/README.md': '# 指南\n\n文',
    '中文 名.md': '# 名\n\n文',
    'old.md': '---\nredirectTo: guide/b.html\n---\n',
    'pic.png': PNG,
  };
  const toPage = (nodeId: string, anchor = '') =>
    `href="/document-center/document-content?id=hub&amp;nodeId=${encodeURIComponent(nodeId)}${anchor}"`;
  const resolve = async (link: string) => {
    const plan = await makePlan({ ...FILES, 'guide/a.md': `# 甲\n\n文\n\n${link}` });
    return { html: find(plan, 'guide/a')?.page?.bodyHtml ?? '', findings: listFindings(plan) };
  };

  it.each([
    ['[x](b.md)', toPage('guide/b')],
    ['[x](./b.html#place)', toPage('guide/b', '#place')],
    ['[x](b)', toPage('guide/b')],
    ['[x](../guide/B.md)', toPage('guide/b')],
    ['[x](/guide/b.md)', toPage('guide/b')],
    ['[x](../guide/)', toPage('guide/README')],
    ['[x](../old.md)', toPage('guide/b')],
    ['[x](b.md#_1-1-写入-数据)', toPage('guide/b', `#${encodeURIComponent('11-写入-数据')}`)],
    ['[x](../%E4%B8%AD%E6%96%87%20%E5%90%8D.md)', toPage('中文 名')],
    ['[x](<../中文 名.md>)', toPage('中文 名')],
    ['<a href="b.md?x=1">x</a>', toPage('guide/b')],
    ['[x](/contact)', 'href="/contact"'],
    ['[x](/product-detail/iot-hub.html)', 'href="/product-detail/iot-hub.html"'],
    ['[x](https://example.com/a)', 'href="https://example.com/a" rel="noopener nofollow"'],
    ['[x](http://example.com/a)', 'href="http://example.com/a" rel="noopener nofollow"'],
    ['[x](mailto:a@example.com)', 'href="mailto:a@example.com"'],
    ['[x](../pic.png)', 'href="/ptl/isc/doc/image/'],
  ])('%s leads there', async (link, expected) => {
    const { html, findings } = await resolve(link);
    expect(html).toContain(`<a ${expected}`);
    expect(findings).toEqual([]);
  });

  it.each([
    ['[x](none.md)', '链接的目标不存在：none.md'],
    ['[x](../../../etc/passwd)', '链接的目标不存在：../../../etc/passwd'],
    ['[x](./data.csv)', '链接的目标不存在：./data.csv'],
    ['<a href="none.html">x</a>', '链接的目标不存在：none.html'],
    ['[x](ftp://example.com)', '链接的协议不允许：ftp://example.com'],
    ['[x](//example.com)', '链接的协议不允许：//example.com'],
  ])('%s is told of and says so', async (link, reason) => {
    const { html, findings } = await resolve(link);
    expect(html).toContain('<span class="broken-link" title="链接目标不存在">x</span>');
    expect(findings).toEqual([`guide/a.md:5: ${reason}`]);
  });

  it('to a heading that is not there leads to the page', async () => {
    const { html, findings } = await resolve('| a |\n|---|\n| 1 |\n| [x](b.md#none) |');
    expect(html).toContain(`<a ${toPage('guide/b')}>x</a>`);
    expect(findings).toEqual(['guide/a.md:8: 链接的标题在目标页面中不存在：b.md#none']);
  });

  it('to the reader’s own machine is text', async () => {
    const { html, findings } = await resolve('[x](http://127.0.0.1:8080/a) <http://localhost:1/>');
    expect(html).toBe('<p>文</p>\n<p><span>x</span> <span>http://localhost:1/</span></p>');
    expect(findings).toEqual([]);
  });

  it('stands in the Markdown as an address of the portal, but not in code', async () => {
    const plan = await makePlan({ ...FILES, 'guide/a.md': '[x](b.md) ![p](../pic.png)\n\n```\n[x](b.md)\n```' });
    const { id = '' } = plan.pictures[0] ?? {};
    expect(find(plan, 'guide/a')?.page?.markdown).toBe(
      `[x](/document-center/document-content?id=hub&nodeId=guide%2Fb) ![p](/ptl/isc/doc/image/${id})\n\n\`\`\`\n[x](b.md)\n\`\`\``,
    );
  });
});
