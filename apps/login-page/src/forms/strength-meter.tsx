import type { PasswordStrength } from '../rules/password.rules';
import styles from './strength-meter.module.css';

const WORDS = ['未填写', '弱', '中', '强'] as const;

/** Shows how hard a password is to guess. */
export function StrengthMeter({ strength }: { readonly strength: PasswordStrength }) {
  return (
    <div className={styles.meter} data-strength={strength}>
      <div
        role="meter"
        aria-label="密码强度"
        aria-valuemin={0}
        aria-valuemax={3}
        aria-valuenow={strength}
        aria-valuetext={WORDS[strength]}
        className={styles.bars}
      >
        <span />
        <span />
        <span />
      </div>
      <p className={styles.word} aria-live="polite">
        {strength > 0 && `密码强度：${WORDS[strength]}`}
      </p>
    </div>
  );
}
