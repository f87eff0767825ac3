import { createCanvas } from '@napi-rs/canvas';
import { renderBody } from '../../testing/render-body';

const PNG = createCanvas(400, 200).toBuffer('image/png');

const render = async (...lines: readonly string[]) => (await renderBody(lines.join('\n'), { 'a.png': PNG })).html;

describe('code', () => {
  it.each([
    ['```ts [vite.config.ts]', 'vite.config.ts'],
    ['```ts {1} title="src/a b.ts"', 'src/a b.ts'],
    ["```ts title='a.ts' showLineNumbers", 'a.ts'],
    ['``` { .ts title="a.ts" hl_lines="1" }', 'a.ts'],
    ['```ts:line-numbers {1} [a.ts]', 'a.ts'],
  ])('has the title that is written behind its language: %s', async (opening, title) => {
    const html = await render(opening, 'let a;', '```');
    expect(html).toContain(`<figure data-title="${title}"><figcaption>${title}</figcaption>`);
    expect(html).toContain('data-lang="TypeScript"');
  });

  it('has that of what stands around it', async () => {
    expect(
      await render('{% code title="a.ts" lineNumbers="true" %}', '```ts', 'let a;', '```', '{% endcode %}'),
    ).toMatch(/^<figure data-title="a.ts"><figcaption>a.ts<\/figcaption><pre [^>]*>.*<\/pre><\/figure>$/s);
  });

  const CODE = ['a', 'b', 'c', 'd'];
  const lines = (html: string) => /<code>([\s\S]*)<\/code>/.exec(html)?.[1]?.split('\n');

  it.each([
    ['```txt {1,3-4}', ['<mark>a</mark>', 'b', '<mark>c</mark>', '<mark>d</mark>']],
    ['```txt{2} [x]', ['a', '<mark>b</mark>', 'c', 'd']],
    ['```txt title="x" hl_lines="1-2 4"', ['<mark>a</mark>', '<mark>b</mark>', 'c', '<mark>d</mark>']],
    ['```txt {99,0,x,-1,3-1000000000}', ['a', 'b', '<mark>c</mark>', '<mark>d</mark>']],
  ])('marks the lines that are named: %s', async (opening, expected) =>
    expect(lines(await render(opening, ...CODE, '```'))).toEqual(expected),
  );

  it('marks the lines whose comments say so, without the comments', async () => {
    const html = await render(
      '```txt',
      'a // [!code highlight]',
      'b # [!code ++]',
      'c <!-- [!code --] -->',
      'd // [!code focus:2]',
      'e',
      '// highlight-next-line',
      'f',
      '# highlight-start',
      'g',
      '# highlight-end',
      'h',
      '```',
    );
    expect(lines(html)).toEqual(
      ['<mark>a</mark>', '<ins>b</ins>', '<del>c</del>', '<mark>d</mark>', '<mark>e</mark>', '<mark>f</mark>'].concat([
        '<mark>g</mark>',
        'h',
      ]),
    );
    expect(html).toContain('data-lines="8"');
  });

  it('keeps its colours in marked lines', async () => {
    expect(await render('```json {2}', '{', '  "a": 1', '}', '```')).toContain(
      '<mark>  "<span class="tp">a</span>": <span class="tn">1</span></mark>\n}</code>',
    );
  });
});

describe('a list of tasks', () => {
  it('says what is done', async () => {
    expect(await render('- [x] 停机', '- [ ] 换卡', '- [x]合上', '', '1. [X] **断电**')).toBe(
      [
        '<ul>',
        '<li><span class="task" role="img" aria-label="已完成">☑</span> 停机</li>',
        '<li><span class="task" role="img" aria-label="未完成">☐</span> 换卡</li>',
        '<li>[x]合上</li>',
        '</ul>',
        '<ol>',
        '<li><span class="task" role="img" aria-label="已完成">☑</span> <strong>断电</strong></li>',
        '</ol>',
      ].join('\n'),
    );
    expect(await render('[x] 段落')).toBe('<p>[x] 段落</p>');
  });
});

