import { WORK_ORDER_SEVERITIES, type WorkOrderBrief, type WorkOrderRequest } from '@portal/api-contract/account';

/** Days a diagnosis may be permitted for; none with a new work order only. */
export const GRANT_DAYS: Readonly<Record<NonNullable<WorkOrderRequest['grantDays']>, string>> = {
  0: '不授权',
  1: '1天',
  3: '3天',
  7: '7天',
};

/** Largest attachment in MB. */
export const LARGEST_FILE = 20;

/** Endings of the files that are taken. */
export const FILE_ENDINGS = ['jpg', 'jpeg', 'png', 'bmp', 'pdf'] as const;

/** 「P1 紧急」. */
export function formatSeverity(severity: WorkOrderBrief['severity']): string {
  return `${severity} ${WORK_ORDER_SEVERITIES[severity].label}`;
}
