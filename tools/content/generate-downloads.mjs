import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const CONTENT = resolve(import.meta.dirname, '../../apps/portal-content/content');
const DOWNLOADS = join(CONTENT, 'media/downloads');

/**
 * Writes the files that products offer for download, from what their pages say: a data sheet each, and the plans as a
 * table for spreadsheets. The same input writes the same bytes.
 */
async function generateDownloads() {
  await mkdir(DOWNLOADS, { recursive: true });
  for (const name of (await readdir(join(CONTENT, 'products'))).sort()) {
    const path = join(CONTENT, 'products', name);
    const product = JSON.parse(await readFile(path, 'utf8'));
    if (product.content === null) continue;
    const { code, content } = product;
    const version = content.changes[0]?.version ?? '1.0';
    await writeFile(join(DOWNLOADS, `${code}-datasheet.md`), writeDataSheet(product));
    await writeFile(join(DOWNLOADS, `${code}-plans.csv`), writePlans(product));
    product.downloads = [
      { id: `${code}-datasheet`, name: `${product.productName}产品说明书`, version, file: `${code}-datasheet.md` },
      { id: `${code}-plans`, name: `${product.productName}规格价目表`, version, file: `${code}-plans.csv` },
    ];
    await writeFile(path, `${JSON.stringify(product, null, 2)}\n`);
  }
}

function writeDataSheet({ productName, content }) {
  const titled = (items) => items.map(({ title, text }) => `- **${title}**：${text}`);
  const parts = [
    `# ${productName}产品说明书`,
    `> ${content.slogan}`,
    ...content.overview,
    '## 主要功能',
    titled(content.features).join('\n'),
    '## 产品优势',
    titled(content.advantages).join('\n'),
    '## 规格',
    writeTable(content.specs),
    '## 适用场景',
    titled(content.scenes).join('\n'),
    '## 常见问题',
    ...content.faqs.flatMap(({ question, answer: response }) => [`### ${question}`, response]),
    '## 更新记录',
    ...content.changes.map(
      ({ version, date, items }) => `### ${version}（${date}）\n\n${items.map((item) => `- ${item}`).join('\n')}`,
    ),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function writeTable({ columns, rows }) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function writePlans({ content }) {
  const cell = (text) => `"${String(text).replaceAll('"', '""')}"`;
  const header = ['规格编码', '规格', '说明', '单价（元/月）', '可选时长（月）', '配置'];
  const rows = content.plans.map(({ mealCode, name, summary, unitPrice, periods, isNegotiable, specs }) => [
    mealCode,
    name,
    summary,
    isNegotiable ? '询价' : (unitPrice / 100).toFixed(2),
    periods.join('、'),
    specs.map(({ label, value }) => `${label}：${value}`).join('；'),
  ]);
  // Spreadsheets take a file for UTF-8 when it says so.
  return `\ufeff${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

await generateDownloads();
