import styles from './buttons.module.css';

type ButtonLook = 'primary' | 'plain' | 'danger' | 'text';

/** Looks of buttons, and of links that look like them; a `row` lines them up, a `panel` holds what they act on. */
export const buttons: Readonly<Partial<Record<ButtonLook | 'row' | 'panel', string>>> = styles;
