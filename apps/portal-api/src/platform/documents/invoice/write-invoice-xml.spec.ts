import { join } from 'node:path';
import { validateXml } from '../../../testing/xmllint';
import { BUYER, makeInvoice, RED } from './testing/make-invoice';
import { writeInvoiceXml } from './write-invoice-xml';

const SCHEMA = join(import.meta.dirname, 'e-invoice.xsd');

const validate = (xml: string) => validateXml(SCHEMA, xml);

describe('the XML of an invoice keeps to its schema, as another reader sees it', () => {
  it.each([
    ['a blue one', makeInvoice(3)],
    ['a blue one with all of its buyer', makeInvoice(1, { kind: 'special', buyer: BUYER, remark: '订单 PO1\n第二行' })],
    ['a blue one of a person', makeInvoice(60, { buyer: { name: '王小明', taxNumber: '' }, drawer: '' })],
    ['one that is no sample', makeInvoice(1, { isSample: false })],
    ['a red one', makeInvoice(2, { red: RED })],
    ['a red one with hostile texts', makeInvoice(2, { red: RED, remark: `</Remark><b>"&\u202e\u0000🙂\ud800` })],
  ])('%s', async (_name, invoice) => {
    expect(await validate(writeInvoiceXml(invoice))).toEqual([]);
  });
});

describe('the schema refuses', () => {
  const xml = writeInvoiceXml(makeInvoice(2, { red: RED }));

  it.each([
    ['a sum in 分', /<TotalTaxAm>[^<]*/, '<TotalTaxAm>-1234'],
    ['a line without its tax', /<ComTaxAm>[^<]*<\/ComTaxAm>/, ''],
    ['no line', /<IssuItemInformation>.*<\/IssuItemInformation>/s, ''],
    ['another number below', /<InvoiceNumber>\d/, '<InvoiceNumber>9'],
    ['a number that is none', /<OriginalInvoiceCode>\d/, '<OriginalInvoiceCode>'],
    ['a moment with its zone', /<IssueTime>[^<]*/, '<IssueTime>2026-11-26T10:30:00+08:00'],
    ['what it does not know', '<Header>', '<Header><More/>'],
    ['what is cut off', '</EInvoice>', ''],
  ])('%s', async (_name, part, other) => {
    const changed = xml.replace(part, other);
    expect(changed).not.toBe(xml);
    expect(await validate(changed)).not.toEqual([]);
  });
});
