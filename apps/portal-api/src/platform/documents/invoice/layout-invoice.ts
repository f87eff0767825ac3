import { toDecimalYuan } from '../../money/decimal-yuan';
import { writeCapitalAmount } from '../../money/capital-amount';
import type { DocumentFonts } from '../layout/document-fonts';
import type { DocumentLayout, LayoutElement } from '../layout/document-layout';
import { wrapLines } from '../layout/wrap-text';
import type { InvoiceDocument, Party } from './invoice-document';
import { InvoiceSheets } from './invoice-sheets';
import { LINE_HEIGHT, SHEET, STYLES, VOID_MARK } from './invoice-styles';
import { INVOICE_TITLES, listRemarks, writeInvoiceDay } from './invoice-texts';
import { layoutInvoiceLines } from './layout-invoice-lines';

/** Width of the box beside another that names it. */
const SIDE = 6;

/** Heights of the row of the total, and of what stands below the remark. */
const HEIGHTS = { total: 8.5, drawer: 8, remark: 15 } as const;

/** Most lines of the remark; what is longer stands in full in the XML. */
const MAX_REMARK_LINES = 14;

/** Where an invoice has its parts, on as many sheets of 210 by 140 mm as its lines take. */
export function layoutInvoice(invoice: InvoiceDocument, fonts: DocumentFonts): DocumentLayout {
  const sheets = new InvoiceSheets(fonts);
  const head = layoutHead(invoice, sheets);
  const parties = layoutParties(invoice, sheets);
  const remarks = wrapRemarks(invoice, fonts);
  const remarkHeight = Math.max(HEIGHTS.remark, remarks.length * LINE_HEIGHT + 3);
  const lines = layoutInvoiceLines(invoice, HEIGHTS.total + remarkHeight + HEIGHTS.drawer, sheets);
  const foot = [...layoutTotal(invoice, sheets), ...layoutRemarks(remarks, remarkHeight, sheets)];
  const place = { x: SHEET.left + 10, y: sheets.y + 5.5, width: 150 };
  const drawer = sheets.field('开票人：', invoice.drawer, place).element;
  return sheets.finish([...head, ...parties, lines, ...foot, drawer], invoice);
}

function layoutHead(invoice: InvoiceDocument, sheets: InvoiceSheets): LayoutElement[] {
  const title = sheets.align(
    INVOICE_TITLES[invoice.kind],
    { x: 0, width: SHEET.width, align: 'center' },
    14,
    STYLES.title,
  );
  for (const y of [17, 17.8]) sheets.rule({ x: title.x - 3, y }, { x: SHEET.width - title.x + 3, y });
  const facts = [
    ['发票号码：', invoice.number],
    ['开票日期：', writeInvoiceDay(invoice.issuedAt)],
  ] as const;
  sheets.y = 25;
  const fields = facts.map(([label, value], index) =>
    sheets.field(label, value, { x: 150, y: 11 + index * 5.6, width: 55 }),
  );
  const voidNote: LayoutElement = { role: 'P', runs: [sheets.run(VOID_MARK.text, SHEET.left + 4, 14, STYLES.void)] };
  return [
    { role: 'H1', runs: [title] },
    ...(invoice.isSample ? [voidNote] : []),
    ...fields.map(({ element }) => element),
  ];
}

function layoutParties({ buyer, seller }: InvoiceDocument, sheets: InvoiceSheets): LayoutElement[] {
  const { y } = sheets;
  const sides = [
    { label: '购买方信息', x: SHEET.left, ...layoutParty(buyer, SHEET.left, sheets) },
    { label: '销售方信息', x: SHEET.middle, ...layoutParty(seller, SHEET.middle, sheets) },
  ];
  const height = Math.max(20, ...sides.map((side) => side.height));
  sheets.box(y, y + height, [SHEET.left + SIDE, SHEET.middle, SHEET.middle + SIDE]);
  sheets.y += height;
  return sides.flatMap(({ label, x, elements }) => [sheets.stack(label, { x, y, width: SIDE, height }), ...elements]);
}

function layoutParty(party: Party, left: number, sheets: InvoiceSheets) {
  const x = left + SIDE + 2;
  const width = (SHEET.right - SHEET.left) / 2 - SIDE - 3;
  const name = sheets.field('名称：', party.name, { x, y: sheets.y + 6.5, width });
  const y = sheets.y + 9.5 + name.height;
  const number = sheets.field('统一社会信用代码/纳税人识别号：', party.taxNumber, { x, y, width });
  return { height: 8.5 + name.height + number.height, elements: [name.element, number.element] };
}

function layoutTotal({ total }: InvoiceDocument, sheets: InvoiceSheets): LayoutElement[] {
  const { y } = sheets;
  sheets.box(y, y + HEIGHTS.total, [SHEET.left + 50]);
  sheets.y += HEIGHTS.total;
  const line = y + HEIGHTS.total / 2 + 1.3;
  const name = { x: SHEET.left, width: 50, align: 'center' } as const;
  return [
    { role: 'P', runs: [sheets.align('价税合计（大写）', name, line, STYLES.label)] },
    { role: 'P', runs: [sheets.run(writeCapitalAmount(total), SHEET.left + 55, line, STYLES.total)] },
    {
      role: 'P',
      runs: [
        sheets.run('（小写）', SHEET.left + 140, line, STYLES.label),
        sheets.run(`¥${toDecimalYuan(total)}`, SHEET.left + 154, line, STYLES.total),
      ],
    },
  ];
}

function wrapRemarks(invoice: InvoiceDocument, fonts: DocumentFonts): string[] {
  const bounds = { width: SHEET.right - SHEET.left - SIDE - 4, max: MAX_REMARK_LINES };
  const lines = listRemarks(invoice).flatMap((text) => wrapLines(text, STYLES.value, bounds, fonts));
  return lines.slice(0, MAX_REMARK_LINES);
}

function layoutRemarks(lines: readonly string[], height: number, sheets: InvoiceSheets): LayoutElement[] {
  const { y } = sheets;
  sheets.box(y, y + height, [SHEET.left + SIDE]);
  sheets.y += height;
  const x = SHEET.left + SIDE + 2;
  return [
    sheets.stack('备注', { x: SHEET.left, y, width: SIDE, height }),
    { role: 'P', runs: lines.map((text, index) => sheets.run(text, x, y + 5 + index * LINE_HEIGHT, STYLES.value)) },
  ];
}
