import styles from './record-cell.module.css';

type CellClass = 'cell' | 'subject' | 'name' | 'below' | 'number' | 'time' | 'amount' | 'actions';

/** Looks of what stands in the cells of a list; `below` is the smaller second line of a `cell`, or of the `subject`. */
export const cellStyles: Readonly<Partial<Record<CellClass, string>>> = styles;
