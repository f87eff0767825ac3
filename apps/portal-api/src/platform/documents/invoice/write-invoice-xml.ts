import { toDecimalYuan } from '../../money/decimal-yuan';
import { writeCapitalAmount } from '../../money/capital-amount';
import { addMoney } from '../../money/money';
import { type XmlElement, writeXml } from '../xml/write-xml';
import type { InvoiceDocument, InvoiceLine, Party } from './invoice-document';
import { INVOICE_KINDS, listRemarks, writeInvoiceMoment } from './invoice-texts';

/** Codes of kinds within the label. */
const KIND_CODES = { special: '01', ordinary: '02' } as const;

/** An invoice as the XML of fully digital invoices (`EInvoice`). */
export function writeInvoiceXml(invoice: InvoiceDocument): string {
  return writeXml({
    EInvoice: {
      Header: writeHeader(invoice),
      EInvoiceData: {
        SellerInformation: writeParty('Seller', invoice.seller),
        BuyerInformation: writeParty('Buyer', invoice.buyer),
        BasicInformation: writeSums(invoice),
        IssuItemInformation: invoice.lines.map(writeLine),
        SpecificInformation: writeReversal(invoice),
        AdditionalInformation: { Remark: listRemarks(invoice).join('\n') },
      },
      SellerAuthentication: { AuthenticationMethods: '' },
      TaxSupervisionInfo: {
        InvoiceNumber: invoice.number,
        IssueTime: writeInvoiceMoment(invoice.issuedAt),
        TaxBureauCode: '',
        TaxBureauName: '',
      },
      TaxBureauSignature: '',
    },
  });
}

function writeHeader({ number, kind, red, isSample }: InvoiceDocument): XmlElement {
  return {
    EIid: number,
    EInvoiceTag: 'SWEI3200',
    Version: '0.2',
    InherentLabel: {
      InIssuType: { LabelCode: red ? 'N' : 'Y', LabelName: '是否蓝字发票标志' },
      EInvoiceType: { LabelCode: '01', LabelName: '电子发票' },
      GeneralOrSpecialVAT: { LabelCode: KIND_CODES[kind], LabelName: INVOICE_KINDS[kind] },
    },
    UndefinedLabel: isSample
      ? { Label: { LabelType: '样例', LabelCode: 'SAMPLE', LabelName: '样例 无效', ContentDescription: '不作为凭证' } }
      : '',
  };
}

function writeParty(side: 'Buyer' | 'Seller', party: Party): XmlElement {
  return {
    [`${side}IdNum`]: party.taxNumber,
    [`${side}Name`]: party.name,
    [`${side}Addr`]: party.address ?? '',
    [`${side}TelNum`]: party.telephone ?? '',
    [`${side}BankName`]: party.bank ?? '',
    [`${side}BankAccNum`]: party.account ?? '',
  };
}

function writeSums({ amount, tax, total, drawer, issuedAt }: InvoiceDocument): XmlElement {
  return {
    TotalAmWithoutTax: toDecimalYuan(amount),
    TotalTaxAm: toDecimalYuan(tax),
    'TotalTax-includedAmount': toDecimalYuan(total),
    'TotalTax-includedAmountInChinese': writeCapitalAmount(total),
    Drawer: drawer,
    RequestTime: writeInvoiceMoment(issuedAt),
  };
}

function writeLine(line: InvoiceLine): XmlElement {
  return {
    ItemName: line.name,
    SpecMod: line.specification,
    MeaUnits: line.unit,
    Quantity: String(line.quantity),
    UnPrice: line.unitPrice,
    Amount: toDecimalYuan(line.amount),
    TaxRate: (line.taxRate / 100).toFixed(2),
    ComTaxAm: toDecimalYuan(line.tax),
    TotaltaxIncludedAmount: toDecimalYuan(addMoney(line.amount, line.tax)),
  };
}

function writeReversal({ red }: InvoiceDocument): XmlElement | string {
  if (!red) return '';
  return { RedEInvoice: { OriginalInvoiceCode: red.number, CreditNoteNumber: red.confirmation } };
}
