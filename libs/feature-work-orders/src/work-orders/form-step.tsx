import { type ReactNode, useId } from 'react';
import styles from './form-step.module.css';

/** Props of `FormStep`. */
export interface FormStepProps {
  readonly number: number;
  readonly title: string;
  /** What it is for, in one sentence. */
  readonly text: string;
  readonly children: ReactNode;
}

/** One of the steps a long form is made of; all of them stand on one page. */
export function FormStep({ number, title, text, children }: FormStepProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
