import { createCanvas } from '@napi-rs/canvas';
import { makePlan } from '../../testing/plan-documents';
import type { VersionPlan } from './version-plan';
import { describeCause } from './import-finding';

const listFindings = ({ findings }: VersionPlan) =>
  findings.map(({ file, line, isError, ...cause }) => `${isError ? '!' : ''}${file}:${line}: ${describeCause(cause)}`);
const find = ({ nodes }: VersionPlan, wanted: string) => nodes.find(({ id }) => id === wanted);

const PNG = createCanvas(3, 2).toBuffer('image/png');

describe('a picture', () => {
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><use href="#a"/><path id="a" d="M0 0"/></svg>';
  const JPG = createCanvas(5, 4).toBuffer('image/jpeg');
  const WEBP = createCanvas(7, 6).toBuffer('image/webp');
  const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

  it('is copied with its size, and once', async () => {
    const plan = await makePlan({
      'a.md':
        '# 甲\n\n![图一](img/a.png "标题") ![](b.jpg)\n\n<img src="/c.svg" width="9999" onerror="x">\n\n![](/d.webp)![](e.gif)![](img/a.png)',
      'img/a.png': PNG,
      'b.jpg': JPG,
      'public/c.svg': SVG,
      'd.webp': WEBP,
      'e.gif': GIF,
      'unused.png': PNG,
    });
    expect(listFindings(plan)).toEqual([]);
    expect(
      plan.pictures.map(({ path, contentType, served }) => `${path} ${contentType} ${served.width}×${served.height}`),
    ).toEqual([
      ...['img/a.png image/png 3×2', 'b.jpg image/jpeg 5×4', 'public/c.svg image/svg+xml 40×20'],
      ...['d.webp image/webp 7×6', 'e.gif image/png 1×1'],
    ]);
    const html = find(plan, 'a')?.page?.bodyHtml ?? '';
    expect(html).toContain(
      `<img class="zoom" src="${plan.pictures[0]?.served.url}" alt="图一" width="3" height="2" loading="lazy" decoding="async" title="标题" />`,
    );
    expect(html.match(/<img /g)).toHaveLength(6);
    expect(html).not.toMatch(/9999|onerror/);
  });

  it('that is not there says so', async () => {
    const plan = await makePlan({
      'a.md':
        '# 甲\n\n文\n\n![架构<b>图](/img/%E6%9E%B6%E6%9E%84.png)\n<img src="../../secret.png">\n![](https://example.com/t.png)\n![](data:image/png;base64,AA)',
    });
    expect(listFindings(plan)).toEqual([
      'a.md:5: 图片不在目录中：/img/架构.png',
      'a.md:6: 图片不在目录中：../../secret.png',
      'a.md:7: 图片在其他网站上，请放进目录：https://example.com/t.png',
      'a.md:8: 图片写在正文里，请改为文件',
    ]);
    const html = find(plan, 'a')?.page?.bodyHtml ?? '';
    expect(html).toContain(
      '<span class="missing-image" role="img" aria-label="图片缺失：架构&lt;b&gt;图">图片缺失：架构&lt;b&gt;图</span>',
    );
    expect(html.match(/missing-image/g)).toHaveLength(4);
    expect(html).not.toContain('<img');
  });

  it.each([
    ['a script', '<svg xmlns="x"><script>1</script></svg>', '图片中有脚本或外部引用'],
    ['a handler', '<svg onload="x"></svg>', '图片中有脚本或外部引用'],
    ['another site', '<svg><image href="https://example.com/x.png"/></svg>', '图片中有脚本或外部引用'],
    ['a hidden scheme', '<svg><a href="&#106;avascript:1">x</a></svg>', '图片中有脚本或外部引用'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x "y">]><svg></svg>', '文件不是支持的图片（png、jpg、gif、webp、svg）'],
    ['a page', '<html><svg></svg></html>', '文件不是支持的图片（png、jpg、gif、webp、svg）'],
    ['half a picture', PNG.subarray(0, 40), '图片无法读取'],
  ])('with %s is refused', async (_name, content, reason) => {
    const plan = await makePlan({ 'a.md': '文 ![图](x.svg)', 'x.svg': content });
    expect(listFindings(plan)).toEqual([`!x.svg:1: ${reason}`]);
    expect(find(plan, 'a')?.page?.bodyHtml).toContain('图片缺失：图');
  });

  it('of too many pixels is not even unpacked', async () => {
    const bomb = Buffer.from(PNG);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const plan = await makePlan({ 'a.md': '![](x.png)', 'x.png': bomb });
    expect(listFindings(plan)).toContain('!x.png:1: 图片过大：60000 × 60000 像素');
  });
});
