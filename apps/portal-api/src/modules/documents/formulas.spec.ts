import { renderBody } from '../../testing/render-body';
import { loadFormulas } from './formula-typesetter';

const html = async (body: string) => (await renderBody(body)).html;

describe('a formula', () => {
  it.each([
    [
      '设 $E=mc^2$，价 $5 与 $6',
      '<p>设 <math><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow></math>，价 $5 与 $6</p>',
    ],
    [
      '$$\n\\frac{1}{2}\n$$',
      '<div class="formula"><math display="block"><mfrac><mn>1</mn><mn>2</mn></mfrac></math></div>',
    ],
    ['```math\nx^2\n```', '<div class="formula"><math display="block"><msup><mi>x</mi><mn>2</mn></msup></math></div>'],
    ['| a |\n|---|\n| $\\alpha_1$ |', '<td><math><msub><mi>α</mi><mn>1</mn></msub></math></td>'],
    ['## 面积 $S_1$', '<h2 id="面积-s_1">面积 <math><msub><mi>S</mi><mn>1</mn></msub></math></h2>'],
  ])('is set as MathML: %j', async (body, expected) => expect(await html(body)).toContain(expected));

  it('is set with escapes of Markdown in it, where it cannot be with them', async () => {
    expect(await html('$\\sum\\_{m=1}^N S\\_1\\[m]$')).toContain('<msubsup>');
    expect(await html('$\\text{a\\_b}=1$')).toContain('<mtext>a_b</mtext>');
  });

  it('keeps how its parts stand', async () => {
    const aligned = await html('$$\n\\begin{aligned}a&=b\\\\&=c\\end{aligned}\n$$');
    expect(aligned).toMatch(
      /<mtable displaystyle="true" class="tml-jot"><mtr><mtd class="tml-right"><mi>a<\/mi><\/mtd>/,
    );
    expect(aligned).not.toContain(' style=');
  });

  it.each([
    ['$\\unknown{x}$', '<p><code class="formula">\\unknown{x}</code></p>'],
    ['$$\n\\frac{1}{\n$$', '<pre class="formula"><code>\\frac{1}{</code></pre>'],
  ])('that cannot be set stands as its source, and is told of: %j', async (body, expected) => {
    const { html: shown, findings } = await renderBody(`前\n\n${body}`);
    expect(shown).toContain(expected);
    expect(findings).toEqual([expect.stringMatching(/^5: 公式无法排版，按源码显示：\\/)]);
  });

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{javascript:alert(1)}',
    '\\includegraphics{https://a.example/x.png}',
    '\\class{evil}{x}',
    '\\style{position:fixed}{x}',
    '\\data{onclick=alert(1)}{x}',
    '\\text{<img src=x onerror=alert(1)><script>alert(1)</script></math>}',
    '\\color{red;background:url(https://a.example)}{x}',
    '\\textcolor{red}{\\mathcal{L}}\\tag{<b>}',
    '\\unicode{<style>}',
  ])('%s brings nothing along that runs or loads', async (source) => {
    const shown = await html(`$$\n${source} = 1\n$$`);
    const tags = shown.match(/<(?:"[^"]*"|[^">])*>/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(math|m[a-z]+|div|pre|code)(\s|>)/.test(tag))).toEqual([]);
    expect(tags.join('')).not.toMatch(/\s(style|on\w+|href|src|id)=|evil/);
  });

  it('without end costs no more than one that is read', async () => {
    const typeset = await loadFormulas();
    expect(typeset('{'.repeat(3000), true)).toBeUndefined();
    expect(typeset('x'.repeat(5000), true)).toBeUndefined();
    expect(typeset('\\def\\a{\\a\\a}\\a', true)).toBeUndefined();
  });
});
