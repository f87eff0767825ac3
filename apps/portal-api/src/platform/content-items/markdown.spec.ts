/** @vitest-environment jsdom */
import { renderMarkdown } from './markdown';
import { measureProcessorTime } from '../../testing/processor-time';

/** An element, as far as this spec looks at one; the parser is a browser's, not the sanitizer's. */
interface Node {
  readonly tagName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly innerHTML: string;
  readonly textContent: string;
  querySelectorAll(selector: string): Iterable<Node>;
}
const { document } = globalThis as unknown as {
  document: { createElement(name: string): { -readonly [Key in keyof Node]: Node[Key] } };
};

function parse(html: string): Node {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body;
}

const TAGS = new Set(
  'H2 H3 H4 P UL OL LI BLOCKQUOTE HR BR STRONG EM DEL CODE PRE A IMG FIGURE FIGCAPTION TABLE THEAD TBODY TR TH TD'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set('href title rel src alt width height loading scope colspan rowspan start'.split(' '));

/** What a page must not get, as a browser reads the HTML. */
function findDangers(html: string): string[] {
  const dangers: string[] = [];
  for (const { tagName, attributes } of parse(html).querySelectorAll('*')) {
    if (!TAGS.has(tagName)) dangers.push(tagName);
    for (const { name, value } of attributes) {
      if (!ATTRIBUTES.has(name)) dangers.push(`${tagName} ${name}`);
      // Browsers read a URL without its blanks and take backslashes for slashes.
      const url = value
        .replaceAll(/[\p{Cc} ]/gu, '')
        .replaceAll('\\', '/')
        .toLowerCase();
      if (name === 'src' && !/^\/(?!\/)/.test(url)) dangers.push(`${tagName} ${name}=${value}`);
      if (name === 'href' && !/^(https:|mailto:|tel:|#|\/(?!\/)|[\w.-]+$)/.test(url))
        dangers.push(`${tagName} ${name}=${value}`);
    }
  }
  return dangers;
}

const XSS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\n>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/files/a.webp" onerror="alert(1)" onload=alert(1)>',
  '<img src="/files/a.webp"onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="https://evil.example/x.png">',
  '<img src="//evil.example/x.png">',
  '<img src="/\\evil.example/x.png">',
  '<img src="/\t/evil.example/x.png">',
  '<img src="/&#9;/evil.example/x.png">',
  '<img src="/&#x5c;evil.example/x.png">',
  '<img src="\\\\evil.example\\x.png">',
  '<img src="http://evil.example/x.png">',
  '<img srcset="https://evil.example/x.png 1x" src="/files/a.webp">',
  '![x](https://evil.example/x.png)',
  '![x](//evil.example/x.png)',
  '![x](/\\evil.example/x.png)',
  '![x](<javascript:alert(1)>)',
  '![x](data:image/svg+xml;base64,PHN2Zy8+)',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example/)',
  '[x](/\\evil.example/)',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="/x" onclick="alert(1)" style="position:fixed" target="_blank" id="x" class="y">x</a>',
  '<a href="http://evil.example/">x</a>',
  '<javascript:alert(1)>',
  '<p style="background:url(//evil.example/x)">x</p>',
  '<style>body{display:none}</style>',
  '<style>@import "//evil.example/x.css"</style>',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=//evil.example/">',
  '<base href="//evil.example/">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="//evil.example/x.swf"></object>',
  '<embed src="//evil.example/x.swf">',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<form action="//evil.example/"><input name=p><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<div id="root" class="modal">x</div>',
  '<h1 onmouseover=alert(1) style="x:expression(alert(1))">x</h1>',
  '<table background="//evil.example/x.png"><tr><td style="x">x</td></tr></table>',
  '<td colspan=2 onclick=alert(1)>x',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<p title="&quot;><img src=x onerror=alert(1)>">x</p>',
  '<a title="x" href="/x" title=\'"><script>alert(1)</script>\'>x</a>',
  '| <script>alert(1)</script> | b |\n|---|---|\n| <img src=x onerror=alert(1)> | [x](javascript:alert(1)) |',
  '- <script>alert(1)</script>\n- <svg onload=alert(1)>',
  '> <iframe src=javascript:alert(1)>',
  '# <img src=x onerror=alert(1)>',
  '```html" onload="alert(1)\nx\n```',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](/x "\\" onmouseover=\\"alert(1)")',
  '`<script>alert(1)</script>`',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

describe('Markdown', () => {
  it.each(XSS)('leaves nothing that runs of %j', (text) => {
    const html = renderMarkdown(text);
    expect(findDangers(html)).toEqual([]);
    // What a browser writes of it is read again by the next one: it has to stay harmless.
    expect(findDangers(parse(html).innerHTML)).toEqual([]);
    expect(findDangers(renderMarkdown(html))).toEqual([]);
  });

  it('leaves nothing that runs of all of it together, in any place', () => {
    for (const wrap of ['%', '- %', '> %', '**%**', '<p>%</p>', '<td>%', '[%](/x)', '<a href="/x">%'])
      expect(findDangers(renderMarkdown(XSS.map((text) => wrap.replace('%', () => text)).join('\n\n')))).toEqual([]);
  });

  it('shows a script that is only mentioned', () => {
    const page = parse(renderMarkdown('写作 `<script>alert(1)</script>`：\n\n```html\n<img onerror="x">\n```'));
    expect(page.textContent).toContain('<script>alert(1)</script>');
    expect(page.textContent).toContain('<img onerror="x">');
  });

  it.each([
    ['headings', '## 二\n\n### 三\n\n#### 四', '<h2>二</h2>\n<h3>三</h3>\n<h4>四</h4>'],
    ['emphasis', '**粗** *斜* ~~删~~ `码`', '<p><strong>粗</strong> <em>斜</em> <del>删</del> <code>码</code></p>'],
    ['quotations', '> 引', '<blockquote>\n<p>引</p>\n</blockquote>'],
    ['rules and breaks', '一  \n二\n\n---', '<p>一<br />\n二</p>\n<hr />'],
    ['lists', '- 甲\n  - 乙', '<ul>\n<li>甲\n<ul>\n<li>乙</li>\n</ul>\n</li>\n</ul>'],
    ['numbered lists', '3. 丙\n4. 丁', '<ol start="3">\n<li>丙</li>\n<li>丁</li>\n</ol>'],
    ['code', '```js\na < 1 && "b"\n```', '<pre><code>a &lt; 1 &amp;&amp; "b"\n</code></pre>'],
    [
      'tables',
      '| 列 | 值 |\n|---|---:|\n| a | 1 |',
      '<table>\n<thead>\n<tr>\n<th>列</th>\n<th>值</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>a</td>\n<td>1</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      'tables in HTML',
      '<table><tr><th scope="col">h</th><td colspan="2" rowspan="3">c</td></tr></table>',
      '<table><tr><th scope="col">h</th><td colspan="2" rowspan="3">c</td></tr></table>',
    ],
    [
      'links',
      '[内](/solution) [外](https://example.com/ "题") [信](mailto:a@b.cn) [话](tel:400)',
      '<p><a href="/solution">内</a> <a href="https://example.com/" title="题" rel="noopener nofollow">外</a> <a href="mailto:a@b.cn">信</a> <a href="tel:400">话</a></p>',
    ],
    ['pictures', '![图](/files/a.webp "题")', '<p><img src="/files/a.webp" alt="图" loading="lazy" /></p>'],
    [
      'figures',
      '<figure><img src="/files/b.webp" width="100" height="50"><figcaption>注</figcaption></figure>',
      '<figure><img src="/files/b.webp" width="100" height="50" alt="" loading="lazy" /><figcaption>注</figcaption></figure>',
    ],
  ])('keeps %s', (_name, text, html) => expect(renderMarkdown(text)).toBe(html));

  it('has no first heading, since the page has one', () => {
    expect(renderMarkdown('# 一\n\n<h1>二</h1>')).toBe('<h2>一</h2>\n<h2>二</h2>');
  });

  it('tells other sites nothing and passes them no weight, however their address is written', () => {
    for (const url of ['https://example.com/', 'HTTPS://example.com/', 'https:example.com']) {
      const [link] = parse(renderMarkdown(`[x](${url})`)).querySelectorAll('a');
      expect(new Map(Array.from(link?.attributes ?? [], ({ name, value }) => [name, value])).get('rel')).toBe(
        'noopener nofollow',
      );
    }
  });

  it('is quick also for texts made to be slow', async () => {
    const texts = [
      '['.repeat(5000),
      '*a_'.repeat(5000),
      '<'.repeat(5000),
      '`'.repeat(5000),
      '> '.repeat(500),
      '![['.repeat(3000),
      '<a '.repeat(4000),
    ];
    const renderAll = () => texts.map((text) => renderMarkdown(text));
    expect(await measureProcessorTime(renderAll)).toBeLessThan(3000);
  });
});
