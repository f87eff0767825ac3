import { toDecimalYuan } from '../../money/decimal-yuan';
import { loadDocumentFonts } from '../layout/document-fonts';
import { assertInvoice, type InvoiceDocument } from './invoice-document';
import { INVOICE_TITLES, writeInvoiceDay } from './invoice-texts';
import { layoutInvoice } from './layout-invoice';
import { writeInvoiceXml } from './write-invoice-xml';

/** An invoice as the files that its buyer gets. */
export interface InvoiceFiles {
  readonly pdf: Uint8Array;
  readonly ofd: Uint8Array;
  readonly xml: Uint8Array;
}

/**
 * Writes an invoice as PDF, OFD and XML, which say the same to the 分; the OFD carries the XML. The same invoice makes the
 * same bytes. Rejects with a `RangeError` where its sums do not agree or its number is none.
 */
export async function writeInvoiceFiles(invoice: InvoiceDocument): Promise<InvoiceFiles> {
  assertInvoice(invoice);
  const [fonts, { paintPdf }, { writeOfd }] = await Promise.all([
    loadDocumentFonts(),
    import('../pdf/paint-pdf'),
    import('../ofd/write-ofd'),
  ]);
  const xml = new TextEncoder().encode(writeInvoiceXml(invoice));
  const layout = layoutInvoice(invoice, fonts);
  const title = `${INVOICE_TITLES[invoice.kind]} ${invoice.number}${invoice.isSample ? ' 样例 无效' : ''}`;
  const info = { title, author: fonts.print(invoice.seller.name), createdAt: new Date(invoice.issuedAt) };
  const attachment = { name: `${invoice.number}.xml`, bytes: xml };
  const ofd = writeOfd(layout, { ...info, facts: listFacts(invoice), attachment }, fonts);
  return { pdf: await paintPdf(layout, info, fonts), ofd, xml };
}

function listFacts(invoice: InvoiceDocument): Record<string, string> {
  return {
    发票号码: invoice.number,
    开票日期: writeInvoiceDay(invoice.issuedAt),
    购买方纳税人识别号: invoice.buyer.taxNumber,
    销售方纳税人识别号: invoice.seller.taxNumber,
    合计金额: toDecimalYuan(invoice.amount),
    合计税额: toDecimalYuan(invoice.tax),
  };
}
