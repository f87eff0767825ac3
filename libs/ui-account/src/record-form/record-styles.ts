import styles from './record-form.module.css';

type FormClass = 'form' | 'panel' | 'panelTitle' | 'panelText' | 'panelEnd';

/** Looks of a record's form and of the panels it is made of. */
export const recordStyles: Readonly<Partial<Record<FormClass, string>>> = styles;
