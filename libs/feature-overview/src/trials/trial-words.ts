import { type StateCount, TRIAL_DATA_DAYS, type TrialBrief, type TrialStatus } from '@portal/api-contract/account';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { formatBeijingTime } from '@portal/ui-account';

const DAY_MS = 86_400_000;

/** Tabs of the list by their name in its URL: how each is called, and the states behind it. */
export const TRIAL_TABS = {
  waiting: { label: '待开通', statuses: [10, 20] },
  running: { label: '试用中', statuses: [30, 31] },
  expired: { label: '已到期', statuses: [40] },
  converted: { label: '已转正', statuses: [50] },
  closed: { label: '已结束', statuses: [11, 60] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly statuses: readonly TrialStatus[] }>>;

/** Name of a tab in the URL of the list. */
export type TrialTab = keyof typeof TRIAL_TABS;

/** Names of the tabs, in their order. */
export const TRIAL_TAB_NAMES = Object.keys(TRIAL_TABS) as readonly TrialTab[];

/** What can be done on the page of a trial, by its name in the URL. */
export const TRIAL_ACTIONS = { extend: '申请延期', feedback: '评价试用', cancel: '取消试用' } as const;

/** Name of something that is done on the page of a trial. */
export type TrialAction = keyof typeof TRIAL_ACTIONS;

/** How many trials stand behind some states; nothing where it is not known. */
export function sumTrials(counts: readonly StateCount[] | undefined, statuses?: readonly number[]): number | undefined {
  return counts
    ?.filter(({ status }) => statuses === undefined || statuses.includes(status))
    .reduce((sum, { total }) => sum + total, 0);
}

/** Whether a trial can be used. */
export function isUsable({ status }: Pick<TrialBrief, 'status'>): boolean {
  return status === 30 || status === 31;
}

/** Whether something about a trial is under way that its page should not miss. */
export function isMoving({ status }: Pick<TrialBrief, 'status'>): boolean {
  return status === 10 || status === 20 || status === 31;
}

/** Days until a moment, begun ones counted; none once it is over. */
export function countDaysLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS));
}

/** Days a trial has in all, with an extension that was granted. */
export function countDays({ days, extension }: Pick<TrialBrief, 'days' | 'extension'>): number {
  return days + (extension?.isGranted ? extension.days : 0);
}

/** Page of a trial, with what is to be done there. */
export function toTrialHref(id: string, act?: TrialAction): string {
  return accountPaths.trialDetail.href(undefined, { id, ...(act && { act }) });
}

/** Where what is tried is bought, with the plan that it is a trial of. */
export function toPurchaseHref({ productCode, mealCode }: Pick<TrialBrief, 'productCode' | 'mealCode'>): string {
  return paths.purchasePage.href(undefined, { code: productCode, ...(mealCode && { meal: mealCode }) });
}

/** What the owner of a trial should know or do next. */
export function describeTrial(trial: TrialBrief): string {
  const { status, failure, reason, dataUntil, isDataRemoved, extension } = trial;
  switch (status) {
    case 10:
      return '正在审核使用场景，结果以消息通知您。';
    case 11:
      return `未通过原因：${reason}`;
    case 20:
      return failure ? `开通未成功：${failure}。系统会重试，工作人员也会处理。` : '正在为您开通，通常在一分钟内完成。';
    case 30:
      return extension && !extension.isGranted
        ? '延期申请未通过，试用按原期限结束。'
        : '试用不收费，到期后不会自动转为付费。';
    case 31:
      return '延期申请审核中，期间可以继续使用。';
    case 50:
      return '已转为正式使用，试用期间的配置已保留。';
    case 40:
    case 60:
      if (isDataRemoved) return '试用期间的数据与配置已删除。';
      return dataUntil
        ? `数据保留${TRIAL_DATA_DAYS}天，至 ${formatBeijingTime(dataUntil)}，之后删除。`
        : '试用在开通前已取消，可以重新申请。';
  }
}
