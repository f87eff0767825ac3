import { Portrait } from '@portal/ui-kit';
import type { BlockOf } from './block-types';
import styles from './people-grid.module.css';

/** People with their part and a few words about each. */
export function PeopleGrid({ items }: { readonly items: BlockOf<'people'>['items'] }) {
  return (
    <ul className={styles.grid} data-columns={items.length % 3 === 0 ? 3 : 2}>
      {items.map(({ name, role, text, portrait }) => (
        <li key={name}>
          <Portrait name={name} src={portrait} size="large" />
          <div>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
