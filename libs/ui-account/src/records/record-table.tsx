import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import type { RecordColumn, RecordListProps } from './record-list';
import styles from './record-list.module.css';
import type { RecordQuery } from './use-record-query';

/** Props of `RecordTable`. */
export interface RecordTableProps<Row> extends Pick<
  RecordListProps<Row>,
  'name' | 'columns' | 'getKey' | 'query' | 'rowActions' | 'selection'
> {
  readonly rows: readonly Row[];
}

/** Records as a table, for windows that are wide enough. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { name, rows, columns, getKey, query, rowActions, selection } = props;
  return (
    <div className={styles.table}>
      <Table<Row>
        aria-label={name}
        rowKey={getKey}
        dataSource={rows}
        pagination={false}
        columns={[
          ...columns.map((column) => toTableColumn(column, query)),
          ...(rowActions
            ? [
                {
                  key: 'actions',
                  title: '操作',
                  render: (_: unknown, row: Row) => <Actions>{rowActions(row)}</Actions>,
                },
              ]
            : []),
        ]}
        onChange={(_pages, _filters, sorter) =>
          query.set({ sort: toOrder(Array.isArray(sorter) ? sorter[0] : sorter) })
        }
        showSorterTooltip={false}
        {...(selection && { rowSelection: toRowSelection(selection, name, getKey) })}
      />
    </div>
  );
}

function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

function toTableColumn<Row>({ key, title, width, render, isSortable }: RecordColumn<Row>, query: RecordQuery) {
  const order = query.get('sort');
  return {
    ...{ key, title, render: (_: unknown, row: Row) => render(row) },
    ...(width !== undefined && { width }),
    ...(isSortable && { sorter: true, sortOrder: order === key ? ASCENDING : order === `-${key}` ? DESCENDING : null }),
  };
}

const ASCENDING = 'ascend' as const;
const DESCENDING = 'descend' as const;

function toOrder(sorter?: { readonly columnKey?: unknown; readonly order?: string | null }): string {
  if (!sorter?.order) return '';
  return `${sorter.order === DESCENDING ? '-' : ''}${String(sorter.columnKey)}`;
}

function toRowSelection<Row>(
  { keys, onChange }: NonNullable<RecordListProps<Row>['selection']>,
  name: string,
  getKey: (row: Row) => string,
): NonNullable<TableProps<Row>['rowSelection']> {
  return {
    selectedRowKeys: [...keys],
    preserveSelectedRowKeys: true,
    onChange: (chosen) => onChange(chosen.map(String)),
    getCheckboxProps: (row) => ({ 'aria-label': `选择${name} ${getKey(row)}` }),
  };
}
