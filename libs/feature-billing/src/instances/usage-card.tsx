import type { InstanceDetail } from '@portal/api-contract/account';
import { AccountCard, FigureTable } from '@portal/ui-account';
import { EmptyState } from '@portal/ui-kit';
import styles from './usage-card.module.css';

/** Width of a day and height of the scale, in the units of the drawing. */
const DAY_WIDTH = 10;
const HEIGHT = 100;
const BAR = { left: 1.6, width: 6.8 };

type Usage = InstanceDetail['usage'];

/** Props of `UsageCard`. */
export interface UsageCardProps {
  readonly usage: Usage;
  /** The numbers were made up for a demonstration, and that is said. */
  readonly isDemo: boolean;
}

/** 用量: calls of the last days as bars; the same numbers stand in a table. */
export function UsageCard({ usage, isDemo }: UsageCardProps) {
  return (
    <AccountCard title="用量">
      {usage.length === 0 ? <EmptyState message="还没有用量数据" /> : <UsageChart usage={usage} />}
      {isDemo && <UsageNote />}
    </AccountCard>
  );
}

/** Says that the numbers were made up for a demonstration. */
export function UsageNote() {
  return <p className={styles.note}>演示环境的用量由系统模拟，不代表真实调用。</p>;
}

/** Calls of some days as bars, and as a table. */
export function UsageChart({ usage }: { readonly usage: Usage }) {
  const top = Math.max(1, ...usage.map(({ calls }) => calls));
  const total = usage.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${usage.length * DAY_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`近${usage.length}天调用次数柱状图，合计${formatCount(total)}次`}
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <path key={y} className={styles.line} d={`M0 ${y}H${usage.length * DAY_WIDTH}`} />
        ))}
        {usage.map(({ day, calls }, index) => (
          <rect
            key={day}
            className={styles.day}
            x={index * DAY_WIDTH + BAR.left}
            width={BAR.width}
            y={HEIGHT - (calls / top) * HEIGHT}
            height={(calls / top) * HEIGHT}
          >
            <title>{`${day} ${formatCount(calls)}次`}</title>
          </rect>
        ))}
      </svg>
      <p className={styles.days} aria-hidden="true">
        <span>{usage[0]?.day}</span>
        <span>最高 {formatCount(top)} 次/天</span>
        <span>{usage.at(-1)?.day}</span>
      </p>
      <FigureTable columns={['日期', '调用次数']} rows={usage.map(({ day, calls }) => [day, formatCount(calls)])} />
    </figure>
  );
}

function formatCount(count: number): string {
  return count.toLocaleString('zh-CN');
}
