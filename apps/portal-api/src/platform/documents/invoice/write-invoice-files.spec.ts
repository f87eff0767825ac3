import { strFromU8, unzipSync } from 'fflate';
import { askPoppler, readPdfText } from '../../../testing/poppler';
import { findAll, listTexts, readXml } from '../../../testing/read-xml';
import { writeCapitalAmount } from '../../money/capital-amount';
import { toDecimalYuan } from '../../money/decimal-yuan';
import { toMoney } from '../../money/money';
import type { InvoiceDocument, InvoiceLine } from './invoice-document';
import { BUYER, makeInvoice, RED } from './testing/make-invoice';
import { type InvoiceFiles, writeInvoiceFiles } from './write-invoice-files';

/** What a file says of sums: those of the lines, and those of all. */
interface Sums {
  readonly lines: readonly (readonly [amount: string, tax: string])[];
  readonly totals: readonly string[];
}

it('says the same to the 分 in PDF, OFD and XML', async () => {
  const invoice = makeInvoice(4, { kind: 'special', remark: '订单 PO20261126ABCDEF' });
  const files = await writeInvoiceFiles(invoice);
  const expected = listSums(invoice);
  expect(readXmlSums(files)).toEqual(expected);
  const [pdf, ofd] = [await readPdfText(files.pdf), readOfdTexts(files)];
  expect(readPrintedSums(ofd)).toEqual(expected);
  expect(readPrintedSums(pdf.split('\n').map((line) => line.trim()))).toEqual(expected);
  const capital = writeCapitalAmount(invoice.total);
  for (const text of [pdf, ofd.join('\n')])
    for (const part of [
      invoice.number,
      '电子发票（增值税专用发票）',
      '2026年11月26日',
      '样例 无效',
      capital,
      BUYER.taxNumber,
    ])
      expect(text).toContain(part);
  expect(listTexts(readXml(strFromU8(files.xml)), 'TotalTax-includedAmountInChinese')).toEqual([capital]);
});

it('says of a red invoice what it takes back, with sums below nothing', async () => {
  const invoice = makeInvoice(2, { red: RED });
  const files = await writeInvoiceFiles(invoice);
  const expected = listSums(invoice);
  expect(expected.totals.every((sum) => sum.startsWith('-'))).toBe(true);
  const pdf = await readPdfText(files.pdf);
  expect(readXmlSums(files)).toEqual(expected);
  expect(readPrintedSums(readOfdTexts(files))).toEqual(expected);
  expect(readPrintedSums(pdf.split('\n').map((line) => line.trim()))).toEqual(expected);
  for (const part of [RED.number, RED.confirmation, RED.reason, '（负数）']) expect(pdf).toContain(part);
  const xml = readXml(strFromU8(files.xml));
  expect([listTexts(xml, 'OriginalInvoiceCode'), listTexts(xml, 'CreditNoteNumber')]).toEqual([
    [RED.number],
    [RED.confirmation],
  ]);
});

it('goes on over sheets, whose sums are that of all', async () => {
  const invoice = makeInvoice(60);
  const files = await writeInvoiceFiles(invoice);
  const texts = readOfdTexts(files);
  expect(readPrintedSums(texts)).toEqual(listSums(invoice));
  const sheets = listSheets(texts);
  expect(sheets.length).toBeGreaterThan(2);
  for (const { lines, sums } of sheets) expect(lines).toEqual(sums);
  const pages = (await readPdfText(files.pdf)).match(/第 \d 页 共 \d 页/g);
  expect(pages).toEqual(pages?.map((_, index) => `第 ${index + 1} 页 共 ${sheets.length + 1} 页`));
});

it('is a tagged PDF with title and language, and with its fonts', async () => {
  const { pdf } = await writeInvoiceFiles(makeInvoice(3));
  const info = await askPoppler('pdfinfo', pdf, ['PDF']);
  expect(info).toMatch(/^Title:\s+电子发票（普通发票） 26952000000123456789 样例 无效$/m);
  expect(info).toMatch(/^Tagged:\s+yes$/m);
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (zh-CN)');
  const structure = await askPoppler('pdfinfo', pdf, ['-struct-text', 'PDF']);
  expect(structure).toMatch(/^Document\n {2}H1 \(block\)\n {4}"电子发票（普通发票）"/);
  expect(structure).toMatch(/ {2}Table \(block\)\n {4}TR\b[^]* {6}TH\b[^]* {6}TD\b/);
  const fonts = (await askPoppler('pdffonts', pdf, ['PDF'])).trim().split('\n').slice(2);
  expect(fonts.map((font) => font.split(/\s+/).slice(-5, -2))).toEqual(fonts.map(() => ['yes', 'yes', 'yes']));
  expect(pdf.length).toBeLessThan(100_000);
});

