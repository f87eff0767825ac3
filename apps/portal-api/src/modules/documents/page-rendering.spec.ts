import { renderBody } from '../../testing/render-body';

const html = async (body: string) => (await renderBody(body)).html;

describe('text', () => {
  it.each([
    ['**注意：**请先停机', '<p><strong>注意：</strong>请先停机</p>'],
    ['请**“先停机”**再开', '<p>请<strong>“先停机”</strong>再开</p>'],
    ['\u200b**隐藏\u200b**字', '<p><strong>隐藏</strong>字</p>'],
    [
      '**温度**\u200b**上限：**\u200b**`max`**\u200b**，**见*甲*\ufeff*乙*',
      '<p><strong>温度上限：<code>max</code>，</strong>见<em>甲乙</em></p>',
    ],
    ['空的**\u200b**强调', '<p>空的强调</p>'],
    ['电话 138****8000', '<p>电话 138****8000</p>'],
    ['选 root.**后再选 root.a.*', '<p>选 root.**后再选 root.a.*</p>'],
    ['a.*,b.* 与 c.**d * e.*', '<p>a.*,b.* 与 c.**d * e.*</p>'],
    ['Limit.*最大*与**句.**', '<p>Limit.<em>最大</em>与<strong>句.</strong></p>'],
    ['先看**注意： **再做 ** 第二 **。', '<p>先看<strong>注意：</strong>再做 <strong>第二</strong>。</p>'],
    ['用 ** 或（**），以 ** 结尾', '<p>用 ** 或（**），以 ** 结尾</p>'],
    ['路径 root.sg.** 与 root.*', '<p>路径 root.sg.** 与 root.*</p>'],
    ['`List<String>` 与 List<String>', '<p><code>List&lt;String&gt;</code> 与 List&lt;String&gt;</p>'],
    ['用户 <username> 登录 <IP:port>', '<p>用户 &lt;username&gt; 登录 &lt;IP:port&gt;</p>'],
    ['a<br>b<BR/>c', '<p>a<br />b<br />c</p>'],
    ['空&nbsp;格 &lt;br&gt;', '<p>空\u00a0格 &lt;br&gt;</p>'],
    ['版本 {{ $page.version }} 与 <Badge text="新"/> `{{ x }}`', '<p>版本  与  <code>{{ x }}</code></p>'],
    ['[TOC]\n\n[[toc]]\n\n文', '<p>文</p>'],
    ['<!-- 注释\n\n两段 -->\n\n文', '<p>文</p>'],
    ['<script setup>\nalert(1)\n</script>\n\n文', '<p>文</p>'],
    ['H<sub>2</sub>O <font color="red">红</font>', '<p>H<sub>2</sub>O 红</p>'],
    ['<div style="text-align: center;">\n\n中\n\n</div>', '<div class="align-center">\n<p>中</p>\n</div>'],
    ['::: center\n中\n:::', '<div class="align-center">\n<p>中</p>\n</div>'],
  ])('%j becomes what readers expect', async (body, expected) => expect(await html(body)).toBe(expected));

  it('keeps tables and nested lists', async () => {
    expect(await html('| 参数 | 值 |\n|---|:-:|\n| a\\|b | <br> |')).toMatch(
      /<table>[\s\S]*<th class="align-center">值<\/th>[\s\S]*<td>a\|b<\/td>\s*<td class="align-center"><br \/><\/td>/,
    );
    expect(await html('1. 一\n   - 甲\n     1. 深\n2. 二')).toMatch(
      /<ol>\s*<li>一\s*<ul>\s*<li>甲\s*<ol>\s*<li>深<\/li>/,
    );
  });
});

describe('containers', () => {
  it.each([
    ['::: tip\n文\n:::', '<div class="callout callout-tip">\n<p class="callout-title">提示</p>'],
    [':::warning 小心 `x`\n文\n:::', '<p class="callout-title">小心 <code>x</code></p>\n<p>文</p>\n</div>'],
    ['::: details 展开\n文\n:::', '<details>\n<summary>展开</summary>\n<p>文</p>\n</details>'],
    [
      '> [!CAUTION]\n> 断电',
      '<div class="callout callout-danger">\n<p class="callout-title">警告</p>\n<p>断电</p>\n</div>',
    ],
    ['> [!NOTE]\n>\n> 一段', '<p class="callout-title">说明</p>\n<p>一段</p>'],
    [':::: info\n::: tip\n里\n:::\n外\n::::', '</div>\n<p>外</p>\n</div>'],
    ['::: tip\n```\n:::\n```\n里\n:::\n外', '<p>里</p>\n</div>\n<p>外</p>'],
  ])('%j', async (body, expected) => expect(await html(body)).toContain(expected));

  it.each(['::: tip\n没有结束', ':::\n没有开始', '- ::: tip\n  里\n  :::\n- 二', '::: unknown\n文\n:::'])(
    'never show their marks: %j',
    async (body) => expect(await html(body)).not.toContain(':::'),
  );

  it('put code of several languages together', async () => {
    const written = await html('::: code-group\n```bash [Linux]\nls\n```\n```powershell [Windows]\ndir\n```\n:::');
    expect(written).toMatch(
      /^<div class="code-group">\s*<figure data-title="Linux"><figcaption>Linux<\/figcaption><pre/,
    );
    expect(written).toContain('<figure data-title="Windows">');
    const tabs = await html(
      '::: code-tabs\n@tab Java\n```java\nint a;\n```\n@tab:active Go#go\n```go\nvar a int\n```\n:::',
    );
    expect(tabs).toContain('<figure data-title="Java">');
    expect(tabs).toContain('<figure data-title="Go">');
    expect(await html('::: tabs\n@tab 一\n文\n@tab 二\n字\n:::')).toContain(
      '<section data-title="二">\n<p class="tab-title">二</p>\n<p>字</p>\n</section>',
    );
  });
});

