import { accountPaths } from '@portal/portal-paths/account';

/** URL of a work order, without prefix. */
export function toWorkOrderHref(ticketNo: string): string {
  return `${accountPaths.workOrderDetail.href()}?ticketNo=${encodeURIComponent(ticketNo)}`;
}
