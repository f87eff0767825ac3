import type { UpgradePart } from '@portal/api-contract/account';
import styles from './changes.module.css';
import { describePart, UPGRADE_FORMULA } from './change-words';

/** How the sum of an upgrade comes about: the formula, and its numbers for each stretch that was bought. */
export function UpgradeParts({ parts }: { readonly parts: readonly UpgradePart[] }) {
  return (
    <div className={styles.formula}>
      <p className={styles.note}>{UPGRADE_FORMULA}</p>
      <ol className={styles.parts} aria-label="差价计算">
        {parts.map((part, index) => (
          <li key={index}>
            {parts.length > 1 && <span className={styles.stretch}>{index === 0 ? '本期' : `续费 ${index}`}</span>}
            <span>{describePart(part)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
