import { renderBody } from '../../testing/render-body';

const render = async (lines: readonly string[]) => (await renderBody(lines.join('\n'))).html;
const listFindings = async (lines: readonly string[]) => (await renderBody(lines.join('\n'))).findings;

const section = (title: string, ...lines: readonly string[]) =>
  `<section data-title="${title}">\n<p class="tab-title">${title}</p>\n${lines.map((line) => `<p>${line}</p>\n`).join('')}</section>`;
const TABS = `<div class="tabs">\n${section('苹果', '红')}\n${section('香蕉', '黄', '弯')}\n</div>`;
const code = (title: string, text: string) =>
  `<figure data-title="${title}"><figcaption>${title}</figcaption><pre class="code" data-lang="" data-lines="1"><code>${text}</code></pre></figure>`;
const CODE_TABS = `<div class="code-group">\n${code('npm', 'a')}\n${code('yarn', 'b')}\n</div>`;

describe('tabs', () => {
  it.each<[string, readonly string[]]>([
    ['::: tab', [':::: tabs', '::: tab 苹果', '红', ':::', '::: tab 香蕉', '黄', '', '弯', ':::', '::::']],
    ['@tab', ['::: tabs#fruit', '@tab 苹果', '红', '@tab:active 香蕉#id', '黄', '', '弯', ':::']],
    ['==', [':::tabs key:fruit', '== 苹果', '红', '== 香蕉', '黄', '', '弯', ':::']],
    ['===', ['=== "苹果"', '', '    红', '', '=== "香蕉"', '    黄', '', '    弯']],
    [
      '<TabItem>',
      [
        '<Tabs groupId="fruit">',
        '<TabItem value="apple" label="苹果" default>红</TabItem>',
        '  <TabItem value="banana" label="香蕉">',
        '',
        '    黄',
        '',
        '    弯',
        '  </TabItem>',
        '</Tabs>',
      ],
    ],
    [
      '<TabItem> that the tabs name',
      [
        '<Tabs',
        '  defaultValue="apple"',
        '  values={[',
        `    { label: '苹果', value: 'apple' },`,
        `    { value: "banana", label: "香蕉" },`,
        '  ]}>',
        '<TabItem value="apple">',
        '红',
        '</TabItem>',
        '<TabItem value="banana">',
        '黄',
        '',
        '弯',
        '</TabItem>',
        '</Tabs>',
      ],
    ],
    [
      '{% tab %}',
      [
        '{% tabs %}',
        '{% tab title="苹果" %}',
        '红',
        '{% endtab %}',
        '',
        '{% tab title="香蕉" %}',
        '黄',
        '',
        '弯',
      ].concat('{% endtab %}', '{% endtabs %}'),
    ],
  ])('as %s have their titles, and all of their text', async (_dialect, lines) => {
    expect(await render(lines)).toBe(TABS);
    expect(await listFindings(lines)).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    ['fences', ['::: code-group', '``` [npm]', 'a', '```', '```[yarn]', 'b', '```', ':::']],
    ['@tab', ['::: code-tabs', '@tab npm', '```', 'a', '```', '@tab yarn', '```', 'b', '```', ':::']],
    [
      '<CodeGroupItem>',
      ['<CodeGroup>', '<CodeGroupItem title="npm">', '', '```', 'a', '```', '', '</CodeGroupItem>'].concat([
        '<CodeGroupItem title="yarn">',
        '```',
        'b',
        '```',
        '</CodeGroupItem>',
        '</CodeGroup>',
      ]),
    ],
    [
      '::: tab',
      ['::: code-group', ':::: tab npm', '```', 'a', '```', '::::', ':::: tab yarn', '```', 'b', '```', '::::', ':::'],
    ],
  ])('of code alone, as %s, are a group of code', async (_dialect, lines) => {
    expect(await render(lines)).toBe(CODE_TABS);
  });

  it('stand on one line, with what stands beside them', async () => {
    const parts = '<TabItem value="a" label="苹果">红</TabItem> <TabItem label="香蕉">黄</TabItem>';
    const group = `<div class="tabs">\n${section('苹果', '红')}\n${section('香蕉', '黄')}\n</div>`;
    expect(await render([`<Tabs groupId="fruit">${parts}</Tabs>`, '', '后'])).toBe(`${group}\n<p>后</p>`);
    expect(await render([`<Tabs>先看${parts}</Tabs>`])).toBe(`<p>先看</p>\n${group}`);
    expect(await render(['<Tabs>只有文字</Tabs>'])).toBe('<p>只有文字</p>');
  });

  it('keep what stands before the first one, before the group', async () => {
    expect(await render(['::: tabs', '先看', '@tab 苹果', '红', '@tab 香蕉', '黄', '', '弯', ':::'])).toBe(
      `<p>先看</p>\n${TABS}`,
    );
  });

  it('have code that looks like the next one', async () => {
    expect(await render(['::: tabs', '@tab 一', '```', '@tab 二', ':::', '```', ':::'])).toContain(
      '<code>@tab 二\n:::</code></pre>\n</section>\n</div>',
    );
  });

  it('of more than code in a group of code are tabs', async () => {
    expect(await render(['::: code-tabs', '@tab npm', '说明', '```', 'a', '```', ':::'])).toMatch(
      /^<div class="tabs">\n<section data-title="npm">/,
    );
  });

  it('stand in lists', async () => {
    expect(await render(['1. 选', '', '   ::: tabs', '   @tab 苹果', '   红', '   :::', '', '   后', '2. 完'])).toMatch(
      /<li>\s*<p>选<\/p>\s*<div class="tabs">[\s\S]*<p>红<\/p>\s*<\/section>\s*<\/div>\s*<p>后<\/p>\s*<\/li>\s*<li>\s*<p>完/,
    );
  });
});

