import type { ModelSubscription } from '@portal/api-contract/account';

const FIGURES = new Intl.NumberFormat('zh-CN');

/** How long a model may still be used. */
export function describeTimeLeft({ status, daysLeft }: Pick<ModelSubscription, 'status' | 'daysLeft'>): string {
  return status === 10 ? `还剩 ${daysLeft} 天` : '已停止使用';
}

/** How many calls of this month are left, where a model is called. */
export function describeQuota({ quota, status }: Pick<ModelSubscription, 'quota' | 'status'>): string {
  if (status !== 10) return '–';
  if (quota === null) return '不按次数';
  return `剩余 ${FIGURES.format(quota.total - quota.used)} 次`;
}

/** What the owner should know or do next; empty where there is nothing. */
export function describeModelStep({ status, isEnding, daysLeft, quota }: ModelSubscription): string {
  if (status === 30) return '使用期已结束，重新申请通过后继续使用，原有密钥届时恢复有效。';
  if (isEnding) return `模型将在 ${daysLeft} 天内到期，重新申请通过后，时间从到期日起顺延。`;
  if (quota && quota.used >= quota.total) return '本月调用额度已用完，下月 1 日恢复；需要更多额度请提交工单。';
  return '';
}

/** A count with its thousands apart. */
export function formatCount(count: number): string {
  return FIGURES.format(count);
}

/** Days of a range as a chart has them, those without calls among them. */
export function fillDays(
  days: readonly { readonly day: string; readonly calls: number }[],
  from: string,
  to: string,
): { day: string; calls: number }[] {
  const calls = new Map(days.map((entry) => [entry.day, entry.calls]));
  const filled: { day: string; calls: number }[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    filled.push({ day, calls: calls.get(day) ?? 0 });
  }
  return filled;
}

/** First and last of the days that end with the one of a moment in China, `YYYY-MM-DD`. */
export function findRange(now: number, days: number): { from: string; to: string } {
  const [from, to] = [days - 1, 0].map((back) => new Date(now + CHINA_MS - back * DAY_MS).toISOString().slice(0, 10));
  return { from: from ?? '', to: to ?? '' };
}

const DAY_MS = 86_400_000;
const CHINA_MS = 8 * 3_600_000;