describe('code', () => {
  it('is coloured by classes alone, with its language and length', async () => {
    const written = await html('```SQL\nselect 1 -- 注释\nfrom t;\n```');
    expect(written).toMatch(/^<pre class="code" data-lang="SQL" data-lines="2"><code><span class="tk">select <\/span>/);
    expect(written).toContain('<span class="tc">-- 注释</span>');
    expect(written).not.toMatch(/style=/);
    expect(written.length).toBeLessThan(260);
  });

  it.each([
    ['```nonsense\na < b\n```', '<pre class="code" data-lang="" data-lines="1"><code>a &lt; b</code></pre>'],
    ['    四格\n', '<pre class="code" data-lang="" data-lines="1"><code>四格</code></pre>'],
    ['```Plain Text\n<b>**x**</b>\n```', '<code>&lt;b&gt;**x**&lt;/b&gt;</code>'],
    ['```\n\ue0000\ue001\n```', '<code>0</code>'],
    ['```js {1,3} [a"<b.js]\n1\n```', '<figure data-title="a&quot;&lt;b.js"><figcaption>a&quot;&lt;b.js</figcaption>'],
  ])('%j stays as it is', async (body, expected) => expect(await html(body)).toContain(expected));

  it('of any size is shown', async () => {
    expect(await html(`\`\`\`json\n${'{"a": [1, 2, 3]}\n'.repeat(5000)}\`\`\``)).toContain('data-lines="5000"');
  });
});

describe('headings', () => {
  it('have anchors that are unique, keep Chinese and numbers, and make the outline', async () => {
    const { html: written, page } = await renderBody(
      '## 1.2 字段说明（必填）\n### 字段\n### 字段\n## 写明 {#own-id}\n#### 深\n## Main\n## `code` & <b>粗</b>',
    );
    expect([...written.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      '12-字段说明必填',
      '字段',
      '字段-1',
      'own-id',
      '深',
      'main-1',
      'code--粗',
    ]);
    expect(page?.outline.map(({ text, level }) => `${level} ${text}`)).toEqual([
      '2 1.2 字段说明（必填）',
      '3 字段',
      '3 字段',
      '2 写明',
      '2 Main',
      '2 code & 粗',
    ]);
    expect(written).not.toContain('{#');
  });

  it('of the first level are one below the title', async () => {
    const { html: written, page } = await renderBody('文\n\n# 章\n\n## 节');
    expect(page?.title).toBe('标题');
    expect(written).toContain('<h2 id="章">章</h2>\n<h3 id="节">节</h3>');
  });
});

describe('what could run', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a> [y](javascript:alert(1)) [z](data:text/html,x) [w](vbscript:x)',
    '<svg onload=alert(1)><a xlink:href="javascript:1">x</a></svg>',
    '<iframe src="https://a.example"></iframe><object data="x"></object><embed src="x">',
    '<div onclick="x" style="position:fixed" id="main" class="evil callout">x</div>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<details open ontoggle=alert(1)>x</details>',
    '<form action="https://a.example"><input name="x"><button>go</button></form>',
    '<h2 id="main" onmouseover="x">x</h2><a name="main">y</a><span id="boot">z</span>',
    '[x](https://a.example "t\\" onclick=\\"alert(1)")',
    '```js"><img src=x onerror=alert(1)>\nx\n```',
    '::: tip <img src=x onerror=alert(1)>\n:::',
    '![x"><script>alert(1)</script>](a.png)',
  ])('%s does not', async (body) => {
    const written = await html(body);
    const tags = written.match(/<(?:"[^"]*"|[^">])*>/g)?.join('') ?? '';
    expect(tags.replaceAll(/"[^"]*"/g, '""')).not.toMatch(
      /\son\w+=|style=|<(script|iframe|object|embed|svg|math|form|input)/i,
    );
    expect(tags).not.toMatch(/(href|src)="(javascript|vbscript|data):|evil/i);
    expect(tags).not.toMatch(/id="(main|boot)"/);
  });

  // Where code was put in by letters of private use, such a link took the block's quotes for the end of its own.
  it.each(['&#xE000;0&#xE001;', '&#57344;0&#57345;', '\\ue0000\\ue001'])(
    'a block of code in an attribute, by %j: it stands where it was written and nowhere else',
    async (mark) => {
      const block = '```js [x style=position:fixed;inset:0 class=zoom]\n1\n```';
      const link = `[甲](https://a.example/${mark} "${mark}") ![乙${mark}](a.png "${mark}") <a href="/${mark}">丙</a>`;
      const written = await html(`${link} ${mark}\n\n${block}`);
      expect(written.match(/<pre/g)).toHaveLength(1);
      const tags = written.match(/<(?:"[^"]*"|[^">])*>/g) ?? [];
      expect(tags.filter((tag) => /\s(style|inset)/.test(tag.replaceAll(/"[^"]*"/g, '""')))).toEqual([]);
      expect(written).toMatch(
        /<figure data-title="[^"]*"><figcaption>[^<]*<\/figcaption><pre class="code" [^>]*><code>/,
      );
    },
  );
});
