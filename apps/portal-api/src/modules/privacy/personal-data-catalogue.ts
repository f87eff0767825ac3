import type { RetentionRule } from '@portal/api-contract/account';
import { loginLogData, profileData, sessionData } from './kinds/account-data';
import { auditLogData, statusLogData, visitData } from './kinds/activity-data';
import { addressData, invoiceTitleData } from './kinds/address-data';
import { favoriteData } from './kinds/favorite-data';
import { fileData } from './kinds/file-data';
import { applicationData, documentFeedbackData, enrolmentData } from './kinds/form-data';
import { messageData, messagePreferenceData } from './kinds/message-data';
import { closingData, consentData, exportData } from './kinds/privacy-data';
import { orderData, quoteData } from './kinds/trade-data';
import { workOrderData, workOrderMessageData } from './kinds/work-order-data';
import type { PersonalData } from './personal-data';

/** Everything the portal holds about a user, in the order in which it is exported and erased. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  profileData,
  sessionData,
  loginLogData,
  consentData,
  orderData,
  quoteData,
  applicationData,
  enrolmentData,
  // Messages before the work orders by which their owner is found.
  workOrderMessageData,
  workOrderData,
  addressData,
  invoiceTitleData,
  messageData,
  messagePreferenceData,
  documentFeedbackData,
  favoriteData,
  fileData,
  statusLogData,
  visitData,
  auditLogData,
  exportData,
  closingData,
];

/** Tables with a column for somebody that hold nothing about a user, each with the reason. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  news: 'the author of an article is named by the editors',
  case_study: 'the customer of a case study is a company',
  contact_request: 'visitors send it without an account; forgotten twelve months after the last contact',
  consultation: 'visitors send it without an account; forgotten twelve months after the last contact',
};

/** What becomes of every kind of data once its owner's account is closed (security H37). */
export const RETENTION_RULES: readonly RetentionRule[] = PERSONAL_DATA.map(({ title, retention }) => ({
  title,
  ...retention,
}));
