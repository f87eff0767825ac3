import styles from './record-card.module.css';

type CardClass = 'card' | 'name' | 'facts' | 'actions' | 'count' | 'rows' | 'row' | 'aside' | 'link';

/** Looks of a record's card; `--term-width` is that of the facts' names, `aside` stands at the end of a row. */
export const cardStyles: Readonly<Partial<Record<CardClass, string>>> = styles;
