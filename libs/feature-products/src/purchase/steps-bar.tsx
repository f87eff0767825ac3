import styles from './steps-bar.module.css';

const STEPS = ['选配置', '确认', '支付'] as const;

/** Steps of a purchase; the current one is counted from 1. */
export function StepsBar({ current }: { readonly current: 1 | 2 | 3 }) {
  return (
    <ol className={styles.steps} aria-label="购买步骤">
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-done={index + 1 < current ? '' : undefined}
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
