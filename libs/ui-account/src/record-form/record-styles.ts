import styles from './record-form.module.css';

/** Looks of a record's form and of the panels it is made of. */
export const recordStyles: Readonly<Partial<Record<'form' | 'panel' | 'panelTitle' | 'panelText', string>>> = styles;
