import type { UpgradePart } from '@portal/api-contract/account';
import { formatAmount } from '@portal/ui-account';

/** How a part of the sum of an upgrade is reckoned, with its numbers: 「¥100.00 × 20 天 ÷ 30 天 = ¥66.66」. */
export function describePart({ difference, daysLeft, totalDays, amount }: UpgradePart): string {
  return `${formatAmount(difference)} × ${daysLeft} 天 ÷ ${totalDays} 天 = ${formatAmount(amount)}`;
}

/** What the sum of an upgrade is made of. */
export const UPGRADE_FORMULA = '价格差 × 剩余天数 ÷ 总天数，按天计算，不足 1 分舍去';
