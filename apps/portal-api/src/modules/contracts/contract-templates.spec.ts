import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMarkdownPdf } from '../../platform/documents/markdown/write-markdown-pdf';
import { findPackageFolder } from '../../platform/package-folders';
import { readPdfText } from '../../testing/poppler';

const FOLDER = join(findPackageFolder('portal-content/content'), 'contracts');

const COMPANY = '江南智造装备有限公司';

const LINES = {
  head: ['订单编号', '产品与规格', '数量', '小计（元）'],
  rows: [['PO20261126ABCDEF', '设备接入服务', '1', '100.00']],
};

/** What nobody signs has a place for nobody's seal. */
const UNSIGNED = ['letter-of-intent.md'];

it.each(readdirSync(FOLDER))('%s is a document with places for both seals, where it is signed', async (name) => {
  const template = readFileSync(join(FOLDER, name), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
  const names = Array.from(template.matchAll(/\{\{([A-Za-z]\w*)\}\}/g), ([, field = '']) => field);
  const fields = { ...Object.fromEntries(names.map((field) => [field, COMPANY])), orderLines: LINES };
  const about = { title: name, author: COMPANY, head: name, createdAt: new Date('2026-11-26T02:00:00Z') };
  const { pdf, anchors } = await writeMarkdownPdf({ ...about, template, fields, watermark: '草稿' });
  const isSigned = !UNSIGNED.includes(name);
  expect(Object.keys(anchors).sort()).toEqual(isSigned ? ['customerSeal', 'providerSeal'] : []);
  expect(pdf.length).toBeLessThan(300_000);
  const text = await readPdfText(pdf);
  expect(text.includes('PO20261126ABCDEF')).toBe(template.includes('{{orderLines}}'));
  // What takes effect by no signature speaks of none.
  if (!isSigned) expect(text).not.toMatch(/签署之日|签署后|（盖章）|不构成/);
  expect(text).not.toMatch(/\{\{|\}\}|\*\*|^#/m);
});
