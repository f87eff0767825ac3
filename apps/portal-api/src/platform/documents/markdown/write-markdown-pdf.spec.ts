import { askPoppler, readPdfText } from '../../../testing/poppler';
import { type MarkdownDocument, writeMarkdownPdf } from './write-markdown-pdf';

const TEMPLATE = `
# 服务合同

合同编号：{{number}}\\
甲方：**{{customer}}**

## 第一条 内容

1. 服务如下：

{{lines}}

2. 其他。
   - 一项
   - 又一项

| 可用率 | 补偿 |
| --- | --- |
| 低于 99.9% | 顺延三日 |

甲方（盖章）：{{customer}}{{@customerSeal}}
`;

const ROWS = Array.from({ length: 90 }, (_, index) => [
  `PO20261126${String(index).padStart(4, '0')}`,
  '设备接入服务',
  '1',
]);

const DOCUMENT: MarkdownDocument = {
  template: TEMPLATE,
  fields: {
    number: 'HT20261126ABCDEF',
    customer: '江南智造装备有限公司',
    lines: { head: ['订单', '产品', '数量'], rows: ROWS },
  },
  title: '服务合同 HT20261126ABCDEF',
  author: '启衡科技',
  createdAt: new Date('2026-11-26T02:00:00Z'),
  head: '服务合同 HT20261126ABCDEF',
};

it('is tagged, titled, numbered, of embedded fonts and small', async () => {
  const { pdf, pageCount } = await writeMarkdownPdf({ ...DOCUMENT, watermark: '草稿' });
  expect(pageCount).toBe(4);
  const info = await askPoppler('pdfinfo', pdf, ['PDF']);
  for (const line of [/^Title:\s+服务合同 HT20261126ABCDEF$/m, /^Tagged:\s+yes$/m, /^Pages:\s+4$/m, /\(A4\)/])
    expect(info).toMatch(line);
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (zh-CN)');
  const text = await readPdfText(pdf);
  for (const part of ['第 1 页 共 4 页', '第 4 页 共 4 页', '甲方：江南智造装备有限公司', ...ROWS.flat()])
    expect(text).toContain(part);
  const roles = (await askPoppler('pdfinfo', pdf, ['-struct', 'PDF'])).match(
    /^ *(H1|H2|P|L|LI|Lbl|LBody|Table|TR|TH|TD)\b/gm,
  );
  expect(new Set(roles?.map((role) => role.trim()))).toEqual(
    new Set(['H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD']),
  );
  const fonts = (await askPoppler('pdffonts', pdf, ['PDF'])).trim().split('\n').slice(2);
  for (const font of fonts) expect(font.split(/\s+/).slice(-5, -2)).toEqual(['yes', 'yes', 'yes']);
  expect(pdf.length).toBeLessThan(300_000);
});

it('tells where seals go, and draws those that are there without changing what is read', async () => {
  const plain = await writeMarkdownPdf(DOCUMENT);
  const design = { name: '启衡科技股份有限公司', note: '演示' };
  const sealed = await writeMarkdownPdf({ ...DOCUMENT, seals: { customerSeal: design }, crossPageSeal: design });
  expect(sealed.anchors).toEqual({ customerSeal: { page: 3, x: expect.any(Number), y: expect.any(Number) } });
  expect(await readPdfText(sealed.pdf)).toBe(await readPdfText(plain.pdf));
  expect(sealed.pdf.length).toBeGreaterThan(plain.pdf.length);
  await expect(writeMarkdownPdf({ ...DOCUMENT, seals: { elsewhere: design } })).rejects.toThrow(
    'The template has no place elsewhere',
  );
});

it('takes values for what they say, and asks for those that are missing', async () => {
  const hostile = '**粗** {{number}} | `x` <b>&\u202e🙂\u0000 # 一\n- 二';
  const { pdf } = await writeMarkdownPdf({
    ...DOCUMENT,
    template: '甲方：{{customer}}。',
    fields: { customer: hostile },
  });
  expect(await readPdfText(pdf)).toContain('甲方：**粗** {{number}} | `x` <b>&□ # 一\n- 二。');
  await expect(writeMarkdownPdf({ ...DOCUMENT, fields: {} })).rejects.toThrow('The field number of the template');
  await expect(writeMarkdownPdf({ ...DOCUMENT, template: '{{constructor}}' })).rejects.toThrow(RangeError);
});

it('goes on whatever is too long for a line or a page', async () => {
  const template = `${'长'.repeat(3000)}\n\n${'x'.repeat(3000)}\n\n| a |\n| --- |\n| ${'表'.repeat(1500)} |\n`;
  const { pdf, pageCount } = await writeMarkdownPdf({ ...DOCUMENT, template });
  expect(pageCount).toBeGreaterThan(3);
  const text = await readPdfText(pdf);
  for (const [character, count] of Object.entries({ 长: 3000, x: 3000, 表: 1500 }))
    expect(text.split(character)).toHaveLength(count + 1);
  const row = `| a |\n| --- |\n| ${'表'.repeat(4000)} |\n`;
  await expect(writeMarkdownPdf({ ...DOCUMENT, template: row })).rejects.toThrow('higher than a page');
});

it('makes the same bytes of the same document', async () => {
  const [one, other] = [await writeMarkdownPdf(DOCUMENT), await writeMarkdownPdf(DOCUMENT)];
  expect(Buffer.from(one.pdf).equals(other.pdf)).toBe(true);
});
