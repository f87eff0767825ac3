import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, launchArguments } from '../test/find-browser.mjs';

const CONTENT = resolve(import.meta.dirname, '../../apps/portal-content/content');
const WHITEPAPERS = join(CONTENT, 'whitepapers');

// One weight: a font of Chinese is most of a file.
const STYLE = `
  @page { size: A4; margin: 22mm 20mm; }
  body { font: 10.5pt/1.75 'Noto Sans CJK SC', sans-serif; color: #1c2738; }
  .cover { height: 240mm; display: flex; flex-direction: column; justify-content: center; break-after: page; }
  .cover p { color: #55647a; font-size: 12pt; }
  h1 { font-size: 27pt; line-height: 1.35; margin: 0 0 8mm; }
  h2 { font-size: 16pt; margin: 10mm 0 3mm; padding-bottom: 1.5mm; border-bottom: 0.4mm solid #1c2738; break-after: avoid; }
  h3 { font-size: 12pt; margin: 5mm 0 1mm; break-after: avoid; }
  p { margin: 0 0 2mm; } ul { margin: 0 0 3mm; padding-left: 5mm; }
  table { width: 100%; border-collapse: collapse; margin: 2mm 0 4mm; font-size: 9.5pt; break-inside: avoid; }
  th, td { padding: 1.5mm 2mm; border: 0.2mm solid #b8c2d0; text-align: left; vertical-align: top; }
  h1, h2, h3, th { font-weight: 400; }
  th { background: #eef2f7; }
`;

/**
 * Prints the white papers that solutions announce, from what the pages of the solution, its products and its cases say.
 * The same input on the same machine writes the same bytes.
 */
async function generateWhitepapers() {
  await mkdir(WHITEPAPERS, { recursive: true });
  const [solutions, products, cases] = await Promise.all(['solutions', 'products', 'cases'].map(readItems));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments() });
  const page = await browser.newPage();
  for (const solution of solutions.filter(({ content }) => content?.whitepaper)) {
    const used = solution.productCodes.flatMap((code) => products.filter((product) => product.code === code));
    const proven = cases.filter(
      ({ solutionIds, listingStatus = 2 }) => listingStatus === 2 && solutionIds.includes(solution.id),
    );
    await page.setContent(writePaper(solution, used, proven), { waitUntil: 'load' });
    const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
    await writeFile(join(WHITEPAPERS, `${solution.id}.pdf`), withoutTime(pdf));
  }
  await browser.close();
}

async function readItems(folder) {
  const names = (await readdir(join(CONTENT, folder))).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(CONTENT, folder, name), 'utf8'))));
}

function writePaper({ name, summary, content }, products, cases) {
  return `<!doctype html><html lang="zh-CN"><head><title>${escape(content.whitepaper)}</title><style>${STYLE}</style></head><body>
<div class="cover"><h1>${escape(content.whitepaper)}</h1><p>${escape(name)}</p><p>${escape(summary)}</p></div>
${section('背景', content.overview.map(paragraph))}
${section('业务痛点', content.painPoints.map(titled))}
${section('总体架构', [
  table(
    ['层次', '组成'],
    content.architecture.map((layer) => [layer.name, layer.items.join('、')]),
  ),
])}
${section('核心能力', content.capabilities.map(titled))}
${section('所用产品', products.filter((product) => product.content).map(writeProduct))}
${section('应用成效', [
  table(
    ['指标', '结果'],
    content.results.map(({ label, value }) => [label, value]),
  ),
])}
${section('客户实践', cases.map(writeCase))}
</body></html>`;
}

function writeProduct({ productName, content }) {
  const { columns, rows } = content.specs;
  return `<h3>${escape(productName)}</h3>${paragraph(content.overview[0])}<ul>${content.features
    .map(({ title, text }) => `<li>${escape(title)}：${escape(text)}</li>`)
    .join('')}</ul>${table(columns, rows)}`;
}

function writeCase({ title, customer, content }) {
  const { intro, challenges, approach, numbers, duration } = content;
  return `<h3>${escape(customer)}：${escape(title)}</h3>${paragraph(intro)}
<p>面临的难处：</p><ul>${challenges.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>
<p>实施步骤（周期${escape(duration)}）：</p><ul>${approach.map((step) => `<li>${escape(step.title)}：${escape(step.text)}</li>`).join('')}</ul>
${table(
  ['指标', '上线前', '上线后'],
  numbers.map(({ label, before, after }) => [label, before, after]),
)}`;
}

function section(title, parts) {
  return parts.length > 0 ? `<h2>${title}</h2>${parts.join('\n')}` : '';
}

function titled({ title, text }) {
  return `<h3>${escape(title)}</h3>${paragraph(text)}`;
}

function paragraph(text) {
  return `<p>${escape(text)}</p>`;
}

function table(columns, rows) {
  const line = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(columns, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The time of printing is of the same length as any other, so nothing in the file moves. */
function withoutTime(pdf) {
  const text = pdf.toString('latin1').replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260701000000');
  return Buffer.from(text, 'latin1');
}

await generateWhitepapers();
