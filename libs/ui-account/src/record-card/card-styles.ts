import styles from './record-card.module.css';

type CardClass = 'card' | 'name' | 'facts' | 'actions' | 'count';

/** Looks of a record's card; `--term-width` is that of the facts' names. */
export const cardStyles: Readonly<Partial<Record<CardClass, string>>> = styles;