it('is a package of OFD that carries the XML', async () => {
  const files = await writeInvoiceFiles(makeInvoice(60));
  const parts = unzipSync(files.ofd);
  const read = (path: string) => readXml(strFromU8(parts[path] ?? new Uint8Array()));
  const [root] = listTexts(read('OFD.xml'), 'ofd:DocRoot');
  const document = read(root ?? '');
  const pages = findAll(document, 'ofd:Page').map(({ attributes }) => read(`Doc_0/${attributes['BaseLoc']}`));
  const objects = pages.flatMap((page) => findAll(page, 'ofd:Layer').flatMap((layer) => [layer, ...layer.children]));
  const ids = [...objects, ...findAll(document, 'ofd:Page')].map(({ attributes }) => Number(attributes['ID']));
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids)).toBeLessThanOrEqual(Number(listTexts(document, 'ofd:MaxUnitID')[0]));
  const fonts = findAll(read('Doc_0/PublicRes.xml'), 'ofd:Font').map(({ attributes }) => attributes['ID']);
  for (const { attributes } of pages.flatMap((page) => findAll(page, 'ofd:TextObject'))) {
    expect(attributes['Boundary']?.split(' ').map(Number).every(Number.isFinite)).toBe(true);
    expect(fonts).toContain(attributes['Font']);
  }
  const [attached] = listTexts(read('Doc_0/Attachs/Attachments.xml'), 'ofd:FileLoc');
  expect(Buffer.from(parts[`Doc_0/Attachs/${attached}`] ?? [])).toEqual(Buffer.from(files.xml));
});

it('makes the same bytes of the same invoice', async () => {
  const [one, other] = [await writeInvoiceFiles(makeInvoice(3)), await writeInvoiceFiles(makeInvoice(3))];
  expect(Buffer.from(one.pdf).equals(other.pdf)).toBe(true);
  expect(Buffer.from(one.ofd).equals(other.ofd)).toBe(true);
});

it('prints hostile texts as far as they can be printed', async () => {
  const hostile = '</ItemName><b>"&\u202e甲\u0000\u0007乙🙂𠮷\ud800ﷺ';
  const [line] = makeInvoice(1).lines as [InvoiceLine];
  const long = { ...line, name: hostile + '长'.repeat(5000), specification: 'x'.repeat(5000), unit: '\u200d' };
  const buyer = { ...BUYER, name: hostile };
  const invoice = makeInvoice(1, { lines: [long], buyer, remark: `${hostile}\r\n`.repeat(500), drawer: '' });
  const files = await writeInvoiceFiles(invoice);
  const xml = readXml(strFromU8(files.xml));
  expect(listTexts(xml, 'BuyerName')).toEqual(['</ItemName><b>"&\u202e甲乙🙂𠮷ﷺ']);
  expect(readOfdTexts(files)).toContainEqual(expect.stringMatching(/^<\/ItemName><b>"&甲乙□.□□$/u));
  expect((await readPdfText(files.pdf)).replaceAll('\n', '')).toContain('</ItemName><b>"&甲乙□');
});

it.each([
  ['a number that is none', { number: '123' }],
  ['a moment that is none', { issuedAt: 'today' }],
  ['no lines', { lines: [], amount: toMoney(0), tax: toMoney(0), total: toMoney(0) }],
  ['an amount that is not that of its lines', { amount: toMoney(1) }],
  ['a total that is not its sum', { total: toMoney(1) }],
])('rejects %s', async (_what, change) => {
  await expect(writeInvoiceFiles({ ...makeInvoice(2), ...change })).rejects.toThrow(RangeError);
});

function listSums({ lines, amount, tax, total }: InvoiceDocument): Sums {
  return {
    lines: lines.map((line) => [toDecimalYuan(line.amount), toDecimalYuan(line.tax)] as const),
    totals: [amount, tax, total].map(toDecimalYuan),
  };
}

function readXmlSums(files: InvoiceFiles): Sums {
  const xml = readXml(strFromU8(files.xml));
  const read = (name: string) => listTexts(xml, name);
  const taxes = read('ComTaxAm');
  return {
    lines: read('Amount').map((amount, index) => [amount, taxes[index] ?? ''] as const),
    totals: ['TotalAmWithoutTax', 'TotalTaxAm', 'TotalTax-includedAmount'].flatMap(read),
  };
}

function readOfdTexts({ ofd }: InvoiceFiles): string[] {
  const pages = Object.entries(unzipSync(ofd)).filter(([path]) => path.includes('Pages/'));
  return pages.flatMap(([, part]) => listTexts(readXml(strFromU8(part)), 'ofd:TextCode'));
}

/** Sums of the cells of lines, and those with a sign of the currency that do not belong to one sheet. */
function readPrintedSums(texts: readonly string[]): Sums {
  const cells = texts.flatMap((text) => text.split(' ')).filter((text) => /^(¥?-?\d+\.\d\d|\d+%|小计)$/.test(text));
  const lines = cells.flatMap((text, index) =>
    text.endsWith('%') ? [[cells[index - 1] ?? '', cells[index + 1] ?? ''] as const] : [],
  );
  return {
    lines,
    totals: cells
      .filter((text) => text.startsWith('¥'))
      .slice(-3)
      .map((text) => text.slice(1)),
  };
}

/** What the lines of each sheet but the last come to, and what the sheet says. */
function listSheets(texts: readonly string[]): { lines: number[]; sums: number[] }[] {
  const places = texts.flatMap((text, index) => (text === '小计' ? [index] : []));
  return places.map((place, index) => {
    const { lines } = readPrintedSums(texts.slice(places[index - 1] ?? 0, place));
    const add = (column: 0 | 1) => lines.reduce((sum, line) => sum + readFen(line[column]), 0);
    return { lines: [add(0), add(1)], sums: texts.slice(place + 1, place + 3).map(readFen) };
  });
}

function readFen(text: string): number {
  return Number(text.replace(/[¥.]/g, ''));
}
