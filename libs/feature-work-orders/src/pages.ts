/** Code of the pages of work orders by their names. */
export const WORK_ORDER_PAGES = {
  submitWorkOrder: () => import('./work-orders/submit-work-order.page'),
  workOrderDetail: () => import('./work-orders/work-order-detail.page'),
  workOrderList: () => import('./work-orders/work-order-list.page'),
} as const;

/** Name of a page of work orders. */
export type WorkOrderPageName = keyof typeof WORK_ORDER_PAGES;
