import type { Instance } from '@portal/api-contract/account';
import { useState } from 'react';
import { describeTimeLeft, findPassedShare } from './instance-words';
import styles from './instances.module.css';

/** How much of the time of a product has passed. */
export function PeriodBar({ instance }: { readonly instance: Instance }) {
  const [now] = useState(() => Date.now());
  const { startsAt, endsAt, status, isEnding } = instance;
  const share = status === 10 ? findPassedShare(startsAt, endsAt, now) : 100;
  return (
    <div className={styles.bar}>
      <div
        className={styles.track}
        data-soon={isEnding || status !== 10 || undefined}
        role="progressbar"
        aria-label="已使用时间"
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`已用 ${share}%，${describeTimeLeft(instance)}`}
      >
        <div className={styles.passed} style={{ width: `${share}%` }} />
      </div>
      <p className={styles.ends}>
        <span>{startsAt.slice(0, 10)} 开始</span>
        <span>{describeTimeLeft(instance)}</span>
        <span>{endsAt.slice(0, 10)} 到期</span>
      </p>
    </div>
  );
}
