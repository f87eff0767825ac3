import type { TrialBrief } from '@portal/api-contract/account';
import { formatBeijingTime, useNow } from '@portal/ui-account';
import styles from './trials.module.css';
import { countDays, countDaysLeft, isUsable } from './trial-words';

const MINUTE_MS = 60_000;

/** From this many days, or this share of the quota, on little is left. */
const FEW_DAYS = 7;
const LITTLE_LEFT = 0.2;

/** Props of `TrialMeters`. */
export interface TrialMetersProps {
  readonly trial: Pick<TrialBrief, 'status' | 'days' | 'extension' | 'endsAt' | 'quota'>;
}

/** Days left of a trial, and what is used and left of its quota. */
export function TrialMeters({ trial }: TrialMetersProps) {
  const now = useNow(MINUTE_MS);
  const { endsAt, quota } = trial;
  if (endsAt === null) return null;
  const [left, days] = [countDaysLeft(endsAt, now), countDays(trial)];
  return (
    <div className={styles.meters}>
      {isUsable(trial) && (
        <Meter
          label="剩余天数"
          text={`剩余 ${left} 天 / 共 ${days} 天`}
          note={`至 ${formatBeijingTime(endsAt)}`}
          share={left / days}
          isLow={left <= FEW_DAYS}
        />
      )}
      {quota && <QuotaMeter {...quota} />}
    </div>
  );
}

const FIGURES = new Intl.NumberFormat('zh-CN');

function QuotaMeter({ name, unit, total, used }: NonNullable<TrialBrief['quota']>) {
  const format = (amount: number) => `${FIGURES.format(amount)} ${unit}`;
  if (used === null)
    return (
      <p className={styles.noUse}>
        {name}：共 {format(total)}，暂无用量数据
      </p>
    );
  const left = total - used;
  return (
    <Meter
      label={name}
      text={`${name}：剩余 ${format(left)}`}
      note={`已用 ${FIGURES.format(used)} / ${FIGURES.format(total)}`}
      share={left / total}
      isLow={left / total <= LITTLE_LEFT}
    />
  );
}

interface MeterProps {
  readonly label: string;
  readonly text: string;
  readonly note: string;
  /** What is left, from 0 to 1. */
  readonly share: number;
  readonly isLow: boolean;
}

function Meter({ label, text, note, share, isLow }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={styles.meter}>
      <p>
        <span>{text}</span>
        <small>{note}</small>
      </p>
      <div
        className={styles.bar}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        data-low={isLow || undefined}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}
