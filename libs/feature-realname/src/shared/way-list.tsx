import { CardLink } from '@portal/ui-kit';
import styles from './way-list.module.css';

/** A way on, with what it asks for. */
export interface Way {
  readonly href: string;
  readonly title: string;
  /** What it takes. */
  readonly text: string;
  /** How long it takes, or what else there is to know. */
  readonly note: string;
  /** Stands out among the others, e.g. `推荐`. */
  readonly badge?: string;
}

/** Props of `WayList`. */
export interface WayListProps {
  readonly label: string;
  readonly ways: readonly Way[];
}

/** Ways on, as cards. */
export function WayList({ label, ways }: WayListProps) {
  return (
    <ul className={styles.ways} aria-label={label}>
      {ways.map(({ href, title, text, note, badge }) => (
        <li key={href}>
          <CardLink href={href} className={styles.way}>
            <span className={styles.head}>
              <strong className={styles.title}>{title}</strong>
              {badge && <span className={styles.badge}>{badge}</span>}
            </span>
            <span className={styles.text}>{text}</span>
            <small className={styles.note}>{note}</small>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
