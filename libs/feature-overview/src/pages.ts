export { AccountSurrounding } from './frame/account-surrounding';

/** Code of the pages of this library by their names. */
export const OVERVIEW_PAGES = {
  addInvoiceTitle: () => import('./invoice-titles/add-invoice-title.module'),
  addresses: () => import('./addresses/addresses.module'),
  applications: () => import('./applications/applications.module'),
  center: () => import('./center/center.module'),
  console: () => import('./console/console.module'),
  deleteAddress: () => import('./addresses/delete-address.module'),
  deleteInvoiceTitle: () => import('./invoice-titles/delete-invoice-title.module'),
  editAddress: () => import('./addresses/edit-address.module'),
  editInvoiceTitle: () => import('./invoice-titles/edit-invoice-title.module'),
  favorites: () => import('./favorites/favorites.module'),
  invoiceTitles: () => import('./invoice-titles/invoice-titles.module'),
  messages: () => import('./messages/messages.module'),
} as const;

/** Name of a page of this library. */
export type OverviewPageName = keyof typeof OVERVIEW_PAGES;
