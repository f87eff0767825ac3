import { paths } from '@portal/portal-paths';

/** Address of a work order, without prefix. */
export function toWorkOrderHref(ticketNo: string): string {
  return `${paths.workOrderDetail.href()}?ticketNo=${encodeURIComponent(ticketNo)}`;
}
