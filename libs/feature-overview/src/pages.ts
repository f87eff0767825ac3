export { AccountSurrounding } from './frame/account-surrounding';

/** Code of the pages of this library by their names. */
export const OVERVIEW_PAGES = {
  addInvoiceTitle: () => import('./invoice-titles/add-invoice-title.page'),
  addresses: () => import('./addresses/addresses.page'),
  applications: () => import('./applications/applications.page'),
  center: () => import('./center/center.page'),
  console: () => import('./console/console.page'),
  deleteAddress: () => import('./addresses/delete-address.page'),
  deleteInvoiceTitle: () => import('./invoice-titles/delete-invoice-title.page'),
  editAddress: () => import('./addresses/edit-address.page'),
  editInvoiceTitle: () => import('./invoice-titles/edit-invoice-title.page'),
  favorites: () => import('./favorites/favorites.page'),
  invoiceTitles: () => import('./invoice-titles/invoice-titles.page'),
  messages: () => import('./messages/messages.page'),
} as const;

/** Name of a page of this library. */
export type OverviewPageName = keyof typeof OVERVIEW_PAGES;
