import { type RecordTableProps, RowChoice } from './record-table';
import styles from './record-cards.module.css';

/** Records as cards, for phones: the fixed column heads each, the others are its facts. */
export function RecordCards<Row>({ name, rows, columns, getKey, rowActions, selection }: RecordTableProps<Row>) {
  const head = columns.find(({ isFixed }) => isFixed) ?? columns[0];
  const facts = columns.filter((column) => column !== head);
  return (
    <ul className={styles.cards}>
      {rows.map((row) => {
        const key = getKey(row);
        const actions = rowActions?.(row);
        return (
          <li key={key} className={styles.card}>
            <div className={styles.head}>
              {selection && <RowChoice name={name} rowKey={key} selection={selection} />}
              <div className={styles.title}>{head?.render(row)}</div>
            </div>
            <dl className={styles.facts}>
              {facts.map((column) => (
                <div key={column.key} data-wide={column.isWide || undefined}>
                  <dt>{column.title}</dt>
                  <dd>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
            {actions && <div className={styles.actions}>{actions}</div>}
          </li>
        );
      })}
    </ul>
  );
}
