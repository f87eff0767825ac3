import { renderBody } from '../../testing/render-body';
import { renderContent } from '../community/render-content';

const FLOW = '```mermaid\ngraph LR\nA[创建设备] --> B[上报 "数据"]\n```';
const PICTURE = /<img class="zoom" src="data:image\/svg\+xml,([^"]*)" alt="([^"]*)" width="\d+" height="\d+"/;

describe('a diagram of a page', () => {
  it('is a picture with a name, above its source', async () => {
    const { html, findings } = await renderBody(FLOW);
    const [, svg = '', name] = PICTURE.exec(html) ?? [];
    expect(decodeURIComponent(svg)).toContain('>创建设备</text>');
    expect(name).toBe('流程图：创建设备、上报 &quot;数据&quot;');
    expect(html).toMatch(
      /^<div class="diagram"><p><img [^>]*><\/p><details><summary>图的源码<\/summary><pre class="code"/,
    );
    expect(html).toContain('A[创建设备] --&gt; B[上报 "数据"]</code></pre></details></div>');
    expect(findings).toEqual([]);
  });

  it('is drawn for members as for documents', async () => {
    expect(renderContent(FLOW).html).toBe((await renderBody(FLOW)).html);
  });

  it('that is not understood is code, and told of with its line', async () => {
    const { html, findings } = await renderBody('前\n\n```mermaid\ngraph LR\nA --x B\n```\n\n```mermaid\npie\n```');
    expect(html).not.toContain('<img');
    expect(html.match(/<pre class="code"/g)).toHaveLength(2);
    expect(findings).toEqual(['5: 图没有画出，按源码显示：A --x B', '10: 图没有画出，按源码显示：pie']);
  });

  it('above the tenth is code, and told of', async () => {
    const { html, findings } = await renderBody(Array.from({ length: 11 }, () => FLOW).join('\n\n'));
    expect(html.match(/<img/g)).toHaveLength(10);
    expect(findings).toEqual(['53: 图没有画出，按源码显示：一页超过 10 张']);
  });

  it('stands where code may stand', async () => {
    const listed = `- 项\n\n${FLOW.replaceAll(/^/gm, '  ')}\n\n::: tip 图\n${FLOW}\n:::`;
    expect((await renderBody(listed)).html.match(/<div class="diagram">/g)).toHaveLength(2);
  });

  it.each([
    '```mermaid\ngraph LR\nA["<img src=x onerror=alert(1)>"] --> B["\'\\"><script>alert(1)</script>"]\n```',
    '```mermaid\n%%{init: {"securityLevel":"loose"}}%%\ngraph LR\nA --> B\nclick A "javascript:alert(1)"\n```',
    '```mermaid\ngraph LR\n__proto__ --> constructor["</details></div><iframe src=//evil.example>"]\n```',
    '```mermaid\nsequenceDiagram\nA->>B: <a href="javascript:alert(1)">x</a>\n```',
    '```mermaid\npie title <img src=x onerror=alert(1)>\n```',
    `${FLOW}\n\n<img src="data:image/svg+xml,<svg onload=alert(1)>">\n<div class="diagram"><p>x</p></div>`,
    `${FLOW}\n\n![x](data:text/html,<script>alert(1)</script>)`,
  ])('brings nothing along that runs, and opens no door to others: %j', async (body) => {
    for (const html of [(await renderBody(body)).html, renderContent(body).html]) {
      const tags = html.match(/<(?:"[^"]*"|[^">])*>/g) ?? [];
      expect(tags.join('').replaceAll(/"[^"]*"/g, '""')).not.toMatch(
        /<(?:script|iframe|svg|style|a)\b|\s(?:on\w+|style)=/,
      );
      const sources = tags.flatMap((tag) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? []);
      expect(sources.filter((source) => !source.startsWith('data:image/svg+xml,%3Csvg%20xmlns%3D'))).toEqual([]);
      expect((html.match(/class="diagram"/g) ?? []).length).toBe(sources.length);
    }
  });
});
