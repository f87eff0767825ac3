import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldControl } from './define-form';

/** What a line of text shows. */
export interface TextControl extends FieldControl {
  readonly type?: HTMLInputTypeAttribute | undefined;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly autoCapitalize?: 'none' | undefined;
  /** Shows what is typed in capitals. */
  readonly isUpperCase?: boolean | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Limits of a date. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** What a text of several lines shows. */
export interface ProseControl extends FieldControl {
  readonly maxLength: number;
  readonly rows?: number | undefined;
  readonly placeholder?: string | undefined;
}

/** One of a few choices. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What it means, below the label. */
  readonly text?: string;
  /** What follows from it, at the foot. */
  readonly note?: string;
}

/** What a choice shows. */
export interface ChoiceControl extends FieldControl {
  readonly choices: readonly Choice[];
}

/** What a field for files shows. */
export interface FilesControl extends FieldControl {
  readonly hint: string;
  /** Types by their endings, e.g. `.pdf,.docx`. */
  readonly accept: string;
  /** Most files. */
  readonly max: number;
  /** Largest size of a file in MB; 10 by default. */
  readonly maxSize?: number | undefined;
}

/** What a consent shows. */
export interface ConsentControl {
  /** What the data is used for, in one sentence; empty where nothing is said of it. */
  readonly purpose: string;
}

/** What is said of a field where it is defined: whether it is required follows from its rule. */
export type Shown<Control extends FieldControl> = Omit<Control, 'isRequired'> & {
  /** Whether a draft keeps it; it does where nothing is said. */
  readonly isKept?: boolean;
};
