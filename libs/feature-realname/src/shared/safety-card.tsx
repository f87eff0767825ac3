import { Card, SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './aside-card.module.css';
import { toHelpHref } from './help-href';

/** Props of `SafetyCard`. */
export interface SafetyCardProps {
  /** How what is typed is treated, a sentence each. */
  readonly sentences: readonly string[];
  /** Where the reader is, for a work order. */
  readonly step: string;
  /** What else is to be known. */
  readonly children?: ReactNode;
}

/** What stands beside a form of verification: how the data is treated, and help. */
export function SafetyCard({ sentences, step, children }: SafetyCardProps) {
  return (
    <Card as="section" className={styles.card} aria-label="信息安全">
      <h2>您的信息如何被保护</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
      <SiteLink href={toHelpHref({ step, message: '' })}>遇到问题？提交工单</SiteLink>
    </Card>
  );
}
