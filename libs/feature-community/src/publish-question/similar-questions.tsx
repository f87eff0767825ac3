import { skipToken, useListSimilarQuestionsQuery } from '@portal/data-access-api/community';
import { useEffect, useState } from 'react';
import { QUESTION_STATES } from '@portal/api-contract/community';
import { SiteLink } from '@portal/ui-kit';
import styles from './similar-questions.module.css';

const PAUSE_MS = 600;
const MIN_LENGTH = 6;

/** Props of `SimilarQuestions`. */
export interface SimilarQuestionsProps {
  readonly title: string;
  /** The question that is written, which is not like itself. */
  readonly mid: string | undefined;
}

/** Questions like the one that is typed, so that nobody waits for an answer that is there. */
export function SimilarQuestions({ title, mid }: SimilarQuestionsProps) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(title.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [title]);
  const { data } = useListSimilarQuestionsQuery(
    asked.length < MIN_LENGTH ? skipToken : { title: asked, ...(mid && { mid }) },
  );
  if (!data || data.length === 0 || asked.length < MIN_LENGTH) return null;
  return (
    <section className={styles.similar} aria-label="相似问题">
      <p>可能已经有人问过：</p>
      <ul>
        {data.map(({ mid: id, title: text, url, counts, question }) => (
          <li key={id}>
            <SiteLink href={url} target="_blank">
              {text}
            </SiteLink>
            <span>
              {counts.answers} 个回答 · {QUESTION_STATES[question?.status ?? 1]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
