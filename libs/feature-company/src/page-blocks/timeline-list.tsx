import type { BlockOf } from './block-types';
import styles from './timeline-list.module.css';

/** What happened when, in the order it is given in. */
export function TimelineList({ items }: { readonly items: BlockOf<'timeline'>['items'] }) {
  return (
    <ol className={styles.list}>
      {items.map(({ date, title, text }) => (
        <li key={`${date}${title}`}>
          <span className={styles.date}>{date}</span>
          <div className={styles.text}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