describe('a note', () => {
  const callout = (kind: string, title: string, text = '文') =>
    `<div class="callout callout-${kind}">\n<p class="callout-title">${title}</p>\n<p>${text}</p>\n</div>`;

  it.each<[readonly string[], string]>([
    [['!!! note', '    文'], callout('info', '说明')],
    [['!!! warning "小心 `x`"', '', '    文'], callout('warning', '小心 <code>x</code>')],
    [['!!! danger inline end "断电"', '    文'], callout('danger', '断电')],
    [['!!! note ""', '    文'], '<div class="callout callout-info">\n<p>文</p>\n</div>'],
    [['??? example "展开"', '    文'], '<details>\n<summary>展开</summary>\n<p>文</p>\n</details>'],
    [['???+ tip', '    文'], '<details open>\n<summary>提示</summary>\n<p>文</p>\n</details>'],
    [['{% hint style="info" %}', '文', '{% endhint %}'], callout('info', '说明')],
    [["{% hint style='danger' %}", '文', '{% endhint %}'], callout('danger', '警告')],
    [['{% hint style="success" %}', '文', '{% endhint %}'], callout('tip', '成功')],
    [[':::note[标题]', '文', ':::'], callout('info', '标题')],
    [[':::tip{title="标题"}', '文', ':::'], callout('tip', '标题')],
    [['<Admonition type="caution" title="慢">', '文', '</Admonition>'], callout('danger', '慢')],
  ])('%j', async (lines, expected) => {
    expect(await render([...lines, '', '外'])).toBe(`${expected}\n<p>外</p>`);
    expect(await listFindings(lines)).toEqual([]);
  });

  it('keeps blocks of all kinds by their own indentation', async () => {
    expect(
      await render(['!!! note', '', '    - 甲', '        - 乙', '', '    ```', '      码', '    ```', '', '外']),
    ).toMatch(/<li>甲\s*<ul>\s*<li>乙<\/li>[\s\S]*<code> {2}码<\/code><\/pre>\s*<\/div>\s*<p>外<\/p>$/);
  });

  it.each([
    [['!!! note'], '<p>!!! note</p>\n<p>外</p>'],
    [['!!! 真的', '    文'], '<p>!!! 真的文</p>\n<p>外</p>'],
    [['{% hint %}', '没有结束'], '<p>{% hint %}\n没有结束</p>\n<p>外</p>'],
    [['<Tabs>', '没有结束'], '没有结束\n<p>外</p>'],
  ])('is none where it has no text or no end: %j', async (lines, expected) =>
    expect(await render([...lines, '', '外'])).toBe(expected),
  );
});

describe('a container', () => {
  it('that ends with the item of a list leaves the next line alone', async () => {
    expect(await render(['- ::: tip', '  里', '- 二', '', '外'])).toMatch(
      /<p>里<\/p>\s*<\/div>\s*<\/li>\s*<li>二<\/li>\s*<\/ul>\s*<p>外<\/p>$/,
    );
    expect(await render(['- 一', '', '  ::: tip', '  里', '', '外'])).toMatch(/<p>里<\/p>[\s\S]*<p>外<\/p>$/);
  });

  it.each([
    [
      '::: demo 订阅 `a`',
      '<div class="callout callout-info">\n<p class="callout-title">订阅 <code>a</code></p>\n<p>文</p>\n</div>',
    ],
    ['::: 订阅', '<div class="callout callout-info">\n<p class="callout-title">订阅</p>\n<p>文</p>\n</div>'],
    ['::: demo {.wide}', '<div>\n<p>文</p>\n</div>'],
  ])('of an unknown kind keeps its title and is told of: %s', async (opening, expected) => {
    expect(await render(['前', '', opening, '文', ':::'])).toBe(`<p>前</p>\n${expected}`);
    expect(await listFindings(['前', '', opening, '文', ':::'])).toEqual([
      expect.stringMatching(/^5: 不认识的容器，正文照常显示：(demo|订阅)$/),
    ]);
  });

  it('of an inherited name is unknown like others', async () => {
    expect(await render(['::: constructor', '文', ':::'])).toBe('<div>\n<p>文</p>\n</div>');
    expect(await render(['> [!CONSTRUCTOR]', '> 文'])).toContain('[!CONSTRUCTOR]');
  });

  it('is found in one that has no end', async () => {
    const lines = ['{% hint style="info" %}', '外', '', '{% hint style="danger" %}', '里', '{% endhint %}', '', '后'];
    expect(await render(lines)).toBe(
      '<p>{% hint style="info" %}\n外</p>\n<div class="callout callout-danger">\n<p class="callout-title">警告</p>\n<p>里</p>\n</div>\n<p>后</p>',
    );
  });

  it('is looked for in one pass, however many have no end', async () => {
    const start = process.cpuUsage();
    await render([Array.from({ length: 20_000 }, () => '{% hint %}').join('\n')]);
    await render([Array.from({ length: 20_000 }, (_, index) => `<Tabs id="${index}">`).join('\n')]);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(5000);
  });
});
