import styles from './rating.module.css';

const BEST = 5;

/** Rating of 0–5 as stars with its figure; nothing has been rated yet at 0. */
export function Rating({ value }: { readonly value: number }) {
  if (value === 0) return <span className={styles.none}>暂无评分</span>;
  const text = value.toFixed(1);
  return (
    <span className={styles.rating} role="img" aria-label={`评分 ${text}，满分 ${BEST}`}>
      <span className={styles.stars} style={{ backgroundSize: `${(value / BEST) * 100}% 100%, 100% 100%` }} />
      <span className={styles.value}>{text}</span>
    </span>
  );
}
