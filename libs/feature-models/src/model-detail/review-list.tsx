import type { ModelContent } from '@portal/api-contract';
import { Rating } from '../shared/rating';
import styles from './experience-sections.module.css';

/** What some say of a model. */
export function ReviewList({ reviews }: Pick<ModelContent, 'reviews'>) {
  return (
    <ul className={styles.list}>
      {reviews.map(({ author, rating, text, date }) => (
        <li key={author + date + text}>
          <p className={styles.head}>
            <strong>{author}</strong>
            <Rating value={rating} />
            <time dateTime={date}>{date}</time>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
