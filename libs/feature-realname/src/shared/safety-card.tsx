import type { MethodLimit } from '@portal/api-contract/account';
import { Card, SiteLink } from '@portal/ui-kit';
import styles from './aside-card.module.css';
import { describeTries } from './failure-panel';
import { toHelpHref } from './help-href';

/** Props of `SafetyCard`. */
export interface SafetyCardProps {
  /** How what is typed is treated, a sentence each. */
  readonly sentences: readonly string[];
  /** Tries of the method, where they are told of and known. */
  readonly limit?: MethodLimit | undefined;
  /** Where the reader is, for a work order. */
  readonly step: string;
}

/** What stands beside a form of verification: how the data is treated, tries, help. */
export function SafetyCard({ sentences, limit, step }: SafetyCardProps) {
  return (
    <Card as="section" className={styles.card} aria-label="信息安全">
      <h2>您的信息如何被保护</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {limit && <p className={styles.tries}>{describeTries(limit)}</p>}
      <SiteLink href={toHelpHref({ step, message: '' })}>遇到问题？提交工单</SiteLink>
    </Card>
  );
}
