import { renderContent } from './render-content';

/** What has no business in what members write, in Markdown, HTML and both at once. */
const ATTACKS = [
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe src=//evil.example>',
  ],
  ...['[甲](javascript:alert(1))', '[甲](JaVaScRiPt:alert(1))', '[甲](data:text/html,<script>alert(1)</script>)'],
  ...['[甲](vbscript:msgbox(1))', '<a href="java&#10;script:alert(1)">甲</a>', '![图](javascript:alert(1))'],
  ...[
    '<math><mtext><style><img src onerror=alert(1)>',
    '<details open ontoggle=alert(1)>',
    '<p style="position:fixed">',
  ],
  ...[
    '<form action=//evil.example><input>',
    '<a href="//evil.example">甲</a>',
    '[甲](//evil.example)',
    '[甲](\\\\evil.example)',
  ],
  ...['```"><script>alert(1)</script>\n```', '<div class="portal-header" id="main">', '<base href=//evil.example>'],
  ...[
    '<object data=x>',
    '<embed src=x>',
    '<link rel=stylesheet href=//evil.example>',
    '<meta http-equiv=refresh content=0>',
  ],
  ...[
    '$<img src=x onerror=alert(1)>$',
    '::: tip <script>alert(1)</script>\n甲\n:::',
    '| <script>a</script> |\n| --- |',
  ],
  ...['<img src="/files/../../etc/passwd">', '![图](https://evil.example/a.png)', '<x onclick=alert(1)>甲</x>'],
];

it.each(ATTACKS)('lets nothing run of %j', (body) => {
  const { html } = renderContent(body);
  const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  const bad = tags.filter((tag) =>
    /<(script|iframe|svg|math|object|embed|form|input|base|link|meta|style)\b|\son\w+=|\sstyle=|javascript:|vbscript:|data:|(href|src)="\/?\/(?!\w)|evil\.example\/a\.png|\.\.\//i.test(
      tag,
    ),
  );
  expect(bad).toEqual([]);
  expect(html).not.toMatch(/id="main"/);
});

it('gives other sites no credit, and shows pictures of this one', () => {
  const { html } = renderContent('[外](https://a.example) [内](/product) ![图](/files/a.png)');
  expect(html).toContain('<a href="https://a.example" rel="noopener ugc nofollow">');
  expect(html).toContain('<a href="/product">');
  expect(html).toContain('src="/files/a.png"');
});

it('renders what documents have: headings with anchors, code, tables, callouts and formulas', () => {
  const body = '## 标题\n\n```ts\nconst a = 1;\n```\n\n| 甲 |\n| --- |\n| 1 |\n\n::: tip\n提示\n:::\n\n$E=mc^2$';
  const { html, outline, readingMinutes } = renderContent(body);
  expect(outline).toEqual([{ id: '标题', text: '标题', level: 2 }]);
  for (const part of ['<h2 id="标题">', '<pre class="code"', '<table>', 'callout', 'formula'])
    expect(html).toContain(part);
  expect(readingMinutes).toBe(1);
});
