import { Button } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import type { RecordColumn, RecordListProps } from './record-list';
import styles from './record-table.module.css';
import type { RecordQuery } from './record-query';

/** Props of `RecordTable`. */
export interface RecordTableProps<Row> extends Pick<
  RecordListProps<Row>,
  'name' | 'columns' | 'getKey' | 'query' | 'rowActions' | 'selection'
> {
  readonly rows: readonly Row[];
}

/** Records as a table, for windows that are wide enough; what can be done with a row stays in sight. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { name, rows, columns, getKey, query, rowActions, selection } = props;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.choice}>
                <PageChoice name={name} keys={rows.map(getKey)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} query={query} />
            ))}
            {rowActions && (
              <th scope="col" className={styles.pinned}>
                操作
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const rowKey = getKey(row);
            return (
              <tr key={rowKey} data-chosen={selection?.keys.includes(rowKey) || undefined}>
                {selection && (
                  <td className={styles.choice}>
                    <RowChoice name={name} rowKey={rowKey} selection={selection} />
                  </td>
                )}
                {columns.map(({ key, isFluid = false, render }) => (
                  <td key={key} className={isFluid ? styles.fluid : undefined}>
                    <div className={styles.content}>{render(row)}</div>
                  </td>
                ))}
                {rowActions && (
                  <td className={styles.pinned}>
                    <div className={styles.actions}>{rowActions(row)}</div>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps<Row> {
  readonly column: RecordColumn<Row>;
  readonly query: RecordQuery;
}

function Heading<Row>({ column: { key, title, isFluid = false, isSortable }, query }: HeadingProps<Row>) {
  const className = isFluid ? styles.fluid : undefined;
  if (!isSortable)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  const sort = query.get('sort');
  const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';
  const next = { none: key, ascending: `-${key}`, descending: '' }[order];
  return (
    <th scope="col" className={className} aria-sort={order}>
      <Button variant="plain" className={styles.sorter} onClick={() => query.set({ sort: next })}>
        {title}
      </Button>
    </th>
  );
}

type Selection = NonNullable<RecordListProps<never>['selection']>;

interface RowChoiceProps {
  readonly name: string;
  readonly rowKey: string;
  readonly selection: Selection;
}

/** Chooses a row; rows of other pages stay chosen. */
export function RowChoice({ name, rowKey, selection: { keys, onChange, isFixed } }: RowChoiceProps) {
  return (
    <input
      type="checkbox"
      aria-label={`选择${name} ${rowKey}`}
      checked={keys.includes(rowKey)}
      disabled={isFixed?.(rowKey) ?? false}
      onChange={({ target }) =>
        onChange(target.checked ? [...keys, rowKey] : keys.filter((chosen) => chosen !== rowKey))
      }
    />
  );
}

interface PageChoiceProps {
  readonly name: string;
  /** Of the rows of this page. */
  readonly keys: readonly string[];
  readonly selection: Selection;
}

function PageChoice({ name, keys, selection }: PageChoiceProps) {
  const box = useRef<HTMLInputElement>(null);
  const others = selection.keys.filter((key) => !keys.includes(key));
  const total = selection.keys.length - others.length;
  const isAll = total === keys.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = total > 0 && !isAll;
  }, [total, isAll]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={`选择本页全部${name}`}
      checked={isAll}
      onChange={() => selection.onChange(isAll ? others : [...others, ...keys])}
    />
  );
}
