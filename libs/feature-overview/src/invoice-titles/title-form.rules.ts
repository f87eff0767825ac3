import type { StoredFile } from '@portal/api-contract';
import type { InvoiceTitleDetail, InvoiceTitleForm } from '@portal/api-contract/account';
import {
  type CheckedTitleField,
  checkTaxNumber,
  INVOICE_TITLE_CHECKS,
  INVOICE_TITLE_KINDS,
  type InvoiceTitleKind,
  TAXPAYER_TYPES,
  type TaxpayerType,
} from '@portal/api-contract/rules';
import type { FormRules } from '@portal/ui-content/form';

/** What the form holds. */
export interface TitleValues {
  readonly kind: InvoiceTitleKind;
  readonly name: string;
  readonly taxNumber: string;
  readonly isOldNumber: boolean;
  readonly taxpayerType: TaxpayerType;
  readonly registeredAddress: string;
  readonly telephone: string;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly fileIds: readonly StoredFile[];
  readonly isDefault: boolean;
}

const NEW_TITLE: TitleValues = {
  ...{ kind: 'company', name: '', taxNumber: '', isOldNumber: false, taxpayerType: 'small' },
  ...{ registeredAddress: '', telephone: '', bankName: '', bankAccount: '', fileIds: [], isDefault: false },
};

/** The form of a title as it is stored, or of a new one. Telephone and account are known masked: they are empty. */
export function toTitleValues(title: InvoiceTitleDetail | undefined): TitleValues {
  if (title === undefined) return NEW_TITLE;
  const { kind, name, taxNumber, isOldNumber, taxpayerType, registeredAddress, bankName, files, isDefault } = title;
  return {
    ...{ kind, name, taxNumber, isOldNumber, taxpayerType, registeredAddress, bankName, isDefault },
    ...{ telephone: '', bankAccount: '', fileIds: files },
  };
}

/** Rules of the form; telephone and account stay where they are stored and nothing is typed. */
export function createTitleRules(title: InvoiceTitleDetail | undefined): FormRules<TitleValues> {
  const check = (field: CheckedTitleField) => (_value: unknown, values: TitleValues) =>
    INVOICE_TITLE_CHECKS[field](values);
  const checkUnlessStored = (field: 'telephone' | 'bankAccount') => (value: string, values: TitleValues) =>
    value.trim() === '' && title?.[field] ? '' : INVOICE_TITLE_CHECKS[field](values);
  return {
    name: check('name'),
    taxNumber: check('taxNumber'),
    registeredAddress: check('registeredAddress'),
    telephone: checkUnlessStored('telephone'),
    bankName: check('bankName'),
    bankAccount: checkUnlessStored('bankAccount'),
  };
}

/** The title as it is sent. */
export function toTitleForm(
  { fileIds, ...values }: TitleValues,
  title: InvoiceTitleDetail | undefined,
): InvoiceTitleForm {
  return {
    ...(title && { id: title.id, version: title.version }),
    ...values,
    fileIds: fileIds.map(({ id }) => id),
  };
}

/** What somebody will look at in a number that is taken all the same; empty for nothing. */
export function findNumberWarning({ kind, taxNumber, isOldNumber }: TitleValues): string {
  return kind === 'person' ? '' : checkTaxNumber(taxNumber, isOldNumber).warning;
}

/** Whether saving has a passed title audited again. */
export function needsNewAudit(values: TitleValues, title: InvoiceTitleDetail | undefined): boolean {
  if (title?.status !== 2 || values.kind === 'person') return false;
  return (['kind', 'name', 'taxNumber'] as const).some((field) => values[field].trim() !== title[field]);
}

/** Kinds as choices. */
export const KIND_CHOICES = toChoices(INVOICE_TITLE_KINDS);

/** Taxpayers as choices, with what follows from each. */
export const TAXPAYER_CHOICES = [
  { value: 'small', label: TAXPAYER_TYPES.small, text: '开具增值税普通发票' },
  { value: 'general', label: TAXPAYER_TYPES.general, text: '可开具增值税专用发票，需填写注册与开户信息' },
] as const;

/** Reads a chosen kind. */
export function readKind(value: string): InvoiceTitleKind {
  return value in INVOICE_TITLE_KINDS ? (value as InvoiceTitleKind) : NEW_TITLE.kind;
}

/** Reads a chosen taxpayer. */
export function readTaxpayer(value: string): TaxpayerType {
  return value in TAXPAYER_TYPES ? (value as TaxpayerType) : NEW_TITLE.taxpayerType;
}

function toChoices(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
