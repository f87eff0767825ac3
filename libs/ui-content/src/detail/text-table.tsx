import type { TextTable as Table } from '@portal/api-contract';
import { VisuallyHidden } from '@portal/ui-kit';
import styles from './text-table.module.css';

/** Props of `TextTable`. */
export interface TextTableProps {
  readonly caption: string;
  readonly table: Table;
}

/** Table of texts; the first column names the row. It scrolls by itself where it is wider than the page. */
export function TextTable({ caption, table: { columns, rows } }: TextTableProps) {
  return (
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
