import type { Faq } from '@portal/api-contract';
import { StructuredData } from '../structured-data';
import styles from './faq-list.module.css';

/** Questions and answers that unfold, and the same as structured data. */
export function FaqList({ faqs }: { readonly faqs: readonly Faq[] }) {
  return (
    <div className={styles.list}>
      {faqs.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: faqs.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </div>
  );
}
