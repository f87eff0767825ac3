import { TableHead } from '@portal/ui-kit';
import { Folded } from './folded';
import styles from './figure-table.module.css';

/** Props of `FigureTable`. */
export interface FigureTableProps {
  /** Names of the columns; the first is what the numbers are about. */
  readonly columns: readonly string[];
  /** Rows of a chart from its beginning, as they are shown; the table has the last of them on top. */
  readonly rows: readonly (readonly [name: string, ...figures: readonly (string | number)[]])[];
}

/** The numbers of a chart as a table, below it and folded. */
export function FigureTable({ columns, rows }: FigureTableProps) {
  return (
    <Folded label="以表格查看">
      <table className={styles.table}>
        <TableHead columns={columns} />
        <tbody>
          {[...rows].reverse().map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}
