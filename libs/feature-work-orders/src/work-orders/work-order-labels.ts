import { FILE_UNITS, WORK_ORDER_UPLOAD_LIMIT } from '@portal/api-contract';
import { type GRANT_DAYS, WORK_ORDER_SEVERITIES, type WorkOrderBrief } from '@portal/api-contract/account';

/** Days a diagnosis may be permitted for; none with a new work order only. */
export const GRANT_DAY_LABELS: Readonly<Record<`${(typeof GRANT_DAYS)[number]}`, string>> = {
  0: '不授权',
  1: '1天',
  3: '3天',
  7: '7天',
};

/** Largest attachment in MB. */
export const LARGEST_FILE = WORK_ORDER_UPLOAD_LIMIT / 1024 / 1024;

/** Endings of the files that are taken. */
export const FILE_ENDINGS = FILE_UNITS.workorder.flatMap((ending) => (ending === 'jpg' ? ['jpg', 'jpeg'] : [ending]));

/** 「P1 紧急」. */
export function formatSeverity(severity: WorkOrderBrief['severity']): string {
  return `${severity} ${WORK_ORDER_SEVERITIES[severity].label}`;
}
