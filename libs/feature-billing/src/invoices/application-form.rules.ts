import type { EndpointInput } from '@portal/api-contract';
import {
  type Address,
  INVOICE_MEDIA,
  INVOICE_RULES,
  type InvoiceDetail,
  type InvoiceTitle,
  type previewInvoice,
} from '@portal/api-contract/account';
import { INVOICE_TITLE_KINDS } from '@portal/api-contract/rules';
import { type Choice, defineForm, field, type FormRules, type FormValues } from '@portal/ui-forms';
import { findMailsError, findNeededMailsError, mailsField, splitMails } from './mails.rules';
import { formatAddress } from './invoice-words';

const TYPE_CHOICES: readonly Choice[] = [
  { value: '1', label: '普通发票', text: '用于报销和入账' },
  { value: '2', label: '增值税专用发票', text: '可抵扣进项税额' },
];

const MEDIUM_CHOICES: readonly Choice[] = [
  { value: '1', label: INVOICE_MEDIA[1], text: '发送到邮箱，随时下载', note: '预计 1 个工作日' },
  { value: '2', label: INVOICE_MEDIA[2], text: '快递到收货地址', note: '预计 5 个工作日' },
];

/** What an application for an invoice asks beside what it is for. */
export const applicationForm = defineForm({
  titleId: field.choice({ label: '发票抬头', missing: '请选择发票抬头' }),
  invoiceType: field.oneOf({ label: '发票类型', choices: TYPE_CHOICES, initial: '1' }),
  medium: field.oneOf({ label: '发票介质', choices: MEDIUM_CHOICES, initial: '1' }),
  emails: mailsField(),
  addressId: field.optionalChoice({ label: '收件地址' }),
  remark: field.prose({ label: '备注', rule: INVOICE_RULES.remark, rows: 2, placeholder: '会印在发票的备注栏' }),
});

/** Values of the form. */
export type ApplicationValues = FormValues<typeof applicationForm.fields>;

/** Rules that depend on the title that is chosen, and on what the invoice is made on. */
export function createApplicationRules(titles: readonly InvoiceTitle[]): FormRules<ApplicationValues> {
  return {
    titleId: (id) => (titles.some((title) => title.id === id && isUsable(title)) ? '' : '请选择审核通过的发票抬头'),
    invoiceType: (type, { titleId }) => (type === '2' ? findSpecialError(titles, titleId) : ''),
    emails: (text, { medium }) => (medium === '1' ? findNeededMailsError(text) : findMailsError(text)),
    addressId: (id, { medium }) => (medium === '2' && !id ? '请选择收件地址' : ''),
  };
}

/** Whether invoices can be made out to a title. */
export function isUsable({ status }: InvoiceTitle): boolean {
  return status === 2;
}

/** Why a title gets no 专票; empty where it does, and before one is chosen. */
export function findSpecialError(titles: readonly InvoiceTitle[], titleId: string): string {
  const title = titles.find(({ id }) => id === titleId);
  if (!title || (title.kind === 'company' && title.taxpayerType === 'general')) return '';
  return '专票仅向一般纳税人的企业抬头开具，请更换抬头或选择普通发票';
}

/** Titles to choose from. */
export function toTitleChoices(titles: readonly InvoiceTitle[]): Choice[] {
  return titles.filter(isUsable).map(({ id, name, kind, taxNumber, taxpayerType, isDefault }) => ({
    ...{ value: id, label: name },
    text: [INVOICE_TITLE_KINDS[kind], taxNumber].filter(Boolean).join(' · '),
    note: [isDefault && '默认', kind === 'company' && taxpayerType === 'general' && '可开专票']
      .filter(Boolean)
      .join(' · '),
  }));
}

/** Addresses to choose from. */
export function toAddressChoices(addresses: readonly Address[]): Choice[] {
  return addresses.map((address) => ({
    ...{ value: address.id, label: `${address.name} ${address.telephone}`, text: formatAddress(address) },
    note: address.isDefault ? '默认' : '',
  }));
}

/** What a form starts from. */
export interface ApplicationStart {
  readonly titles: readonly InvoiceTitle[];
  readonly addresses: readonly Address[];
  /** An application that is filled in like this one. */
  readonly copied: InvoiceDetail | undefined;
  /** The title that what is invoiced was ordered with. */
  readonly suggestedId: string | null;
}

/**
 * Where a form starts: as a rejected application was filled in, with the title that was chosen with the order, or with
 * the default title; and with the default address.
 */
export function toApplicationStart({
  titles,
  addresses,
  copied,
  suggestedId,
}: ApplicationStart): Partial<ApplicationValues> {
  const same = titles.find(
    ({ name, taxNumber }) => name === copied?.buyer.name && taxNumber === copied.buyer.taxNumber,
  );
  const suggested = titles.find(({ id }) => id === suggestedId);
  const usable = [same, suggested, ...titles.filter(({ isDefault }) => isDefault), ...titles];
  const address = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return {
    titleId: usable.find((title) => title && isUsable(title))?.id ?? '',
    addressId: address?.id ?? '',
    ...(copied && {
      invoiceType: `${copied.invoiceType}`,
      medium: `${copied.medium}`,
      emails: copied.emails.join('; '),
      remark: copied.remark,
    }),
  };
}

/** An application as its calls take it. */
export type Application = EndpointInput<typeof previewInvoice>;

/** Returns what the calls take. */
export function toApplication(values: ApplicationValues, candidateIds: readonly string[]): Application {
  const { titleId, invoiceType, medium, emails, addressId, remark } = values;
  return {
    ...{ candidateIds: [...candidateIds], titleId, remark: remark.trim(), emails: splitMails(emails) },
    ...{ invoiceType: invoiceType === '2' ? 2 : 1, medium: medium === '2' ? 2 : 1 },
    ...(medium === '2' && addressId && { addressId }),
  };
}
