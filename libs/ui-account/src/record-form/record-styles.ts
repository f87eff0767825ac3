import styles from './record-form.module.css';

type FormLook = 'form' | 'panel' | 'panelTitle' | 'panelText' | 'restored';

/** Looks of a record's form, of the panels it is made of, and of the word that a draft was `restored`. */
export const recordStyles: Readonly<Partial<Record<FormLook, string>>> = styles;
