import type { FieldError } from '@portal/api-contract';
import type { InvoiceTitle, saveInvoiceTitle } from '@portal/api-contract/account';
import {
  checkTaxNumber,
  INVOICE_TITLE_CHECKS,
  type InvoiceTitleFields,
  normalizeBankAccount,
  normalizeTaxNumber,
} from '@portal/api-contract/rules';
import { toChinaTime } from '../../platform/china-time';
import type { ParsedInput } from '../../platform/http/implement';
import type { DataProtection } from '../../platform/security/data-protection';
import type { InvoiceTitleRow } from './invoice-titles.tables';

/** A title as it was sent. */
export type SentTitle = ParsedInput<typeof saveInvoiceTitle>;

const NO_ACCOUNT = { registeredAddress: '', telephone: '', bankName: '', bankAccount: '' } as const;

/**
 * The fields that a kind of title has, the others empty. Telephone and account keep what is stored where nothing was
 * typed: whoever edits a title has seen them masked.
 */
export function toFields(
  sent: SentTitle,
  telephone: string,
  stored: InvoiceTitleFields | undefined,
): InvoiceTitleFields {
  const { kind, name } = sent;
  if (kind === 'person') return { kind, name, taxNumber: '', isOldNumber: false, taxpayerType: 'small', ...NO_ACCOUNT };
  const company = {
    ...{ kind, name, isOldNumber: sent.isOldNumber, taxpayerType: sent.taxpayerType },
    taxNumber: normalizeTaxNumber(sent.taxNumber),
  };
  if (sent.taxpayerType === 'small') return { ...company, ...NO_ACCOUNT };
  return {
    ...company,
    registeredAddress: sent.registeredAddress,
    bankName: sent.bankName,
    telephone: telephone || (stored?.telephone ?? ''),
    bankAccount: normalizeBankAccount(sent.bankAccount) || (stored?.bankAccount ?? ''),
  };
}

/** What is wrong with a title, in the order of its form. */
export function findTitleErrors(fields: InvoiceTitleFields): FieldError[] {
  return Object.entries(INVOICE_TITLE_CHECKS)
    .map(([field, check]) => ({ field, msg: check(fields) }))
    .filter(({ msg }) => msg !== '');
}

/** What somebody has to look at before a title is passed; empty for nothing. */
export function findTitleWarning({ kind, taxNumber, isOldNumber }: InvoiceTitleFields): string {
  return kind === 'person' ? '' : checkTaxNumber(taxNumber, isOldNumber).warning;
}

/** Whether 专票 are made out to a title: a company's that pays tax in general. */
export function isSpecial({ kind, taxpayerType }: InvoiceTitleFields): boolean {
  return kind === 'company' && taxpayerType === 'general';
}

/** Seals what of a title is confidential. */
export function sealTitle(protection: DataProtection, id: string, fields: InvoiceTitleFields): string {
  return protection.encrypt(JSON.stringify(fields), placeOf(id));
}

/** Opens what of a title is confidential. */
export function openTitle(protection: DataProtection, { id, formEncrypted }: InvoiceTitleRow): InvoiceTitleFields {
  return JSON.parse(protection.decrypt(formEncrypted, placeOf(id))) as InvoiceTitleFields;
}

/** What messages call a title: the name of a person is nobody's business there. */
export function nameTitle(kind: InvoiceTitleFields['kind'], name: string): string {
  return kind === 'person' ? '个人抬头' : name;
}

/** A title as its owner sees it, or with numbers in full for whoever audits it. */
export function describeTitle(row: InvoiceTitleRow, stored: InvoiceTitleFields, isMasked: boolean): InvoiceTitle {
  const { id, titleNo, kind, warning, state, reason, isDefault, createdAt, updatedAt, version } = row;
  return {
    ...stored,
    ...(isMasked && { telephone: maskTail(stored.telephone), bankAccount: maskTail(stored.bankAccount) }),
    ...{ id, titleNo, kind, warning, status: state, reason, isDefault, version },
    createdAt: toChinaTime(createdAt),
    updatedAt: toChinaTime(updatedAt),
  };
}

function maskTail(text: string): string {
  return text && `**** ${text.slice(-4)}`;
}

function placeOf(id: string): string {
  return `invoice_title.form:${id}`;
}
