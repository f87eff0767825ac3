import { type ReactNode, useEffect, useRef } from 'react';
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
            const key = getKey(row);
            return (
              <tr key={key} data-chosen={selection?.keys.includes(key) || undefined}>
                {selection && (
                  <td className={styles.choice}>
                    <RowChoice name={name} rowKey={key} selection={selection} />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key}>{column.render(row)}</td>
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

function Heading<Row>({ column: { key, title, width, isSortable }, query }: HeadingProps<Row>) {
  const style = width === undefined ? undefined : { width, minWidth: width };
  if (!isSortable) return <Th style={style}>{title}</Th>;
  const sort = query.get('sort');
  const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';
  const next = { none: key, ascending: `-${key}`, descending: '' }[order];
  return (
    <Th style={style} aria-sort={order}>
      <button type="button" className={styles.sorter} onClick={() => query.set({ sort: next })}>
        {title}
      </button>
    </Th>
  );
}

interface ThProps {
  readonly style: { readonly width: number; readonly minWidth: number } | undefined;
  readonly 'aria-sort'?: 'none' | 'ascending' | 'descending';
  readonly children: ReactNode;
}

function Th(props: ThProps) {
  return <th scope="col" {...props} />;
}

type Selection = NonNullable<RecordListProps<never>['selection']>;

interface RowChoiceProps {
  readonly name: string;
  readonly rowKey: string;
  readonly selection: Selection;
}

/** Chooses a row; rows of other pages stay chosen. */
export function RowChoice({ name, rowKey, selection: { keys, onChange } }: RowChoiceProps) {
  return (
    <input
      type="checkbox"
      aria-label={`选择${name} ${rowKey}`}
      checked={keys.includes(rowKey)}
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
