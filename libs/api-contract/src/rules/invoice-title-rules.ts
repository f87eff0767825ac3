import { checkTaxNumber } from './tax-number';
import {
  checkBankAccount,
  checkCompanyName,
  checkCompanyTelephone,
  checkLength,
  checkPersonName,
  normalizePrintedName,
} from './text-rules';

/** Whose title it is. */
export const INVOICE_TITLE_KINDS = { person: '个人', company: '企业', organization: '组织' } as const;
/** Whose title it is. */
export type InvoiceTitleKind = keyof typeof INVOICE_TITLE_KINDS;

/** How a company pays its taxes; only the general one gets 专票. */
export const TAXPAYER_TYPES = { small: '小规模纳税人', general: '一般纳税人' } as const;
/** How a company pays its taxes. */
export type TaxpayerType = keyof typeof TAXPAYER_TYPES;

/** Limits of a title: pieces of evidence, and titles one user may have. */
export const INVOICE_TITLE_LIMITS = { files: 3, most: 20, address: [5, 100], bank: [4, 60] } as const;

/** What decides on the fields of a title. */
export interface InvoiceTitleFields {
  readonly kind: InvoiceTitleKind;
  readonly name: string;
  readonly taxNumber: string;
  /** Takes numbers from before the credit code. */
  readonly isOldNumber: boolean;
  readonly taxpayerType: TaxpayerType;
  readonly registeredAddress: string;
  readonly telephone: string;
  readonly bankName: string;
  readonly bankAccount: string;
}

type Check = (fields: InvoiceTitleFields) => string;

const whenCompany =
  (check: Check): Check =>
  (fields) =>
    fields.kind === 'person' ? '' : check(fields);

const whenGeneral = (check: Check) => whenCompany((fields) => (fields.taxpayerType === 'general' ? check(fields) : ''));

/** What is wrong with a field of a title, or an empty text; 专票 needs the last four together. */
export const INVOICE_TITLE_CHECKS = {
  name: ({ kind, name }) => {
    const text = normalizePrintedName(name);
    if (text === '') return '请输入发票抬头';
    return kind === 'person' ? checkPersonName(text) : checkCompanyName(text);
  },
  taxNumber: whenCompany(({ taxNumber, isOldNumber }) => checkTaxNumber(taxNumber, isOldNumber).error),
  registeredAddress: whenGeneral(({ registeredAddress }) =>
    checkLength(registeredAddress.trim(), '请输入注册地址', '注册地址', ...INVOICE_TITLE_LIMITS.address),
  ),
  telephone: whenGeneral(({ telephone }) => checkCompanyTelephone(telephone.normalize('NFKC').replace(/\s/g, ''))),
  bankName: whenGeneral(({ bankName }) =>
    checkLength(bankName.trim(), '请输入开户行', '开户行', ...INVOICE_TITLE_LIMITS.bank),
  ),
  bankAccount: whenGeneral(({ bankAccount }) => checkBankAccount(bankAccount.trim())),
} as const satisfies Readonly<Record<string, Check>>;

/** A field of a title that has a rule. */
export type CheckedTitleField = keyof typeof INVOICE_TITLE_CHECKS;
