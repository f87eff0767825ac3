// Rules of fields, and values, without zod: for the browser and for the contract alike.
export { ADDRESS_CHECKS, ADDRESS_LIMITS } from './address-rules';
export { CONTENT_TYPES } from './content-types';
export type { ContentModule, ContentType } from './content-types';
export { LEVEL_LIMIT, TREE_MATCH_LIMIT } from './document-rules';
export { INVOICE_TITLE_CHECKS, INVOICE_TITLE_KINDS, INVOICE_TITLE_LIMITS, TAXPAYER_TYPES } from './invoice-title-rules';
export type { CheckedTitleField, InvoiceTitleFields, InvoiceTitleKind, TaxpayerType } from './invoice-title-rules';
export { MAINLAND_MOBILE_PATTERN } from './mobile';
export { takeTelephone, TELEPHONE_MARK } from './pasted-telephone';
export { checkTaxNumber, normalizeTaxNumber } from './tax-number';
export type { TaxNumberFinding } from './tax-number';
export { normalizeBankAccount, normalizePrintedName } from './text-rules';
