import type { WorkOrderBrief, WorkOrderDetail, WorkOrderRequest } from '@portal/api-contract/account';

/** How much a problem hurts; the contract's own, compared by a test, like everything here. */
export const SEVERITIES: Readonly<
  Record<WorkOrderBrief['severity'], { readonly label: string; readonly text: string; readonly promise: string }>
> = {
  P1: { label: '紧急', text: '业务中断，无法使用', promise: '15分钟内响应' },
  P2: { label: '高', text: '主要功能受影响', promise: '1小时内响应' },
  P3: { label: '中', text: '一般问题，有替代办法', promise: '4小时内响应' },
  P4: { label: '低', text: '咨询与建议', promise: '1个工作日内响应' },
};

/** When the contact may be called. */
export const CONTACT_HOURS: Readonly<Record<WorkOrderDetail['contactHours'], string>> = {
  anytime: '随时',
  workday: '工作日 9:00-18:00',
  evening: '18:00-22:00',
};

/** What may be looked at during a diagnosis. */
export const GRANT_SCOPES: Readonly<Record<NonNullable<WorkOrderDetail['grant']>['scope'], string>> = {
  config: '查看配置与日志',
  instance: '登录实例排查',
};

/** Days a diagnosis may be permitted for; none with a new work order only. */
export const GRANT_DAYS: Readonly<Record<NonNullable<WorkOrderRequest['grantDays']>, string>> = {
  0: '不授权',
  1: '1天',
  3: '3天',
  7: '7天',
};

/** Tags of a rating. */
export const RATING_TAGS = [
  '响应及时',
  '解答专业',
  '态度耐心',
  '一次解决',
  '等待太久',
  '没有解决',
  '沟通不畅',
] as const satisfies NonNullable<WorkOrderDetail['rating']>['tags'];

/** Limits of the fields in characters; `files` in pieces. */
export const WORK_ORDER_LIMITS = {
  title: { min: 5, max: 60 },
  description: { min: 10, max: 2000 },
  resource: 100,
  secret: 1000,
  reply: 2000,
  reason: 300,
  files: 5,
} as const;

/** Largest attachment in MB. */
export const LARGEST_FILE = 20;

/** Endings of the files that are taken. */
export const FILE_ENDINGS = ['jpg', 'jpeg', 'png', 'bmp', 'pdf'] as const;

/** 「P1 紧急」. */
export function formatSeverity(severity: WorkOrderBrief['severity']): string {
  return `${severity} ${SEVERITIES[severity].label}`;
}
