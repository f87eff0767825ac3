import type { Instance } from '@portal/api-contract/account';
import { formatBeijingTime } from '@portal/ui-account';

/** How long a product has left, or what becomes of it. */
export function describeTimeLeft({ status, daysLeft, keptUntil }: Instance): string {
  if (status === 10) return `还剩 ${daysLeft} 天`;
  return keptUntil ? `数据保留至 ${keptUntil.slice(0, 10)}` : '数据已删除';
}

/** What the owner should know or do next; empty where there is nothing. */
export function describeInstanceStep({ status, isEnding, daysLeft, keptUntil }: Instance): string {
  if (status === 30 && keptUntil)
    return `产品已停止服务，数据保留至 ${formatBeijingTime(keptUntil)}，之后释放，数据不可恢复；在此之前续费可继续使用。`;
  if (status === 40) return '产品已释放，数据不再保留；需要时请重新购买。';
  return isEnding ? `产品将在 ${daysLeft} 天内到期，到期后停止服务，数据保留 15 天；请及时续费。` : '';
}

/** How much of a period has passed, in percent. */
export function findPassedShare(startsAt: string, endsAt: string, now: number): number {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  return Math.min(100, Math.max(0, Math.round(((now - start) / (end - start)) * 100)));
}