describe('a footnote', () => {
  const path = '/document-center/document-content?id=hub&amp;nodeId=page';

  it('stands at the end, with a way there and back', async () => {
    const { html, findings } = await renderBody('先[^1]后[^注]再[^1]\n\n[^1]: 一 `x`\n[^注]: 二\n\n    又\n\n## 末');
    const ref = (id: string, note: number) =>
      `<sup id="footRef${id}"><a href="${path}#footNote${note}">[${note}]</a></sup>`;
    expect(html).toBe(
      [
        `<p>先${ref('1', 1)}后${ref('2', 2)}再${ref('1-2', 1)}</p>`,
        '<h2 id="末">末</h2>',
        '<div class="footnotes">',
        '<ol>',
        `<li id="footNote1"><p>一 <code>x</code> <a href="${path}#footRef1" title="回到正文">↩</a> <a href="${path}#footRef1-2" title="回到正文">↩</a></p>`,
        '</li>',
        `<li id="footNote2"><p>二</p>\n<p>又 <a href="${path}#footRef2" title="回到正文">↩</a></p>`,
        '</li>',
        '</ol>',
        '</div>',
      ].join('\n'),
    );
    expect(findings).toEqual([]);
  });

  it('that is not written is text, and so is an expression', async () => {
    expect(await render('甲[^1] 与 ^[a-z]')).toBe('<p>甲[^1] 与 ^[a-z]</p>');
  });
});

describe('a name of a picture letter', () => {
  it.each([
    ['好:smile:，:+1:', '好😄，👍'],
    [':rocket: 发布', '🚀 发布'],
    [
      '10:100:20 urn:id:x a:b:c 12:00:00 root:key: :nothing: :constructor:',
      '10:100:20 urn:id:x a:b:c 12:00:00 root:key: :nothing: :constructor:',
    ],
    ['`:smile:`', '<code>:smile:</code>'],
  ])('is that letter, if nothing else is meant: %s', async (text, expected) =>
    expect(await render(text)).toBe(`<p>${expected}</p>`),
  );
});

describe('a picture', () => {
  const size = async (text: string) => {
    const html = await render(text);
    return [/width="(\d+)" height="(\d+)"/.exec(html)?.slice(1).join('x'), html.replaceAll(/<[^>]*>/g, '').trim()];
  };

  it.each([
    ['![图](a.png)', '400x200'],
    ['![图](a.png =100x)', '100x50'],
    ['![图](a.png =100x90 "题")', '100x50'],
    ['![图](a.png =x20)', '40x20'],
    ['![图](a.png =50%x)', '400x200'],
    ['<img src="a.png" style="zoom:40%" />', '160x80'],
    ['<img src="a.png" style="zoom: .5;">', '200x100'],
    ['<img src="a.png" style="width:25%">', '200x100'],
    ['<img src="a.png" style="max-width:80px; width:200px">', '200x100'],
    ['<img src="a.png" width="120">', '120x60'],
    ['<img src="a.png" width="10%" height="999">', '80x40'],
    ['<img src="a.png" height="50px">', '100x50'],
    ['![图](a.png){ width="300" }', '300x150'],
    ['![图](a.png){width=50%}', '400x200'],
    ['![图](a.png){: style="width:60px" }', '60x30'],
    ['<img src="a.png" width="-1">', '400x200'],
    ['<img src="a.png" width="99999999">', '4096x2048'],
    ['<img src="a.png" style="zoom:0">', '400x200'],
  ])('has the size that its author gave it: %s', async (text, expected) =>
    expect(await size(text)).toEqual([expected, '']),
  );

  it('keeps its shape, title and text', async () => {
    expect(await render('![接线 *图*](a.png =100x "题")')).toMatch(
      /^<p><img class="zoom" src="[^"]+" alt="接线 图" width="100" height="50" loading="lazy" decoding="async" title="题" \/><\/p>$/,
    );
    expect(await render('![图](javascript:alert(1) =100x)')).not.toContain('<img');
    expect(await render('![](none.png =100x)')).toContain('图片缺失');
  });

  it('in braces that say nothing of it leaves them alone', async () => {
    expect((await size('![图](a.png){x}'))[1]).toBe('{x}');
  });
});
