import styles from '../instances/instances.module.css';
import { formatCount } from './model-words';

/** From this share on little is left. */
const LITTLE_LEFT = 0.2;

/** Props of `QuotaBar`. */
export interface QuotaBarProps {
  readonly total: number;
  readonly used: number;
}

/** How much of the calls of a month is used and left. */
export function QuotaBar({ total, used }: QuotaBarProps) {
  const left = total - used;
  const share = Math.round((used / total) * 100);
  return (
    <div className={styles.bar}>
      <div
        className={styles.track}
        data-soon={left / total <= LITTLE_LEFT || undefined}
        role="progressbar"
        aria-label="本月已用额度"
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`已用 ${formatCount(used)} 次，剩余 ${formatCount(left)} 次`}
      >
        <div className={styles.passed} style={{ width: `${share}%` }} />
      </div>
      <p className={styles.ends}>
        <span>已用 {formatCount(used)} 次</span>
        <span>剩余 {formatCount(left)} 次</span>
        <span>每月 {formatCount(total)} 次</span>
      </p>
    </div>
  );
}
