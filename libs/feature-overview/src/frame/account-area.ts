export { AccountSurrounding as Surrounding } from './account-surrounding';

/** Code of the area's pages by their names. */
export const ACCOUNT_PAGES = {
  addInvoiceTitle: () => import('../invoice-titles/add-invoice-title.module'),
  addresses: () => import('../addresses/addresses.module'),
  applications: () => import('../applications/applications.module'),
  center: () => import('../center/center.module'),
  console: () => import('../console/console.module'),
  deleteAddress: () => import('../addresses/delete-address.module'),
  deleteInvoiceTitle: () => import('../invoice-titles/delete-invoice-title.module'),
  editAddress: () => import('../addresses/edit-address.module'),
  editInvoiceTitle: () => import('../invoice-titles/edit-invoice-title.module'),
  invoiceTitles: () => import('../invoice-titles/invoice-titles.module'),
  messages: () => import('../messages/messages.module'),
  person: () => import('../user-info/person.module'),
  privacy: () => import('../privacy/privacy.module'),
  security: () => import('../account-security/security.module'),
  submitWorkOrder: () => import('../work-orders/submit-work-order.module'),
  userInfo: () => import('../user-info/user-info.module'),
  workOrderDetail: () => import('../work-orders/work-order-detail.module'),
  workOrderList: () => import('../work-orders/work-order-list.module'),
} as const;

/** Name of a page of the account area. */
export type AccountPageName = keyof typeof ACCOUNT_PAGES;
