import type { CaseDetail } from '@portal/api-contract';
import styles from './quote.module.css';

/** What somebody of the customer says. */
export function Quote({ text, name, role }: CaseDetail['content']['quote']) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        {role}
      </figcaption>
    </figure>
  );
}
