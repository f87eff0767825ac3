// Rules of fields, and values, without zod: for the browser and for the contract alike.
export { ADDRESS_CHECKS, ADDRESS_LIMITS } from './address-rules';
export { CONTENT_TYPES } from './content-types';
export type { ContentModule, ContentType } from './content-types';
export { LEVEL_LIMIT, TREE_MATCH_LIMIT } from './document-rules';
export { INVOICE_TITLE_CHECKS, INVOICE_TITLE_KINDS, INVOICE_TITLE_LIMITS, TAXPAYER_TYPES } from './invoice-title-rules';
export type { CheckedTitleField, InvoiceTitleFields, InvoiceTitleKind, TaxpayerType } from './invoice-title-rules';
export { findBankCardError, normalizeBankCard } from './bank-card';
export { findDateError } from './calendar-date';
export { EMAIL_LIMIT, findEmailError } from './email';
export { findIdNumberError, isOfAge, normalizeIdNumber } from './id-number';
export { findMobileError, MAINLAND_MOBILE_PATTERN, toMobile } from './mobile';
export { CAPPED_TOTAL } from './paging-rules';
export { takeTelephone, TELEPHONE_MARK } from './pasted-telephone';
export { checkCreditCode, checkTaxNumber, normalizeTaxNumber } from './tax-number';
export type { TaxNumberFinding } from './tax-number';
export { findTextError, normalizeText } from './text-rule';
export type { TextRule } from './text-rule';
export { checkBankAccount, checkLength, normalizeBankAccount, normalizePrintedName } from './text-rules';
export {
  findCodeError,
  findNewPasswordError,
  findPasswordError,
  normalizeCode,
  PROFILE_RULES,
} from '../accounts/accounts.rules';
export { ENROLMENT_RULES } from '../activities/activities.rules';
export {
  APPLICATION_RULES,
  CREDIT_CODE_PATTERN,
  findPeopleError,
  VISIT_ERRORS,
} from '../applications/applications.rules';
export { CONSULT_RULES, CONTACT_RULES } from '../contact/contact.rules';
export { FEEDBACK_RULES } from '../documents/documents.rules';
export {
  COUPON_UNKNOWN,
  findQuantityError,
  LINE_ERRORS,
  ORDER_RULES,
  readItems,
  writeItems,
} from '../purchase/purchase.rules';
export { ENTERPRISE_CHECKS, findAmountError, findBranchError, PERSON_CHECKS } from '../realname/realname.rules';
export { TRIAL_RULES } from '../trials/trials.rules';
export { WORK_ORDER_RULES } from '../work-orders/work-orders.rules';
