import { type ContentItem, QUESTION_STATES } from '@portal/api-contract/community';
import { ClampedText, SiteLink } from '@portal/ui-kit';
import { AuthorLine } from './author-line';
import { formatFigure } from './format-figure';
import { tagHref } from './item-href';
import { toPerson } from './to-person';
import styles from './question-row.module.css';

/** A question in a list: how it stands at the left, what is asked beside it. */
export function QuestionRow({ item }: { readonly item: ContentItem }) {
  const { title, summary, url, author, publishedAt, tags, counts, question } = item;
  const status = question?.status ?? 1;
  return (
    <article className={styles.row}>
      <div className={styles.standing} data-status={status}>
        <strong>{formatFigure(counts.answers)}</strong>
        <span>{status === 2 ? '回答' : QUESTION_STATES[status]}</span>
      </div>
      <div className={styles.words}>
        <h3>
          <SiteLink href={url}>{title}</SiteLink>
          {question && question.bounty > 0 && <span className={styles.bounty}>悬赏 {question.bounty}</span>}
        </h3>
        {summary && <ClampedText className={styles.summary}>{summary}</ClampedText>}
        <div className={styles.foot}>
          <AuthorLine author={toPerson(author)} time={publishedAt}>
            <span>{formatFigure(counts.views)} 浏览</span>
            <span>{counts.votes} 票</span>
          </AuthorLine>
          <ul aria-label="标签">
            {tags.slice(0, 3).map((tag) => (
              <li key={tag}>
                <SiteLink href={tagHref(4, tag)}>{tag}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
