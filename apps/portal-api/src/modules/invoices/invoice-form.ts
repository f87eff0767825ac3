import type { InvoiceAddress, InvoiceBuyer, InvoiceType } from '@portal/api-contract/account';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import type { DataProtection } from '../../platform/security/data-protection';
import { maskTelephone } from '../../platform/telephone/telephone-field';
import type { ParcelAddress } from '../addresses/find-parcel-address';
import type { PassedTitle } from '../invoice-titles/titles-of-invoices';
import { invoice, invoiceMail, invoiceRed } from './invoices.tables';
import type { Seller } from './provider/tax-provider';

/** What of an invoice is confidential: whom it is made out to, and where it is sent to. */
export interface InvoiceForm {
  readonly buyer: InvoiceBuyer;
  /** Who makes it out, as that was then. */
  readonly seller: Seller;
  readonly emails: readonly string[];
  readonly parcel: ParcelAddress | null;
}

export const sealedInvoiceForm = defineSealedColumn(invoice.id, invoice.formEncrypted, 'invoice.form');
export const sealedRedForm = defineSealedColumn(invoiceRed.id, invoiceRed.formEncrypted, 'invoice_red.form');
export const sealedMailAddress = defineSealedColumn(
  invoiceMail.id,
  invoiceMail.addressEncrypted,
  'invoice_mail.address',
);

/** Seals the form of an invoice. */
export function sealInvoiceForm(protection: DataProtection, id: string, form: InvoiceForm): string {
  return protection.encrypt(JSON.stringify(form), sealedInvoiceForm.toPlace(id));
}

/** Opens the form of an invoice. */
export function openInvoiceForm(
  protection: DataProtection,
  { id, formEncrypted }: { readonly id: string; readonly formEncrypted: string },
): InvoiceForm {
  return JSON.parse(protection.decrypt(formEncrypted, sealedInvoiceForm.toPlace(id))) as InvoiceForm;
}

/** Whom an invoice is made out to: of a 普票 the name and the number alone. */
export function toBuyer(title: PassedTitle, type: InvoiceType): InvoiceBuyer {
  const { name, taxNumber, registeredAddress, telephone, bankName, bankAccount } = title;
  if (type === 2) return { name, taxNumber, registeredAddress, telephone, bankName, bankAccount };
  return { name, taxNumber, registeredAddress: '', telephone: '', bankName: '', bankAccount: '' };
}

/** A buyer as people see it, telephone and account masked. */
export function maskBuyer(buyer: InvoiceBuyer): InvoiceBuyer {
  return { ...buyer, telephone: maskTail(buyer.telephone), bankAccount: maskTail(buyer.bankAccount) };
}

/** Where a parcel goes as its owner sees it. */
export function maskParcel(parcel: ParcelAddress | null): InvoiceAddress | null {
  return parcel && { name: parcel.name, telephone: maskTelephone(parcel.telephone), address: parcel.address };
}

/** The name by which the invoice of a company is found; that of a person is nobody's business. */
export function toTitleName({ kind, name }: Pick<PassedTitle, 'kind' | 'name'>): string {
  return kind === 'person' ? '' : name;
}

function maskTail(text: string): string {
  return text && `**** ${text.slice(-4)}`;
}
