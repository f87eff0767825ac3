import { describeSecurity } from '@portal/ui-account';
import { ShieldIcon } from '@portal/ui-kit';
import styles from './security.module.css';

/** How well the account is protected, as a bar and in words. */
export function SecurityScore({ score }: { readonly score: number }) {
  const { level, advice } = describeSecurity(score);
  return (
    <section className={styles.score} aria-labelledby="security-score-title" data-level={level}>
      <span className={styles.shield}>
        <ShieldIcon size={26} />
      </span>
      <div className={styles.scoreWords}>
        <h2 id="security-score-title" className={styles.scoreTitle}>
          账号安全等级：<strong>{level}</strong>
        </h2>
        <p>{advice}</p>
      </div>
      <meter className={styles.meter} min={0} max={100} value={score} aria-label={`安全评分${score}分，满分100分`} />
    </section>
  );
}
