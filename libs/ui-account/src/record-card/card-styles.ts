import styles from './record-card.module.css';

type CardLook = 'card' | 'name' | 'facts' | 'acts' | 'count' | 'failure';

/** Looks of a record's card, and of what a page of cards says; `--term-width` is that of the facts' names. */
export const cardStyles: Readonly<Partial<Record<CardLook, string>>> = styles;
