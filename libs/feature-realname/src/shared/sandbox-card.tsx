import { Card } from '@portal/ui-kit';
import styles from './aside-card.module.css';

/** Somebody that a demonstration can be tried with. */
export interface SandboxSubject {
  readonly name: string;
  /** What becomes of the verification. */
  readonly outcome: string;
  /** What is typed into the form, with its name. */
  readonly facts: readonly string[];
}

/** Props of `SandboxCard`. */
export interface SandboxCardProps {
  readonly label: string;
  readonly title: string;
  /** Absent while they are on their way, none where there is no sandbox. */
  readonly subjects: readonly SandboxSubject[] | undefined;
}

/** Whom a demonstration can be tried with, and what becomes of each; nothing where there is no sandbox. */
export function SandboxCard({ label, title, subjects = [] }: SandboxCardProps) {
  if (subjects.length === 0) return null;
  return (
    <Card as="section" className={styles.card} aria-label={label}>
      <details>
        <summary>{title}</summary>
        <ul className={styles.subjects}>
          {subjects.map(({ name, outcome, facts }) => (
            <li key={facts.join()}>
              <strong>{name}</strong>
              <em>{outcome}</em>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
