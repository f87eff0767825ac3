import { baseApi } from './api';
import type { AccountTag } from './tags';

const TAGS: readonly AccountTag[] = [
  'Console',
  'Order',
  'Contract',
  'Instance',
  'Refund',
  'Trial',
  'ModelSubscription',
  'PublishedModel',
  'WorkOrder',
  'Message',
  'Address',
  'InvoiceTitle',
  'Invoice',
  'Security',
  'Privacy',
  'Favorite',
  'Realname',
];

/** The one API with what the account area's endpoints invalidate; other pages do without these names. */
export const accountAreaApi = baseApi.enhanceEndpoints({ addTagTypes: TAGS });
